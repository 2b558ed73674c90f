import { isRefused } from '@croupier/client/call-refused.ts'
import type { FormState } from '@croupier/kit/form/use-form.ts'
import { type ReactNode, useRef, useState } from 'react'
import { prepareBotCheck, takeBotCheck } from './bot-check.ts'
import { CaptchaField } from './captcha-field.tsx'

/** What goes along with an input to show it. */
interface Shown {
  botCheck?: string
  captcha?: string
}

export interface HumanProof {
  /** The work proved for what the form sends now, as part of its input; nothing where none could be proved in time. */
  take: () => Promise<Pick<Shown, 'botCheck'>>
  /** The same with the characters of the picture, for a form whose own fields do not include them. */
  show: () => Promise<Shown>
  /** After a refusal of what the form sent: the next work is begun, and a picture brought where it is asked for. */
  refused: (error: unknown) => void
  /** Sends something beside what the form itself sends, with what stands in the form's captcha. */
  sendBeside: <Answer>(form: FormState, send: (shown: Shown) => Promise<Answer>) => Promise<Answer>
  /**
   * Brings the picture where an answer asks for it. True where that is all there is to say: it was not there before, and
   * nothing typed was wrong.
   */
  takeFault: (error: unknown) => boolean
  /** The picture and the box for its characters, once they are asked for. */
  captcha: ReactNode
}

/** What was typed into the captcha of a form, or of a part of it; nothing where none is asked. */
function typedCaptcha(within: HTMLElement | null): Pick<Shown, 'captcha'> {
  const box = within?.querySelector('input[name=captcha]')
  return box instanceof HTMLInputElement && box.value !== '' ? { captcha: box.value } : {}
}

async function take(): Promise<Pick<Shown, 'botCheck'>> {
  const botCheck = await takeBotCheck()
  return botCheck === undefined ? {} : { botCheck }
}

/** What shows a form's server that a person sends it: work the browser proves by itself, and a captcha where that fails. */
export function useHumanProof(): HumanProof {
  // Each answer asks for a new picture: the one before has been used up.
  const [round, setRound] = useState(0)
  const picture = useRef<HTMLDivElement>(null)
  /** After an answer, whichever it was: a picture has served, and the next work is begun. */
  const renew = (): void => {
    prepareBotCheck()
    setRound((before) => (before > 0 ? before + 1 : 0))
  }
  const takeFault = (error: unknown): boolean => {
    const isAboutPicture = isRefused(error, 'login.captcha.required', 'login.captcha.wrong')
    if (!isAboutPicture && !(isRefused(error) && error.value['captcha'] === true)) return false
    setRound((before) => Math.max(before, 1))
    return round === 0 && isAboutPicture
  }
  return {
    take,
    show: async () => ({ ...typedCaptcha(picture.current), ...(await take()) }),
    refused(error) {
      renew()
      takeFault(error)
    },
    async sendBeside(form, send) {
      const captcha = typedCaptcha(form.attributes.ref.current)
      try {
        return await send({ ...captcha, ...(await take()) })
      } finally {
        renew()
      }
    },
    takeFault,
    captcha: round > 0 && (
      <div ref={picture}>
        <CaptchaField round={round} />
      </div>
    ),
  }
}
