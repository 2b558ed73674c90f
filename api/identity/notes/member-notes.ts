import * as z from 'zod/mini'

/** What an operator wrote about a member, for colleagues alone. */
export const memberNote = z.strictObject({
  id: z.string(),
  note: z.string(),
  /** `staff:anika`. */
  by: z.string(),
  at: z.number(),
})
