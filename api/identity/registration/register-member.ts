import { operation } from '../../operation.ts'
import { registrationAnswer, registrationInput, registrationRefusals } from './registration-input.ts'

export const registerMember = operation({
  name: 'registerMember',
  summary: 'Register by username; the new member is logged in.',
  method: 'PUT',
  path: '/wps/member/register',
  caller: 'anyone',
  encrypted: true,
  module: 'USERNAMEREG3',
  input: registrationInput,
  output: registrationAnswer,
  refusals: registrationRefusals,
  runs: 'concludes',
  perMinute: 60,
})
