import * as z from 'zod/mini'
import { currencies } from '@croupier/basis/currency.ts'
import { webAddress } from './web-address.ts'

const languageCode = z.string().check(z.regex(/^[A-Za-z]{2,3}(-[A-Za-z]{2,4})?$/))

/** Whose portal this is: everything a client needs before it can show a word. */
export const brandSchema = z.strictObject({
  /** What the `Merchant` header must carry. */
  merchantCode: z.string().check(z.regex(/^[a-z0-9_-]{2,32}$/)),
  name: z.string().check(z.minLength(1), z.maxLength(60)),
  platform: z.literal('WEB'),
  lotteryType: z.string().check(z.minLength(1), z.maxLength(20)),
  /** As this API family writes it: `BN`. */
  defaultLanguage: languageCode,
  languages: z.array(languageCode).check(z.minLength(1), z.maxLength(40)),
  currency: z.string().check(z.refine((code) => currencies.has(code), 'fault.format')),
  minimumAge: z.int().check(z.minimum(18), z.maximum(25)),
  licences: z
    .array(
      z.strictObject({
        authority: z.string().check(z.minLength(1), z.maxLength(120)),
        number: z.string().check(z.maxLength(60)),
        /** The words that must stand in the footer, by language code; `EN` is shown where the reader's is missing. */
        texts: z.record(languageCode, z.string().check(z.maxLength(2000))),
        url: z.nullable(webAddress),
      }),
    )
    .check(z.maxLength(10)),
})
export type Brand = z.output<typeof brandSchema>
