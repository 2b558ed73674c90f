import * as z from 'zod/mini'
import { vendorsId as id } from '../common/wire-fields.ts'

const MOST_TRANSACTIONS = 100

// Unknown fields are theirs to add: z.object drops them.

/** A field that may be missing, null or empty, all of which mean the same. */
const optionalId = z.pipe(
  z.optional(z.nullable(z.union([id, z.literal('')]))),
  z.transform((text) => text || undefined),
)
const flag = z.pipe(
  z.optional(z.nullable(z.boolean())),
  z.transform((value) => value === true),
)

const player = {
  account_id: id,
  currency: z.string().check(z.regex(/^[A-Z][A-Z0-9_]{2,31}$/)),
  session_id: optionalId,
}

export const balanceRequest = z.object({ ...player, game_id: id })

export const betWinRequest = z.object({
  ...player,
  game_id: id,
  round_id: id,
  finished: flag,
  transactions: z
    .array(z.object({ id_provider: id, type: z.enum(['bet', 'win']), amount: z.string() }))
    .check(z.minLength(1), z.maxLength(MOST_TRANSACTIONS)),
})

export const rollbackRequest = z.object({
  ...player,
  game_id: id,
  round_id_provider: id,
  finished: z.boolean(),
  transactions: z
    .array(z.object({ id_provider: id, type: z.literal('rollback'), original_id_provider: id }))
    .check(z.minLength(1), z.maxLength(MOST_TRANSACTIONS)),
})

export const finishRequest = z.object({ ...player, round_id: id })

/** What became of free rounds. While some are still to be played they say so too; only the end counts. */
export const freeRoundsReport = z.object({
  issue_id: id,
  status: z.enum(['active', 'played', 'finished', 'expired', 'canceled']),
  total_amount: z.string().check(z.maxLength(40)),
})
