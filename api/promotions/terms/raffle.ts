import * as z from 'zod/mini'
import { amount } from '../../wallet/limits.ts'
import { multiple } from './decimals.ts'

/** Tickets for playing or depositing, and prizes drawn among them by a seed whose hash is shown from the start. */
export const raffleTerms = z.strictObject({
  measure: z.enum(['validBet', 'deposits']),
  /** One ticket for each. */
  perTicket: amount,
  mostTickets: z.nullable(z.int().check(z.minimum(1), z.maximum(10_000))),
  /** In the order they are drawn. */
  prizes: z.array(amount).check(z.minLength(1), z.maxLength(100)),
  /** Most that one member wins. */
  maxWins: z.int().check(z.minimum(1), z.maximum(100)),
  multiple,
})
export type RaffleTerms = z.output<typeof raffleTerms>
