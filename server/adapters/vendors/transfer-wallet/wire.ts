import { transferFailures, type TransferFailure } from '@croupier/api/funds/transfer-choices.ts'
import * as z from 'zod/mini'
import { unstorableTexts } from '../../../platform/unstorable-text.ts'

const text = z.string().check(
  z.minLength(1),
  z.maxLength(200),
  z.refine((given) => unstorableTexts(given).length === 0),
)

export const balanceAnswer = z.object({ balance: text })

export const launchAnswer = z.object({ url: z.string().check(z.maxLength(2_000)) })

const refused = z.object({ reference: text, status: z.literal('refused'), reason: z.nullish(text) })
const done = z.object({ reference: text, status: z.literal('done'), balance: text })
const pending = z.object({ reference: text, status: z.literal('pending') })
const notFound = z.object({ reference: text, status: z.literal('not-found') })

export const transferAnswer = z.discriminatedUnion('status', [done, refused, pending])
export const checkAnswer = z.discriminatedUnion('status', [done, refused, pending, notFound])
export type TransferWire = z.output<typeof checkAnswer>

/** Their reasons in our words; one that is not known is kept as it came, and is `other` to members. */
export function failureOf(reason: string | null): TransferFailure {
  if (reason === 'funds') return 'insufficient'
  return transferFailures.find((known) => known === reason && known !== 'never') ?? 'other'
}
