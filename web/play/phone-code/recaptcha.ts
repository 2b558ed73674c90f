import type { PhoneCodeChannel } from '@croupier/client/phone-code-wire.ts'
import { PhoneCodeFailure } from './phone-code-failure.ts'

/** As much as is used here of https://developers.google.com/recaptcha/docs/invisible and of its Enterprise sister. */
interface Recaptcha {
  render(
    place: Element,
    options: {
      sitekey: string
      size: 'invisible'
      badge: 'inline'
      callback: (token: string) => void
      'error-callback': () => void
    },
  ): number
  execute(widget: number): void
  enterprise?: {
    ready(done: () => void): void
    execute(siteKey: string, options: { action: string }): Promise<string>
  }
}

/** The name Google's script calls when it is there. */
const LOADED = 'recaptchaLoaded'

/** Google's script, which names itself `grecaptcha` in the window. @throws PhoneCodeFailure firebase.unavailable */
function load(url: string): Promise<Recaptcha> {
  return new Promise((resolve, reject) => {
    const unavailable = (): void => reject(new PhoneCodeFailure('firebase.unavailable'))
    const done = (): void => {
      const { grecaptcha } = window as { grecaptcha?: Recaptcha }
      if (grecaptcha) resolve(grecaptcha)
      else unavailable()
    }
    Object.assign(window, { [LOADED]: done })
    const script = document.createElement('script')
    script.src = url
    // The plain check says when it is there, the other one as soon as it has run.
    if (!url.includes(`onload=${LOADED}`)) script.addEventListener('load', done)
    script.addEventListener('error', unavailable)
    document.head.append(script)
  })
}

export interface RobotCheck {
  /** The check that shows pictures where it has its doubts; its token. */
  showing(siteKey: string, language: string): Promise<string>
  /** The one that only looks on, of projects that are defended against texts at their cost; its token. */
  silent(siteKey: string): Promise<string>
}

/** Google's checks for robots, drawn in `place`. Each rejects with a PhoneCodeFailure. */
export function openRobotCheck({ recaptchaUrl }: PhoneCodeChannel, place: Element): RobotCheck {
  return {
    async showing(sitekey, language) {
      const query = new URLSearchParams({ onload: LOADED, render: 'explicit', hl: language })
      const recaptcha = await load(`${recaptchaUrl}/api.js?${query}`)
      return new Promise((callback, reject) => {
        const failed = (): void => reject(new PhoneCodeFailure('phone.captcha.failed'))
        const look = { size: 'invisible', badge: 'inline' } as const
        recaptcha.execute(recaptcha.render(place, { sitekey, callback, 'error-callback': failed, ...look }))
      })
    },
    async silent(siteKey) {
      const { enterprise } = await load(`${recaptchaUrl}/enterprise.js?${new URLSearchParams({ render: siteKey })}`)
      if (!enterprise) throw new PhoneCodeFailure('firebase.unavailable')
      await new Promise<void>((ready) => enterprise.ready(ready))
      return enterprise.execute(siteKey, { action: 'sendVerificationCode' }).catch(() => {
        throw new PhoneCodeFailure('phone.captcha.failed')
      })
    },
  }
}
