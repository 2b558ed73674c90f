import { plainText } from '../plain-text.ts'

/** A mobile number as people write it; whether a phone can have it is the server's to say. */
export const givenMobile = plainText(0, 30)

/** The same in a form that cannot do without it. */
export const typedMobile = plainText(1, 30, {
  missing: 'fields.message.enterMobile',
  wrong: 'fields.message.phoneFormat',
})

/** The code that was sent, in a form that cannot do without it. */
export const typedCode = plainText(1, 12, {
  missing: 'fields.message.enterVerificationCode',
  wrong: 'fields.message.enterVerificationCode',
})

/** Digits, with plus sign or not; the first of the operator's countries where empty or absent. */
export const givenDialingCode = plainText(0, 6)
