import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { staffJackpot } from './staff-jackpot.ts'

export const listStaffJackpots = operation({
  name: 'listStaffJackpots',
  summary: 'Every jackpot with its terms, what it holds, what it costs and what it paid.',
  method: 'GET',
  path: '/staff/jackpots',
  caller: 'staff',
  permission: 'promotions.read',
  input: z.strictObject({}),
  output: z.strictObject({ list: z.array(staffJackpot) }),
  refusals: [],
  runs: 'reads',
})
