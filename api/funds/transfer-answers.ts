import * as z from 'zod/mini'
import { clientWords, vendorCode } from '../games/limits.ts'
import { amount, amountAnswer } from '../wallet/limits.ts'
import { memberTransferStates, transferDirections, transferFailures, transferStates } from './transfer-choices.ts'

/** A transfer's reference: the vendor knows it by the same. */
export const transferReference = z.string().check(z.regex(/^T[0-9A-Z]{6,30}$/))

/** A place in a list of transfers: the last one's own number. */
export const transferPlace = z.string().check(z.regex(/^[1-9]\d{0,17}$/))

/** What is moved, between which vendor's wallet and one's own. */
export const transferWish = z.strictObject({
  ...clientWords,
  vassalage: vendorCode,
  /** Main units of one's currency. */
  amount,
})

const shared = {
  reference: z.string(),
  vassalage: z.string(),
  vendorName: z.string(),
  direction: z.enum(transferDirections),
  currency: z.string(),
  amount: amountAnswer,
  /** Null unless it was refused. */
  failure: z.nullable(z.enum(transferFailures)),
  requestedAt: z.number(),
  closedAt: z.nullable(z.number()),
}

/** A transfer as its member sees it. */
export const transferAnswer = z.strictObject({ ...shared, state: z.enum(memberTransferStates) })

/** A transfer as operators see it. */
export const transferOrderAnswer = z.strictObject({
  ...shared,
  account: z.string(),
  state: z.enum(transferStates),
  /** The vendor's own word for a refusal. */
  reason: z.nullable(z.string()),
  /** When the vendor was last asked for the state of the transfer. */
  checkedAt: z.nullable(z.number()),
  /** Who approved the ruling of two operators, as named in the audit log; null where the vendor itself settled it. */
  ruledBy: z.nullable(z.string()),
  /** The reason given for the ruling. */
  ruling: z.nullable(z.string()),
  /** When the vendor said what became of a transfer that operators ruled on; it is asked until it does. */
  answeredAt: z.nullable(z.number()),
  /** What its vendor says became of it, where that is not how it was settled. */
  contradiction: z.nullable(z.enum(['done', 'refused'])),
  /** When what operators had settled was put right by the vendor's word. */
  correctedAt: z.nullable(z.number()),
  /** What main no longer had then: the house advanced it, and takes it from what comes back from this vendor. */
  owed: z.nullable(amountAnswer),
  /** Of a transfer out: how much of it paid what was owed. */
  recovered: z.nullable(amountAnswer),
})

/**
 * The result of a recall at one vendor: a transfer's state, `nothing` where no money was there, `silent` where it did
 * not say how much, and `busy` where a transfer is under way already.
 */
export const recallOutcomes = [...memberTransferStates, 'nothing', 'silent', 'busy'] as const

/** What recalling a member's money came to, vendor by vendor. */
export const recalledWallets = z.array(
  z.strictObject({
    vassalage: z.string(),
    vendorName: z.string(),
    outcome: z.enum(recallOutcomes),
    amount: z.nullable(amountAnswer),
    reference: z.nullable(z.string()),
  }),
)
