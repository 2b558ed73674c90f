import { operation } from '../../operation.ts'
import { registrationAnswer, registrationInput, registrationRefusals } from './registration-input.ts'

export const registerByMobile = operation({
  name: 'registerByMobile',
  summary: 'Register by mobile number; without a username the number is the account. The new member is logged in.',
  method: 'PUT',
  path: '/wps/member/register/mobile',
  caller: 'anyone',
  encrypted: true,
  module: 'MOBILENUMREG3',
  input: registrationInput,
  output: registrationAnswer,
  refusals: registrationRefusals,
  runs: 'concludes',
  perMinute: 60,
})
