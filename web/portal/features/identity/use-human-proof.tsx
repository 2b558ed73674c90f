import { isRefused } from '@croupier/client/call-refused.ts'
import { type ReactNode, useState } from 'react'
import { prepareBotCheck, takeBotCheck } from './bot-check.ts'
import { CaptchaField } from './captcha-field.tsx'

export interface HumanProof {
  /** The work proved for what is sent now, as part of its input; nothing where none could be proved in time. */
  take: () => Promise<{ botCheck?: string }>
  /** After an answer, whichever it was: a picture has served, and the next work is begun. */
  renew: () => void
  /**
   * Brings the picture where an answer asks for it. True where that is all there is to say: it was not there before, and
   * nothing typed was wrong.
   */
  takeFault: (error: unknown) => boolean
  /** The picture and the box for its characters, once they are asked for. */
  captcha: ReactNode
}

/** What shows a form's server that a person sends it: work the browser proves by itself, and a captcha where that fails. */
export function useHumanProof(): HumanProof {
  // Each answer asks for a new picture: the one before has been used up.
  const [round, setRound] = useState(0)
  return {
    async take() {
      const botCheck = await takeBotCheck()
      return botCheck === undefined ? {} : { botCheck }
    },
    renew() {
      prepareBotCheck()
      setRound((before) => (before > 0 ? before + 1 : 0))
    },
    takeFault(error) {
      const isAboutPicture = isRefused(error, 'login.captcha.required', 'login.captcha.wrong')
      if (!isAboutPicture && !(isRefused(error) && error.value['captcha'] === true)) return false
      setRound((before) => Math.max(before, 1))
      return round === 0 && isAboutPicture
    },
    captcha: round > 0 && <CaptchaField round={round} />,
  }
}

/** What was typed into the captcha of a form, as part of an input; nothing where none is asked. */
export function typedCaptcha(form: HTMLFormElement | null): { captcha?: string } {
  const box = form?.elements.namedItem('captcha')
  return box instanceof HTMLInputElement && box.value !== '' ? { captcha: box.value } : {}
}
