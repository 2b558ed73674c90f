import type { RefusalCode } from '@croupier/api/refusals.ts'

/** What the gateway's error codes mean to the person who waits for a text; all others are `sms.failed`. */
export const errors: Readonly<Record<number, RefusalCode>> = {
  /** To: not a phone number; missing; cannot be reached by text. */
  21211: 'mobile.invalid',
  21604: 'mobile.invalid',
  21614: 'mobile.invalid',
  21612: 'mobile.invalid',
  /** Rate and queue limits of the account; trial and daily limits; no credit. */
  14107: 'sms.quota',
  20429: 'sms.quota',
  21611: 'sms.quota',
  30022: 'sms.quota',
  63038: 'sms.quota',
  30002: 'sms.quota',
  /** Country, sender or account is not switched on for this; the person has opted out of our texts. */
  20003: 'sms.not.enabled',
  21408: 'sms.not.enabled',
  21606: 'sms.not.enabled',
  21608: 'sms.not.enabled',
  21610: 'sms.not.enabled',
  21659: 'sms.not.enabled',
}
