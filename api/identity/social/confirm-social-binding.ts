import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { socialTicket } from './social.ts'

/** Nothing undoes it: there is no operation that unbinds or changes. */
export const confirmSocialBinding = operation({
  name: 'confirmSocialBinding',
  summary: 'Bind the account that a provider has proven, for good.',
  method: 'PUT',
  path: '/wps/member/social',
  caller: 'member',
  input: z.strictObject({ ticket: socialTicket }),
  output: z.strictObject({ provider: z.string() }),
  refusals: ['social.expired', 'social.already.bound', 'social.taken'],
  runs: 'transaction',
})
