import * as z from 'zod/mini'
import { currencies } from '@croupier/basis/currency.ts'
import { operation } from '../../operation.ts'
import { potCode } from '../jackpot-answers.ts'
import { jackpotTerms, staffJackpot } from './staff-jackpot.ts'

export const createJackpot = operation({
  name: 'createJackpot',
  summary: 'Open a jackpot that grows with stakes until it is hit. A second operator must agree.',
  method: 'POST',
  path: '/staff/jackpots',
  caller: 'staff',
  permission: 'promotions.publish',
  audited: true,
  fourEyes: true,
  memberMoney: 'none',
  input: z.strictObject({
    code: potCode,
    currency: z.string().check(z.refine((code) => currencies.has(code), 'fault.format')),
    ...jackpotTerms,
  }),
  output: staffJackpot,
  refusals: ['request.invalid', 'jackpot.code.taken', 'jackpot.too.costly'],
  runs: 'transaction',
})
