import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { socialProviderCode, socialWay } from './social.ts'

export const startSocialBinding = operation({
  name: 'startSocialBinding',
  summary: 'The provider’s page at which to bind a social account to yours.',
  method: 'POST',
  path: '/wps/member/social/:provider',
  caller: 'member',
  input: z.strictObject({ provider: socialProviderCode }),
  output: socialWay,
  refusals: ['social.unavailable', 'social.already.bound'],
  runs: 'concludes',
  perMinute: 60,
})
