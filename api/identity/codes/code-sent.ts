import * as z from 'zod/mini'

/** What sending a code answers. */
export const codeSent = z.strictObject({
  /** After so many minutes another code may be asked for. */
  expiredMinutes: z.number(),
  /** For so many minutes this one is good. */
  validMinutes: z.number(),
  /** The same as a text, in the member's language. */
  message: z.string(),
})
