import * as z from 'zod/mini'

/** Bytes a picture may have that somebody sends. */
export const PICTURE_BYTES = 5 * 1024 * 1024

/**
 * A picture in base64, of one of `pictureTypes`. Whole groups of four are not asked for: a pattern that repeats a group runs out of stack on a text
 * of millions, and whoever decodes it sees what is missing.
 */
export const picture = z
  .string()
  .check(z.minLength(4), z.maxLength(Math.ceil(PICTURE_BYTES / 3) * 4), z.regex(/^[A-Za-z0-9+/]+={0,2}$/))
