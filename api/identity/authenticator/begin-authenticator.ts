import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { authenticatorCode, givenPassword } from '../limits.ts'

/**
 * Nothing changes until the first code confirms it; asking again replaces the secret that waits. Where an authenticator is bound,
 * its code is asked for; who has lost it asks customer service.
 */
export const beginAuthenticator = operation({
  name: 'beginAuthenticator',
  summary: 'A new authenticator secret for you, to be shown as a QR code.',
  method: 'POST',
  path: '/wps/member/authenticator',
  caller: 'member',
  encrypted: true,
  input: z.strictObject({ password: z.optional(givenPassword), code: z.optional(authenticatorCode) }),
  output: z.strictObject({ secret: z.string(), uri: z.string() }),
  refusals: ['password.wrong', 'login.locked', 'authenticator.wrong'],
  runs: 'concludes',
  perMinute: 20,
})
