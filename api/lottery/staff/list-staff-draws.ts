import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { gameCode, numero } from '../lottery-answers.ts'
import { staffDraw } from './staff-answers.ts'

export const listStaffDraws = operation({
  name: 'listStaffDraws',
  summary: 'Draws of a lottery with what was sold, what could be lost, and what was reported of the result.',
  method: 'GET',
  path: '/staff/lotteries/:gameCode/draws',
  caller: 'staff',
  permission: 'games.read',
  input: z.strictObject({
    gameCode,
    before: z.optional(numero),
    pageSize: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(50)), 20),
  }),
  output: z.strictObject({ list: z.array(staffDraw), next: z.nullable(z.string()) }),
  refusals: ['lottery.game.closed'],
  runs: 'reads',
})
