import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { pushEndpoint } from './push-limits.ts'

export const beginPush = operation({
  name: 'beginPush',
  summary: 'Have a browser tell you of messages of the house, also while no page of ours is open.',
  method: 'POST',
  path: '/wps/message/push/begin',
  caller: 'member',
  /** As `PushSubscription` says them. */
  input: z.strictObject({
    endpoint: pushEndpoint,
    keys: z.strictObject({
      /** A point of P-256, uncompressed: 65 bytes. */
      p256dh: z.string().check(z.regex(/^B[\w-]{86}=?$/)),
      /** 16 bytes. */
      auth: z.string().check(z.regex(/^[\w-]{22}={0,2}$/)),
    }),
  }),
  output: z.strictObject({ isOn: z.literal(true) }),
  refusals: ['request.invalid', 'push.service.unknown'],
  runs: 'transaction',
  perMinute: 20,
})
