import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { emailAddress } from '../contacts/email-address.ts'
import { givenAccount } from '../limits.ts'

/** Sends a letter with a link that is good for half an hour, once. */
export const requestPasswordReset = operation({
  name: 'requestPasswordReset',
  summary: 'Ask for a letter with a link to choose a new password.',
  method: 'POST',
  path: '/wps/member/password/email',
  caller: 'anyone',
  body: 'form',
  input: z.strictObject({
    username: givenAccount,
    email: emailAddress,
  }),
  output: z.strictObject({}),
  refusals: ['user.unknown', 'email.unconfirmed', 'mail.unavailable'],
  runs: 'concludes',
  perMinute: 10,
})
