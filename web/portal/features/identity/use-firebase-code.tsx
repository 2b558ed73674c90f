import { startFirebaseCode } from '@croupier/api/identity/codes/start-firebase-code.ts'
import { plainDigits } from '@croupier/basis/digits.ts'
import { call } from '@croupier/client/call.ts'
import { CallRefused } from '@croupier/client/call-refused.ts'
import type { PhoneCodeAnswer, PhoneCodeChannel, PhoneCodeErrand } from '@croupier/client/phone-code-wire.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Dialog } from '@croupier/kit/overlays/dialog.tsx'
import { type ReactNode, useRef, useState } from 'react'
import { useSettings } from '../../session/settings.ts'
import type { CodeRequest } from './code-field.tsx'
import { PhoneCodeFrame } from './phone-code-frame.tsx'
import type { TypedPhone } from './phone-field.tsx'

/** Minutes until Firebase may be asked for another code. */
const AGAIN_MINUTES = 1

type Answer = Exclude<PhoneCodeAnswer, { type: 'ready' }> | { type: 'closed' }

interface Errand {
  number: number
  page: string
  errand: PhoneCodeErrand
  end: (answer: Answer) => void
}

export interface FirebaseCode {
  /** Sends a code by Firebase where the operator has chosen that, else by `text`, which sends one of ours. */
  send: (phone: TypedPhone, text: CodeRequest) => ReturnType<CodeRequest>
  /**
   * Shows Firebase the code that was typed. Undefined where the code was one of ours; `wrong` where it is not the one
   * that was sent, which is told to nobody: all stays as it was.
   * @throws CallRefused by the words of the catalogue
   */
  prove: (code: string | undefined) => Promise<{ firebaseIdToken: string } | 'wrong' | undefined>
  /** To be drawn in the form: the page that speaks to Firebase, while it does. */
  frame: ReactNode
}

/** Codes that Firebase sends to a phone, for a form that would otherwise have a text sent. */
export function useFirebaseCode(): FirebaseCode {
  const { t } = useWords('codes', 'refusals')
  const isOffered = useSettings()?.register.firebaseChannel ?? false
  const [running, setRunning] = useState<Errand>()
  const errands = useRef(0)
  const sent = useRef<{ page: string; channel: PhoneCodeChannel; sessionInfo: string }>(undefined)
  // A form may be refused for another reason after the code was right: it is right but once.
  const proven = useRef<{ code: string; firebaseIdToken: string }>(undefined)

  const run = (page: string, errand: PhoneCodeErrand): Promise<Answer> =>
    new Promise((resolve) => {
      errands.current += 1
      const end = (answer: Answer): void => {
        setRunning(undefined)
        resolve(answer)
      }
      setRunning({ number: errands.current, page, errand, end })
    })

  const send: FirebaseCode['send'] = async (typed, text) => {
    sent.current = undefined
    proven.current = undefined
    if (!isOffered) return text()
    const { phone, page, ...channel } = await call(startFirebaseCode, typed)
    const { lang: language } = document.documentElement
    const answer = await run(page, { type: 'send', channel, phone, language })
    if (answer.type === 'closed') return { notSent: t('refusals.phone.popup.closed') }
    if (answer.type !== 'sent') throw refused(answer)
    sent.current = { page, channel, sessionInfo: answer.sessionInfo }
    return { expiredMinutes: AGAIN_MINUTES }
  }

  const prove: FirebaseCode['prove'] = async (typed) => {
    if (sent.current === undefined) return undefined
    const code = plainDigits(typed ?? '').trim()
    if (proven.current?.code === code) return { firebaseIdToken: proven.current.firebaseIdToken }
    const { page, channel, sessionInfo } = sent.current
    const answer = await run(page, { type: 'confirm', channel, sessionInfo, code })
    if (answer.type === 'failed' && answer.why === 'code.wrong') return 'wrong'
    if (answer.type !== 'confirmed') throw refused(answer)
    const firebaseIdToken = answer.idToken
    proven.current = { code, firebaseIdToken }
    return { firebaseIdToken }
  }

  function refused(answer: Answer): CallRefused {
    const why = answer.type === 'failed' ? answer.why : 'sms.failed'
    return new CallRefused({ code: why, message: t(`refusals.${why}`) })
  }

  const isShown = running?.errand.type === 'send'
  const frameOf = ({ number, page, errand, end }: Errand, className: string) => (
    <PhoneCodeFrame key={number} {...{ page, errand, className }} onAnswer={end} />
  )
  const frame = (
    <>
      <Dialog
        open={isShown}
        onClose={() => running?.end({ type: 'closed' })}
        title={t('codes.firebase.title')}
        size="medium"
      >
        <p className="mb-4 text-sm text-ink-soft">{t('codes.firebase.text')}</p>
        {isShown && running && frameOf(running, 'h-[min(36rem,60dvh)] w-full border-0 scheme-light')}
      </Dialog>
      {!isShown && running && frameOf(running, 'hidden')}
    </>
  )
  return { send, prove, frame }
}
