import { currencies } from '@croupier/basis/currency.ts'
import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { gameCode } from '../lottery-answers.ts'
import { closeSeconds, limitFields, lotterySchedule, multiple, staffLottery } from './staff-answers.ts'

export const changeLottery = operation({
  name: 'changeLottery',
  summary: 'Change when a lottery draws and what it takes; draws that are planned stay as they are.',
  method: 'PUT',
  path: '/staff/lotteries/:gameCode',
  caller: 'staff',
  permission: 'vendors.manage',
  audited: true,
  memberMoney: 'none',
  input: z.strictObject({
    gameCode,
    schedule: z.optional(lotterySchedule),
    closeSeconds: z.optional(closeSeconds),
    isOpen: z.optional(z.boolean()),
    multiple: z.optional(multiple),
    /** Of the amounts beside it. */
    currency: z.optional(z.enum([...currencies.keys()])),
    stake: z.optional(limitFields.stake),
    linePayout: z.optional(limitFields.linePayout),
    memberPayout: z.optional(limitFields.memberPayout),
    drawPayout: z.optional(limitFields.drawPayout),
    numberPayout: z.optional(limitFields.numberPayout),
  }),
  output: staffLottery,
  refusals: ['lottery.game.closed', 'game.currency.closed', 'request.invalid'],
  runs: 'transaction',
})
