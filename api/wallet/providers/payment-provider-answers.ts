import * as z from 'zod/mini'

export const providerCode = z.string().check(z.regex(/^[a-z][a-z0-9-]{1,31}$/))

/** A provider without its secret, which nothing answers. */
export const paymentProviderAnswer = z.strictObject({
  code: z.string(),
  protocol: z.string(),
  url: z.string(),
  isOpen: z.boolean(),
  paysOut: z.boolean(),
  /** Whether it can be asked what it moved. */
  hasReports: z.boolean(),
  changedAt: z.number(),
})
