import { type RefObject, useSyncExternalStore } from 'react'

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener)
  return () => document.removeEventListener('fullscreenchange', listener)
}

/** Full screen of one element; undefined where the browser has none, as on some phones. */
export function useFullScreen(
  stage: RefObject<HTMLElement | null>,
): { isFull: boolean; toggle: () => void } | undefined {
  const isFull = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null)
  if (!document.fullscreenEnabled) return undefined
  return {
    isFull,
    // Refused by the browser or by the person: the page stays as it is.
    toggle: () =>
      void (isFull ? document.exitFullscreen() : stage.current?.requestFullscreen())?.catch(() => undefined),
  }
}
