import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { deviceId, givenPassword, loginAnswer } from '../limits.ts'

/**
 * Ends all sessions of the member and opens one. Where the address was only typed, that is a log-in by the new password: from
 * a new place it owes the second step.
 */
export const resetPasswordByLink = operation({
  name: 'resetPasswordByLink',
  summary: 'Choose a new password by the link of a letter, and log in.',
  method: 'POST',
  path: '/wps/member/password/reset',
  caller: 'anyone',
  encrypted: true,
  input: z.strictObject({
    /** What the link holds. */
    token: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/)),
    newPassword: givenPassword,
    confirmNewPassword: z.optional(givenPassword),
    loginDeviceId: z.optional(deviceId),
  }),
  output: loginAnswer,
  refusals: [
    'reset.link.invalid',
    'inconsistent_twice',
    'password.breached',
    'password.same.as.username',
    'login.member.only',
    'login.agent.only',
    'login.frozen',
    'login.closed',
    'login.excluded',
    'login.verification.required',
  ],
  runs: 'concludes',
  perMinute: 20,
})
