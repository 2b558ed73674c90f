import * as z from 'zod/mini'

/** What keeps a member out or from playing, beside the state of their account. Moments in epoch milliseconds. */
export const standingAnswer = {
  /** The break they are on; `isExclusion`: they may not log in either. `endsAt`: null for ever. */
  break: z.nullable(z.strictObject({ isExclusion: z.boolean(), endsAt: z.nullable(z.number()) })),
  /** After too many wrong passwords: until when devices that the account does not know are refused. */
  lockedUntil: z.nullable(z.number()),
}
