import * as z from 'zod/mini'
import { operation } from '../../operation.ts'

/**
 * Without a session there is nobody to remember it for; the answer is the same: the language asked for, or the one of the
 * request where that is not offered.
 */
export const setLanguage = operation({
  name: 'setLanguage',
  cashier: 'self',
  summary: 'Set the interface language of your account.',
  method: 'POST',
  path: '/wps/member/language',
  caller: 'anyone',
  input: z.strictObject({ language: z.string().check(z.minLength(2), z.maxLength(20)) }),
  output: z.strictObject({ language: z.string() }),
  refusals: [],
  runs: 'transaction',
})
