import * as z from 'zod/mini'

/**
 * A text a person may send: composed the one way (NFC), no control characters (a NUL would reach the database), no
 * halves of surrogate pairs, no invisible direction marks that make one text look like another.
 */
export function plainText(min: number, max: number) {
  return z.string().check(
    z.overwrite((text) => text.normalize('NFC')),
    z.refine((text) => text.isWellFormed() && !/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u.test(text)),
    z.minLength(min),
    z.maxLength(max),
  )
}
