import * as z from 'zod/mini'

/** `identity.sessionIdleMinutes` */
export const settingName = z.string().check(z.regex(/^[a-z][A-Za-z0-9]*\.[a-z][A-Za-z0-9.]*$/), z.maxLength(80))

/** A setting as the console shows it. */
export const settingAnswer = z.strictObject({
  name: settingName,
  value: z.unknown(),
  initial: z.unknown(),
  /** JSON Schema of its value, from which the console draws the form. */
  schema: z.record(z.string(), z.unknown()),
  /** Null while the initial value holds. */
  changedBy: z.nullable(z.string()),
  changedAt: z.nullable(z.number()),
})
