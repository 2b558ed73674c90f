import * as z from 'zod/mini'
import { amountAnswer } from '../limits.ts'
import {
  memberWithdrawalStates,
  payoutAttemptStates,
  payoutKinds,
  withdrawalConflicts,
  withdrawalStates,
} from './withdrawal-choices.ts'

/** A withdrawal's reference, as members and operators read it. */
export const withdrawalReference = z.string().check(z.regex(/^W[0-9A-Z]{6,30}$/))

/** A place in a list that is sorted by time: `<epoch milliseconds>_<id>`. */
export const withdrawalPlace = z.string().check(z.maxLength(40), z.regex(/^\d{1,13}_[1-9]\d{0,17}$/))

/** Epoch milliseconds. */
export const moment = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(8_000_000_000_000))

/** Where money goes, the number masked but for its end. */
export const payeeAnswer = z.strictObject({
  kind: z.enum(payoutKinds),
  bank: z.string(),
  bankName: z.string(),
  holder: z.string(),
  number: z.string(),
})

const shared = {
  reference: z.string(),
  currency: z.string(),
  /** What left the main purse. */
  amount: amountAnswer,
  fee: amountAnswer,
  /** What the account is paid: amount less fee. */
  receives: amountAnswer,
  /** What other members have paid of it, where it is paid in parts, and what is still to come. */
  received: amountAnswer,
  remaining: amountAnswer,
  payee: payeeAnswer,
  /** Paid in crypto: how much of which coin, at the rate that was locked when it was asked for. */
  coin: z.nullable(
    z.strictObject({ currency: z.string(), network: z.string(), amount: amountAnswer, rate: z.string() }),
  ),
  requestedAt: z.number(),
  changedAt: z.number(),
  closedAt: z.nullable(z.number()),
}

/** A withdrawal as its member sees it. */
export const withdrawalAnswer = z.strictObject({
  ...shared,
  state: z.enum(memberWithdrawalStates),
  /** Whether the member can still call it back. */
  isCancellable: z.boolean(),
  /** Why it was rejected, as the operator tells the member. */
  note: z.nullable(z.string()),
})

/** A withdrawal in the operators' queue. */
export const withdrawalOrderAnswer = z.strictObject({
  ...shared,
  account: z.string(),
  /** From where it was asked for; null for those from before this was kept. */
  ip: z.nullable(z.string()),
  state: z.enum(withdrawalStates),
  takenBy: z.nullable(z.string()),
  takenAt: z.nullable(z.number()),
  approvedBy: z.nullable(z.string()),
  approvedAt: z.nullable(z.number()),
  decidedBy: z.nullable(z.string()),
  note: z.nullable(z.string()),
  /** The provider's word for a failure. */
  failure: z.nullable(z.string()),
  conflict: z.nullable(z.enum(withdrawalConflicts)),
})

/** One time a provider was asked to pay. */
export const payoutAttemptAnswer = z.strictObject({
  reference: z.string(),
  /** From 1: the first time, the second. */
  number: z.number(),
  provider: z.string(),
  state: z.enum(payoutAttemptStates),
  providerReference: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  beganAt: z.number(),
  answeredAt: z.nullable(z.number()),
})

/** An account a member can be paid to. */
export const payoutAccountAnswer = z.strictObject({
  id: z.string(),
  ...payeeAnswer.shape,
  boundAt: z.number(),
})
