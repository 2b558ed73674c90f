import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { type GameMessageType, gameMessageOf, type PageMessageType } from './frame-message.ts'

/** After this long without a page in the frame, the person is told that it takes long; milliseconds. */
const SLOW = 20_000

export type FrameState = 'coming' | 'slow' | 'here' | 'blocked'

/**
 * The frame of a running game: whether it has come, what it says, and what is said to it. `saysReady`: a game that tells
 * when it can be played, so that a page which is no game is not taken for one.
 */
export function useGameFrame(
  { url, saysReady }: { url: string; saysReady: boolean },
  onMessage: (type: GameMessageType) => void,
): {
  frame: RefObject<HTMLIFrameElement | null>
  state: FrameState
  onLoad: () => void
  tell: (type: PageMessageType) => void
} {
  const frame = useRef<HTMLIFrameElement>(null)
  const [state, setState] = useState<FrameState>('coming')
  const speaks = useRef(false)
  const origin = new URL(url).origin

  const hear = useEffectEvent((event: MessageEvent<unknown>) => {
    const type = gameMessageOf(event, { window: frame.current?.contentWindow, origin })
    if (type === undefined) return
    if (type === 'ready') {
      speaks.current = true
      setState('here')
    }
    onMessage(type)
  })
  useEffect(() => {
    const heard = (event: MessageEvent<unknown>): void => hear(event)
    // The policy of this page is as old as the page: a vendor that was opened later is not in it yet.
    const blocked = (event: SecurityPolicyViolationEvent): void => {
      if (event.effectiveDirective === 'frame-src') setState('blocked')
    }
    window.addEventListener('message', heard)
    document.addEventListener('securitypolicyviolation', blocked)
    const timer = setTimeout(() => setState((now) => (now === 'coming' ? 'slow' : now)), SLOW)
    return () => {
      window.removeEventListener('message', heard)
      document.removeEventListener('securitypolicyviolation', blocked)
      clearTimeout(timer)
    }
  }, [])

  return {
    frame,
    state,
    onLoad: () => {
      if (!saysReady) setState((now) => (now === 'blocked' ? now : 'here'))
    },
    // A game that has not spoken our language hears nothing of it.
    tell(type) {
      if (speaks.current) frame.current?.contentWindow?.postMessage({ croupier: 1, type }, origin)
    },
  }
}
