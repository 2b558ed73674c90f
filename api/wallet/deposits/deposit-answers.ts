import * as z from 'zod/mini'
import { depositFailures, depositKinds, depositReferencePattern, depositStates } from './deposit-choices.ts'
import { amountAnswer } from '../limits.ts'

export const depositReference = z.string().check(z.regex(depositReferencePattern))

/** A place in a list that is sorted by time: `<epoch milliseconds>_<id>`. */
export const depositPlace = z.string().check(z.maxLength(40), z.regex(/^\d{1,13}_[1-9]\d{0,17}$/))

/** Epoch milliseconds. */
export const moment = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(8_000_000_000_000))

/** A deposit as its member sees it. */
export const depositAnswer = z.strictObject({
  reference: z.string(),
  state: z.enum(depositStates),
  failure: z.nullable(z.enum(depositFailures)),
  kind: z.enum(depositKinds),
  channel: z.string(),
  channelName: z.string(),
  currency: z.string(),
  amount: amountAnswer,
  /** What is or would be kept back of the amount. */
  fee: amountAnswer,
  /** What reached the main purse before the fee was taken; null until it did. */
  credited: z.nullable(amountAnswer),
  /** Where it can be paid, while it can. */
  url: z.nullable(z.string()),
  createdAt: z.number(),
  expiresAt: z.number(),
  settledAt: z.nullable(z.number()),
  /** Where the member pays by hand, as it was when they asked. */
  payTo: z.nullable(z.strictObject({ bank: z.string(), holder: z.string(), number: z.string() })),
  /** What the QR code says. */
  qrText: z.nullable(z.string()),
  instructions: z.nullable(z.string()),
  /** What the member says they paid with. */
  transactionId: z.nullable(z.string()),
  payerName: z.nullable(z.string()),
  hasSlip: z.boolean(),
  claimedAt: z.nullable(z.number()),
  /** Whether they can say now that they paid. */
  isProvable: z.boolean(),
  /** Of a crypto deposit, once its provider has given it an address. */
  crypto: z.nullable(
    z.strictObject({
      address: z.string(),
      network: z.string(),
      /** The coin, how much of it is asked for, and what one of it is worth until the order ends. */
      currency: z.string(),
      amount: amountAnswer,
      rate: z.string(),
      /** Of the payment that was seen, on its chain. */
      transaction: z.nullable(z.string()),
      confirmations: z.number(),
      needed: z.number(),
    }),
  ),
  /** The promotion chosen for it, or `none`. */
  promotion: z.nullable(z.string()),
  /** What it was paid with, as its owner knows it: `Visa 4242`. */
  instrument: z.nullable(z.string()),
  /** When its payment was first heard of. */
  seenAt: z.nullable(z.number()),
})

/** What a provider said arrived: texts as they came. */
export const arrivedAnswer = z.strictObject({ amount: z.string(), currency: z.string(), at: z.number() })

/** A deposit as operators see it. */
export const depositOrderAnswer = z.strictObject({
  ...depositAnswer.shape,
  account: z.string(),
  /** From where it was asked for. */
  ip: z.nullable(z.string()),
  provider: z.nullable(z.string()),
  providerReference: z.nullable(z.string()),
  paymentReference: z.nullable(z.string()),
  arrived: z.nullable(arrivedAnswer),
  /** The deposit this payment came for as well. */
  extraOf: z.nullable(z.string()),
  takenBy: z.nullable(z.string()),
  takenAt: z.nullable(z.number()),
  decidedBy: z.nullable(z.string()),
  note: z.nullable(z.string()),
})
