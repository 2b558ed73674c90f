import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { deviceId, loginAnswer } from '../limits.ts'
import { shownPasskey } from './passkeys.ts'

/** An unknown key and a wrong signature answer alike. */
export const logInByPasskey = operation({
  name: 'logInByPasskey',
  summary: 'Log in by a passkey.',
  method: 'POST',
  path: '/wps/session/login/passkey',
  caller: 'anyone',
  module: 'LOGIN3',
  input: z.strictObject({ shown: shownPasskey, loginDeviceId: z.optional(deviceId) }),
  output: loginAnswer,
  refusals: [
    'passkey.failed',
    'passkey.not.here',
    'login.member.only',
    'login.agent.only',
    'login.frozen',
    'login.closed',
    'login.excluded',
  ],
  runs: 'concludes',
  perMinute: 60,
})
