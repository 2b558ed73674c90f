import type { PhoneCodeAnswer, PhoneCodeErrand } from '@croupier/client/phone-code-wire.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { phoneCodeAnswerOf } from './phone-code-answer.ts'

/** After this long without a page in the frame, or without an answer where nobody is asked anything; milliseconds. */
const PATIENCE = 20_000

/**
 * The page that speaks to Firebase, on its own origin: its policy admits Google's scripts, ours does not. It is told one
 * errand and answers once.
 */
export function PhoneCodeFrame({
  page,
  errand,
  onAnswer,
  className,
}: {
  page: string
  errand: PhoneCodeErrand
  onAnswer: (answer: Exclude<PhoneCodeAnswer, { type: 'ready' }>) => void
  className: string
}): ReactNode {
  const { t } = useWords('codes')
  const frame = useRef<HTMLIFrameElement>(null)
  const isHere = useRef(false)

  const hear = useEffectEvent((event: MessageEvent<unknown>) => {
    const { origin } = new URL(page)
    const { contentWindow } = frame.current ?? {}
    const answer = phoneCodeAnswerOf(event, { window: contentWindow, origin })
    if (answer === undefined) return
    if (answer.type !== 'ready') return onAnswer(answer)
    isHere.current = true
    contentWindow?.postMessage({ croupier: 1, ...errand }, origin)
  })
  const giveUp = useEffectEvent(() => {
    // Members who are shown pictures may take their time.
    if (!isHere.current || errand.type === 'confirm') onAnswer({ type: 'failed', why: 'firebase.unavailable' })
  })
  useEffect(() => {
    const heard = (event: MessageEvent<unknown>): void => hear(event)
    window.addEventListener('message', heard)
    const timer = setTimeout(() => giveUp(), PATIENCE)
    return () => {
      window.removeEventListener('message', heard)
      clearTimeout(timer)
    }
  }, [])

  return (
    <iframe
      ref={frame}
      src={page}
      title={t('codes.firebase.frame')}
      // oxlint-disable-next-line react/iframe-missing-sandbox -- its own origin is never ours: origins-port.ts
      sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
      referrerPolicy="strict-origin"
      className={className}
    />
  )
}
