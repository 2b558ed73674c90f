import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

const NAME = 'scrolled'
/** Entries of the history whose places are kept. */
const MOST = 50
/** All that is on its way has come by then, or the page shows something else than it did; milliseconds. */
const PATIENCE = 15_000

function keptPlaces(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(NAME) ?? '{}') as Record<string, number>
  } catch {
    // Storage refused: a way back leads to the top.
    return {}
  }
}

function keepPlace(entry: string, top: number): void {
  const { [entry]: _before, ...others } = keptPlaces()
  const places = [...Object.entries(others), [entry, top]].slice(-MOST)
  try {
    sessionStorage.setItem(NAME, JSON.stringify(Object.fromEntries(places)))
  } catch {
    // See above.
  }
}

/**
 * Goes there as soon as the page is as high, and again where what comes after changed that, unless somebody does something
 * before. Answers how to give it up.
 */
function goOnceHigh(top: number): () => void {
  const given = new AbortController()
  const giveUp = (): void => given.abort()
  const sized = new ResizeObserver(() => {
    if (document.documentElement.scrollHeight - window.innerHeight < top) return
    if (Math.abs(window.scrollY - top) > 1) window.scrollTo({ top, behavior: 'instant' })
  })
  sized.observe(document.body)
  const patience = setTimeout(giveUp, PATIENCE)
  given.signal.addEventListener('abort', () => {
    sized.disconnect()
    clearTimeout(patience)
  })
  for (const act of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    window.addEventListener(act, giveUp, { passive: true, signal: given.signal })
  return giveUp
}

/**
 * A way back leads to where a page was left, also when the page is loaded anew: the browser looks for the place before
 * there is anything to scroll.
 */
export function useScrollMemory(): void {
  const { key, pathname, search, hash } = useLocation()
  const isBack = useNavigationType() === NavigationType.Pop
  const address = pathname + search
  const last = useRef(address)
  // From scroll events: reading scrollY while a page is being mounted would force a layout.
  const top = useRef(0)
  const entry = `${key} ${address}`
  useEffect(() => {
    history.scrollRestoration = 'manual'
  }, [])
  // Before anything is drawn of the next page, which may be lower: its place is not that of this one.
  useLayoutEffect(() => {
    const kept = isBack ? keptPlaces()[entry] : undefined
    // What was opened anew stays wherever it is, and a part of a page where that is.
    const place = kept ?? (isBack && last.current !== address && hash === '' ? 0 : undefined)
    last.current = address
    const giveUp = place === undefined ? undefined : goOnceHigh(place)
    if (place !== undefined) top.current = place
    const note = (): void => {
      top.current = window.scrollY
    }
    const keep = (): void => keepPlace(entry, top.current)
    window.addEventListener('scroll', note, { passive: true })
    window.addEventListener('pagehide', keep)
    return () => {
      giveUp?.()
      window.removeEventListener('scroll', note)
      window.removeEventListener('pagehide', keep)
      keep()
    }
  }, [entry, address, isBack, hash])
}
