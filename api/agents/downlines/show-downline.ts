import * as z from 'zod/mini'
import { accountName } from '../../identity/limits.ts'
import { operation } from '../../operation.ts'
import { periodFields } from '../../records/record-period.ts'
import { amountAnswer } from '../../wallet/limits.ts'
import { downlineAnswer, teamFigures } from '../team-answers.ts'

export const showDownline = operation({
  name: 'showDownline',
  cashier: 'agent',
  summary: 'A member of your team: balance, own figures and those of the members below.',
  method: 'GET',
  path: '/wps/agent/downline',
  caller: 'agent',
  module: 'AGENTPOLICY3',
  input: z.strictObject({ account: accountName, ...periodFields }),
  output: z.strictObject({
    ...downlineAnswer.shape,
    path: z.array(z.string()),
    currency: z.string(),
    balance: amountAnswer,
    own: teamFigures,
    team: teamFigures,
    /** What the operator lets agents do with this downline. */
    may: z.strictObject({
      promote: z.boolean(),
      freeze: z.boolean(),
      unfreeze: z.boolean(),
      resetPassword: z.boolean(),
      propose: z.boolean(),
      send: z.boolean(),
    }),
  }),
  refusals: ['agent.not.downline', 'request.invalid'],
  runs: 'reads',
})
