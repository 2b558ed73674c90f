import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { amountAnswer } from '../../wallet/limits.ts'
import { reportFilter } from './report-answers.ts'

const { currency, from, until } = reportFilter

const vendorFigures = {
  rounds: z.number(),
  stake: amountAnswer,
  payout: amountAnswer,
  /** What counts as wagered of the stakes. */
  validBet: amountAnswer,
  /** Stake less payout. */
  ggr: amountAnswer,
  /** Payout of the stake, per cent in two places; null where nothing was staked. */
  returned: z.nullable(z.string()),
}

export const listVendorRevenue = operation({
  name: 'listVendorRevenue',
  summary: 'What was played of each vendor and kind of game, most staked first: what is settled with vendors.',
  method: 'GET',
  path: '/staff/reports/vendors',
  caller: 'staff',
  permission: 'reports.read',
  input: z.strictObject({ currency, from, until }),
  output: z.strictObject({
    currency: z.string(),
    list: z.array(z.strictObject({ vendor: z.string(), gameType: z.string(), ...vendorFigures })),
    /** Of all vendors. */
    total: z.strictObject(vendorFigures),
  }),
  refusals: ['request.invalid'],
  runs: 'reads',
})
