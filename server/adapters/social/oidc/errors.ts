import * as client from 'openid-client'
import { SocialRefused, SocialUnavailable } from '../../../modules/identity/index.ts'

/** Codes of openid-client that say the issuer was not heard, rather than that it proved nobody. */
const UNHEARD = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
])

function codeOf(error: unknown): string {
  const { code } = error as { code?: unknown }
  return typeof code === 'string' ? code : ''
}

/** An error of the exchange as the port names it. The message holds codes alone: no token, no name. */
export function socialError(error: unknown): Error {
  if (error instanceof client.ResponseBodyError) {
    // The issuer does not know us, or is in trouble: no fault of the person's.
    const isOurs = error.error === 'invalid_client' || error.status >= 500
    return isOurs ? new SocialUnavailable(error.error) : new SocialRefused(error.error)
  }
  if (error instanceof client.AuthorizationResponseError) return new SocialRefused(error.error)
  const code = codeOf(error)
  // fetch() itself fails with a TypeError that has no code of the library's.
  const isUnheard = UNHEARD.has(code) || (code === '' && error instanceof TypeError)
  if (isUnheard) return new SocialUnavailable(code || 'no answer')
  if (error instanceof client.ClientError || code !== '') return new SocialRefused(code || (error as Error).message)
  return error as Error
}
