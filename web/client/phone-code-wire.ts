/**
 * What the portal's page and the page that has codes sent by Firebase (web/play/phone-code) say to each other. Each
 * message carries `croupier: 1` besides, and each side hears the other's window and origin alone.
 */

/** By which key, and where; as `startFirebaseCode` answers it. */
export interface PhoneCodeChannel {
  apiKey: string
  toolkitUrl: string
  recaptchaUrl: string
}

/** One page runs one errand: a code is sent, or the code that came is shown to Firebase. */
export type PhoneCodeErrand =
  | { type: 'send'; channel: PhoneCodeChannel; phone: string; language: string }
  | { type: 'confirm'; channel: PhoneCodeChannel; sessionInfo: string; code: string }

/** Why it came to nothing, by the catalogue's names: `refusals.<fault>` are its words. */
export type PhoneCodeFault =
  | 'mobile.missing'
  | 'mobile.invalid'
  | 'sms.too.many'
  | 'sms.quota'
  | 'sms.not.enabled'
  | 'sms.failed'
  | 'code.missing'
  | 'code.wrong'
  | 'code.expired'
  | 'phone.captcha.failed'
  | 'firebase.unavailable'

/** What the page answers. `sessionInfo` stands for the code that was sent, `idToken` for its having come back. */
export type PhoneCodeAnswer =
  | { type: 'ready' }
  | { type: 'sent'; sessionInfo: string }
  | { type: 'confirmed'; idToken: string }
  | { type: 'failed'; why: PhoneCodeFault }
