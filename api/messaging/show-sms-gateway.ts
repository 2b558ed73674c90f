import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { smsGatewayAnswer } from './sms-gateway-answer.ts'

export const showSmsGateway = operation({
  name: 'showSmsGateway',
  summary: 'The gateway that sends our texts, without its token; null where none is set.',
  method: 'GET',
  path: '/staff/sms-gateway',
  caller: 'staff',
  permission: 'settings.read',
  input: z.strictObject({}),
  output: z.strictObject({ gateway: z.nullable(smsGatewayAnswer) }),
  refusals: [],
  runs: 'reads',
})
