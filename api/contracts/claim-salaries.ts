import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { amountAnswer } from '../wallet/limits.ts'

const common = {
  method: 'POST',
  caller: 'agent',
  input: z.strictObject({}),
  output: z.strictObject({ currency: z.string(), amount: amountAnswer }),
  refusals: ['salary.nothing', 'wallet.purse.closed', 'balance.limit'],
  runs: 'transaction',
} as const

export const claimDividend = operation({
  ...common,
  name: 'claimDividend',
  summary: 'Move what dividends have paid from income to the main purse.',
  relay: ['MCSFE_claimContractDividend'],
  module: 'SIGNCONDIV3',
})

export const claimDailySalary = operation({
  ...common,
  name: 'claimDailySalary',
  summary: 'Move what daily salaries have paid from income to the main purse.',
  relay: ['MCSFE_claimDailySalary'],
  module: 'DAILYSALCONT3',
})

export const claimHourSalary = operation({
  ...common,
  name: 'claimHourSalary',
  summary: 'Move what hourly salaries have paid from income to the main purse.',
  relay: ['MCSFE_claimHourSalary'],
  module: 'HOURSAL3',
})

export const claimRealTimeSalary = operation({
  ...common,
  name: 'claimRealTimeSalary',
  summary: 'Move what real-time salaries have paid from income to the main purse.',
  relay: ['MCSFE_claimRealTimeSalary'],
  module: 'RTSALARY3',
})
