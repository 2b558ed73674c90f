import * as z from 'zod/mini'

/** ISO 3166-1, two letters. */
export const countryCode = z.string().check(z.regex(/^[A-Z]{2}$/))

export const countrySchema = z.strictObject({
  countryCode,
  /** Digits without a plus sign. */
  countryDialingCode: z.string().check(z.regex(/^[1-9]\d{0,4}$/)),
})

/** Where a call comes from, as far as the house knows. */
export const locationSchema = z.strictObject({
  ip: z.string(),
  /** Null where no network of the operator's list holds the address. */
  countryCode: z.nullable(countryCode),
})
