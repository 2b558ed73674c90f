import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { potCode } from '../jackpot-answers.ts'
import { runTerms, staffJackpot } from './staff-jackpot.ts'

export const changeJackpot = operation({
  name: 'changeJackpot',
  summary:
    'Change the terms of a jackpot from its next run on; who plays now plays under those of this one. A second operator must agree.',
  method: 'PUT',
  path: '/staff/jackpots/:code/terms',
  caller: 'staff',
  permission: 'promotions.publish',
  audited: true,
  fourEyes: true,
  memberMoney: 'none',
  input: z.strictObject({ code: potCode, ...runTerms }),
  output: staffJackpot,
  refusals: ['request.invalid', 'jackpot.not.found', 'jackpot.too.costly'],
  runs: 'transaction',
})
