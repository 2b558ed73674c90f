import * as z from 'zod/mini'

/** How many minutes a member may let a log-in last at most. */
export const sessionLimits = [30, 60, 120, 240, 480] as const

/** After how many minutes a member may ask to be shown how long they have been logged in, and what came of it. */
export const checkIntervals = [15, 30, 60, 120] as const

/** So long before a limit ends a session, its member is told. */
export const WARNING_MINUTES = 5

/** What a member has chosen about their time. */
export const timeLimits = z.strictObject({
  /** Minutes a log-in lasts at most; null: as long as any. */
  sessionLimit: z.nullable(z.number()),
  /** What was asked for and does not count yet. */
  comingLimit: z.nullable(z.strictObject({ minutes: z.nullable(z.number()), beginsAt: z.number() })),
  /** Minutes between two reality checks; null: none. */
  checkInterval: z.nullable(z.number()),
  /** Whether the house lets members go without. */
  mayCheckBeOff: z.boolean(),
})
