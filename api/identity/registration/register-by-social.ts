import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { registrationAnswer, registrationInput, registrationRefusals } from './registration-input.ts'
import { socialTicket } from '../social/social.ts'

export const registerBySocial = operation({
  name: 'registerBySocial',
  summary: 'Register with an account that a provider has proven; the new member is logged in.',
  method: 'PUT',
  path: '/wps/member/register/social',
  caller: 'anyone',
  encrypted: true,
  module: 'REGISTER3',
  /** By the operator's rules, but for the password and codes. Without a username one is made. */
  input: z.extend(z.omit(registrationInput, { login: true, registerMethod: true }), { ticket: socialTicket }),
  output: registrationAnswer,
  refusals: ['social.expired', 'social.taken', ...registrationRefusals],
  runs: 'concludes',
  perMinute: 60,
})
