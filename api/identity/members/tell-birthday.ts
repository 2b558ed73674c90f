import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { birthday, maskedBirthday } from './birthday.ts'

/** For who registered without one. It is told once: gifts follow from it, so that nobody moves it to tomorrow. */
export const tellBirthday = operation({
  name: 'tellBirthday',
  summary: 'Tell the date of birth that you did not register with, once.',
  method: 'POST',
  path: '/wps/member/birthday',
  caller: 'member',
  input: z.strictObject({ birthday }),
  output: z.strictObject({ birthday: maskedBirthday }),
  refusals: ['age.required', 'birthday.told'],
  runs: 'transaction',
})
