import * as z from 'zod/mini'
import { clientWords } from '../games/limits.ts'
import { numero } from './lottery-answers.ts'

/** What public clients of the family send along, and a lottery by its number in the catalogue. */
export const gameId = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(2_000_000_000))
export const words = clientWords

/** A draw by its game. */
export const openedNumero = z.strictObject({
  gameId: z.number(),
  numero: z.nullable(z.string()),
  winNo: z.nullable(z.string()),
  currentNumero: z.nullable(z.string()),
})

export const openedByGame = z.record(z.string(), openedNumero)

export const buyRefusals = [
  'request.invalid',
  'lottery.game.closed',
  'lottery.draw.closed',
  'lottery.units.mismatch',
  'lottery.limit',
  'lottery.number.full',
  'insufficient_balance',
  'game.currency.closed',
  'lottery.not.allowed',
  'login.excluded',
  'play.own.limit',
] as const

export const boughtOrder = z.strictObject({
  orderNumber: z.string(),
  numero: z.string(),
  totalBettingAmount: z.string(),
})

export const slipNumero = z.strictObject({
  numero,
  multiple: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000)),
})
