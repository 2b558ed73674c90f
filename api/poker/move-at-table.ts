import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { amount } from '../wallet/limits.ts'
import { handId, moveKinds, tableAnswer, tableId } from './poker-answers.ts'

export const moveAtTable = operation({
  name: 'moveAtTable',
  summary: 'Fold, check, call, bet or raise where it is your turn. The same move sent again changes nothing.',
  method: 'POST',
  path: '/wps/poker/tables/:tableId/move',
  caller: 'session',
  perMinuteAndMember: 240,
  input: z.strictObject({
    tableId,
    handId,
    /** How many moves were made before it. */
    moves: z.int().check(z.minimum(0), z.maximum(1_000)),
    kind: z.enum(moveKinds),
    /** Of a bet or a raise: what you will have put in on this street. */
    to: z.optional(amount),
  }),
  output: tableAnswer,
  refusals: ['request.invalid', 'poker.table.not.found', 'poker.not.seated', 'poker.move.not.allowed'],
  runs: 'transaction',
})
