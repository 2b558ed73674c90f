import * as z from 'zod/mini'

/** What is said of a text, where that is more than that it is missing or not written the right way. */
export interface TextFaults {
  /** Of one that is not there, or empty. */
  missing?: `fields.message.${string}`
  wrong?: `fields.message.${string}`
}

const said = (message: string | undefined) => (message === undefined ? {} : { error: message })

/**
 * A text a person may send: composed the one way (NFC), no control characters (a NUL would reach the database), no
 * halves of surrogate pairs, no invisible direction marks that make one text look like another.
 */
export function plainText(min: number, max: number, { missing, wrong }: TextFaults = {}) {
  // By its code: what a schema says of itself is said of every check within it that says nothing.
  const typed =
    missing === undefined
      ? {}
      : { error: ({ code }: { code: string }) => (code === 'invalid_type' ? missing : undefined) }
  return z.string(typed).check(
    z.overwrite((text) => text.normalize('NFC')),
    z.refine((text) => text.isWellFormed() && !/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u.test(text), said(wrong)),
    z.minLength(min, said(min === 1 ? missing : wrong)),
    z.maxLength(max, said(wrong)),
  )
}

/** The same over several lines: line ends are one character, and the only control character there may be. */
export function linesOfText(min: number, max: number) {
  return z.string().check(
    z.overwrite((text) => text.normalize('NFC').replaceAll(/\r\n?/g, '\n').trim()),
    z.refine((text) => text.isWellFormed() && !/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u.test(text.replaceAll('\n', ''))),
    z.minLength(min),
    z.maxLength(max),
  )
}
