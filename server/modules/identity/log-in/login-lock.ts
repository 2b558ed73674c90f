/** Failures after which a captcha comes with every further attempt. */
export const CAPTCHA_AFTER = 3
/** Password checks a name gets in a window from devices it does not know, all together. */
export const STRANGER_LIMIT = 10
/** Password checks an address gets in a window over all names, known devices apart. */
export const ADDRESS_LIMIT = 50

export interface LoginFailures {
  /** From the device's own count where the account knows it, else from the count of all strangers. */
  own: number
  isKnownDevice: boolean
  address: number
}

export type LoginVerdict = 'open' | 'captcha' | 'locked'

/**
 * What stands before the password: nothing, a captcha, or a lock. A device the account knows only ever meets the captcha,
 * so that nobody can lock a member out by guessing. A name that nobody has is treated like any other.
 */
export function loginVerdict({ own, isKnownDevice, address }: LoginFailures): LoginVerdict {
  if (!isKnownDevice && (own >= STRANGER_LIMIT || address >= ADDRESS_LIMIT)) return 'locked'
  return own >= CAPTCHA_AFTER ? 'captcha' : 'open'
}
