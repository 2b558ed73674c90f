import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { pushEndpoint } from './push-limits.ts'

export const showPush = operation({
  name: 'showPush',
  summary: 'By which key the house signs notices to browsers, and whether one browser gets yours.',
  method: 'POST',
  path: '/wps/message/push',
  caller: 'member',
  input: z.strictObject({
    /** Of the browser that asks, where it has given one. */
    endpoint: z.optional(pushEndpoint),
  }),
  output: z.strictObject({
    /** The public key of VAPID (RFC 8292): a point of P-256 in base64url. */
    key: z.string(),
    isOn: z.boolean(),
  }),
  refusals: [],
  runs: 'transaction',
})
