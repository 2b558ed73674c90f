import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { amountAnswer } from '../limits.ts'

/** Null: no contract of that kind. */
const contract = z.nullable(z.string())

export const showConsolidatedFunds = operation({
  name: 'showConsolidatedFunds',
  cashier: 'agent',
  summary: 'Your money at a glance, and the contracts you have.',
  method: 'GET',
  path: '/wps/member/info/funds/consolidated',
  caller: 'member',
  input: z.strictObject({}),
  output: z.strictObject({
    sumBalance: amountAnswer,
    currency: z.string(),
    currencySymbol: z.string(),
    dailysalreqtype: contract,
    divtypereq: contract,
    contracthoursalreq: contract,
    realtimesalreqtype: contract,
  }),
  refusals: [],
  runs: 'reads',
})
