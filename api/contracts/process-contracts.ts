import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { contractAnswer, contractId } from './contract-answers.ts'

const input = z.strictObject({
  contractId,
  /** `reject` also calls back what one proposed, or refuses an end that is asked for; `terminate` asks for an end. */
  action: z.enum(['accept', 'reject', 'terminate']),
})

const common = {
  method: 'POST',
  caller: 'member',
  input,
  output: contractAnswer,
  refusals: [
    'contract.not.found',
    'contract.state',
    'contract.not.direct',
    'contract.above.upline',
    'contract.below.more',
    'contract.upline.none',
    'contract.period',
  ],
  runs: 'transaction',
} as const

export const processDividend = operation({
  ...common,
  name: 'processDividend',
  summary: 'Accept, reject or end a dividend contract.',
  relay: ['MCSFE_processContractDividend', 'MCS2_processDividendReq'],
  module: 'SIGNCONDIV3',
})

export const processDailySalary = operation({
  ...common,
  name: 'processDailySalary',
  summary: 'Accept, reject or end a contract of a daily salary.',
  relay: ['MCSFE_processDailySalaryContract', 'MCS2_processDailySalContract'],
  module: 'DAILYSALCONT3',
})

export const processHourSalary = operation({
  ...common,
  name: 'processHourSalary',
  summary: 'Accept, reject or end a contract of an hourly salary.',
  relay: ['MCSFE_processContractHourSalary', 'MCS2_processContractHourSalary'],
  module: 'HOURSAL3',
})

export const processRealTimeSalary = operation({
  ...common,
  name: 'processRealTimeSalary',
  summary: 'Accept, reject or end a contract of a real-time salary.',
  relay: ['MCSFE_processRealTimeSalaryContract'],
  module: 'RTSALARY3',
})
