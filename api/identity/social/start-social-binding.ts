import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { givenPassword } from '../limits.ts'
import { socialProviderCode, socialWay } from './social.ts'

/** What a member gives before an account elsewhere opens theirs: of whoever has no password, nothing. */
export const socialBindingWish = z.strictObject({ password: z.optional(givenPassword) })

export const startSocialBinding = operation({
  name: 'startSocialBinding',
  summary: 'The provider’s page at which to bind a social account to yours.',
  method: 'POST',
  path: '/wps/member/social/:provider',
  caller: 'member',
  encrypted: true,
  input: z.strictObject({ ...socialBindingWish.shape, provider: socialProviderCode }),
  output: socialWay,
  refusals: ['social.unavailable', 'social.already.bound', 'password.wrong', 'login.locked'],
  runs: 'concludes',
  perMinute: 60,
})
