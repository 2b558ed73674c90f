import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { deviceId, loginAnswer } from '../limits.ts'
import { plainText } from '../plain-text.ts'
import { socialProviderCode } from './social.ts'

/**
 * What a provider's answer leads to. `entered`: logged in. `unknown`: nobody here has this account yet; the ticket
 * registers. `confirm`: a member came to bind; the ticket confirms.
 */
const socialOutcome = z.discriminatedUnion('outcome', [
  z.strictObject({ outcome: z.literal('entered'), ...loginAnswer.shape }),
  z.strictObject({
    outcome: z.literal('unknown'),
    ticket: z.string(),
    provider: z.string(),
    /** Free now, and fit for the operator's rule; empty where none could be made. */
    username: z.string(),
    email: z.nullable(z.string()),
  }),
  z.strictObject({
    outcome: z.literal('confirm'),
    ticket: z.string(),
    provider: z.string(),
    /** The name at the provider. */
    name: z.nullable(z.string()),
  }),
])

export const finishSocialLogin = operation({
  name: 'finishSocialLogin',
  summary: 'Come back from a provider: logged in, or with a ticket to register or to confirm with.',
  method: 'POST',
  path: '/wps/session/login/social/:provider/callback',
  caller: 'anyone',
  encrypted: true,
  input: z.strictObject({
    provider: socialProviderCode,
    /** What the provider sent the browser back with: the query of the call-back, and what stood behind its `#`. */
    answer: plainText(1, 8_000),
    loginDeviceId: z.optional(deviceId),
  }),
  output: socialOutcome,
  refusals: [
    'social.failed',
    'social.unavailable',
    'social.unknown',
    'social.already.bound',
    'social.taken',
    'login.member.only',
    'login.agent.only',
    'login.frozen',
    'login.closed',
    'login.excluded',
    'login.verification.required',
  ],
  runs: 'concludes',
  perMinute: 60,
})
