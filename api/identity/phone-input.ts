import { plainText } from './plain-text.ts'

/** A mobile number as people write it; whether a phone can have it is the server's to say. */
export const givenMobile = plainText(0, 30)

/** Digits, with plus sign or not; the first of the operator's countries where empty or absent. */
export const givenDialingCode = plainText(0, 6)
