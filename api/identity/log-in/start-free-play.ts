import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { deviceId, loginAnswer } from '../limits.ts'
import { plainText } from '../plain-text.ts'

export const startFreePlay = operation({
  name: 'startFreePlay',
  summary: 'Open a trial account with play money and log it in.',
  method: 'POST',
  path: '/wps/session/login/freeplay',
  caller: 'anyone',
  module: 'FREEPLAY3',
  input: z.strictObject({
    os: z.optional(plainText(0, 60)),
    platform: z.optional(plainText(0, 10)),
    loginDeviceId: z.optional(deviceId),
  }),
  output: loginAnswer,
  refusals: [],
  runs: 'transaction',
  perMinute: 10,
})
