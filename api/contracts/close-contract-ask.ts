import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { askAnswer, contractId } from './contract-answers.ts'

/** Whoever offers a contract of the kind answers the ask by it. */
export const closeContractAsk = operation({
  name: 'closeContractAsk',
  summary: 'Decline what a downline asks for, or take back what you asked your upline for.',
  method: 'POST',
  path: '/wps/agent/contracts/asks/:askId/close',
  caller: 'agent',
  module: 'AGENTPOLICY3',
  input: z.strictObject({ askId: contractId }),
  output: askAnswer,
  refusals: ['contract.ask.not.found'],
  runs: 'transaction',
})
