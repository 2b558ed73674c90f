import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { registrationAnswer, registrationInput, registrationRefusals } from './registration-input.ts'

/** The name tells nothing of the person and keeps the operator's rule for names; `account` of the answer is it. */
export const registerAutoUsername = operation({
  name: 'registerAutoUsername',
  summary: 'Register under a username that the house makes; the new member is logged in.',
  method: 'PUT',
  path: '/wps/member/register/autoUsername',
  caller: 'anyone',
  encrypted: true,
  module: 'USERNAMEREG3',
  input: z.omit(registrationInput, { username: true }),
  output: registrationAnswer,
  refusals: registrationRefusals,
  runs: 'concludes',
  perMinute: 60,
})
