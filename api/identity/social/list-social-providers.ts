import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { socialProviderAnswer } from './social.ts'

export const listSocialProviders = operation({
  name: 'listSocialProviders',
  summary: 'Every provider of social log-in, without its secret.',
  method: 'GET',
  path: '/staff/social-providers',
  caller: 'staff',
  permission: 'settings.read',
  input: z.strictObject({}),
  output: z.strictObject({ list: z.array(socialProviderAnswer) }),
  refusals: [],
  runs: 'reads',
})
