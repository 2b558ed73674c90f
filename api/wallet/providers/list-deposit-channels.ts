import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { depositChannelAnswer } from './deposit-channel-answers.ts'

export const listDepositChannels = operation({
  name: 'listDepositChannels',
  summary: 'Every way to pay in, open or not, in the order members see them.',
  method: 'GET',
  path: '/staff/deposit-channels',
  caller: 'staff',
  permission: 'payments.read',
  input: z.strictObject({}),
  output: z.strictObject({ list: z.array(depositChannelAnswer) }),
  refusals: [],
  runs: 'reads',
})
