import * as z from 'zod/mini'
import { plainText } from '../identity/plain-text.ts'
import { operation } from '../operation.ts'
import { askAnswer, contractKind } from './contract-answers.ts'

export const ASK_NOTE_MOST = 200

/** One of a kind is open at most, and after one that led to no contract the next is asked for a day later. */
export const askForContract = operation({
  name: 'askForContract',
  summary: 'Ask your upline for a contract of a kind, or for another in place of yours.',
  method: 'POST',
  path: '/wps/agent/contracts/asks',
  caller: 'agent',
  module: 'AGENTPOLICY3',
  input: z.strictObject({
    kind: contractKind,
    /** What one would like, in one's own words. */
    note: z._default(plainText(0, ASK_NOTE_MOST).check(z.trim()), ''),
  }),
  output: askAnswer,
  refusals: [
    'contract.ask.house',
    'contract.asked.already',
    'contract.ask.soon',
    'contract.proposed.already',
    'function.not.available',
  ],
  runs: 'transaction',
})
