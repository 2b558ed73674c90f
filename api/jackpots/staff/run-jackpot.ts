import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { potCode } from '../jackpot-answers.ts'
import { staffJackpot } from './staff-jackpot.ts'

export const runJackpot = operation({
  name: 'runJackpot',
  summary: 'Let a jackpot rest, or go on. Resting it is not shown, gathers nothing and keeps what it holds.',
  method: 'POST',
  path: '/staff/jackpots/:code/running',
  caller: 'staff',
  permission: 'promotions.manage',
  audited: true,
  memberMoney: 'none',
  input: z.strictObject({ code: potCode, isRunning: z.boolean() }),
  output: staffJackpot,
  refusals: ['jackpot.not.found'],
  runs: 'transaction',
})
