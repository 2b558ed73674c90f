import { createRemoteJWKSet, customFetch, errors, jwtVerify, type JWTPayload } from 'jose'
import type { Outside } from '../../../platform/outside.ts'
import {
  type FirebaseSignIn,
  type FirebaseTokens,
  SocialRefused,
  SocialUnavailable,
} from '../../../modules/identity/index.ts'

const CLOCK_SECONDS = 60
const LIMITS = { milliseconds: 10_000, bytes: 262_144 }

/** What does not come of the token, but of the keys' not being had. */
const UNHEARD = [errors.JWKSTimeout, errors.JWKSInvalid]

function isUnheard(error: unknown): boolean {
  const isKnown = error instanceof errors.JOSEError
  // fetch() itself fails without jose's name; a status other than 200 comes with jose's most general code.
  return !isKnown || UNHEARD.some((kind) => error instanceof kind) || error.code === 'ERR_JOSE_GENERIC'
}

function signInOf(claims: JWTPayload): FirebaseSignIn {
  const { sub, phone_number: phone, auth_time: authTime, firebase } = claims
  const provider = (firebase as { sign_in_provider?: unknown } | undefined)?.sign_in_provider
  if (!sub || typeof phone !== 'string' || typeof authTime !== 'number' || provider !== 'phone') {
    throw new SocialRefused('no number was proven')
  }
  return { phone, at: authTime * 1_000 }
}

/**
 * ID tokens as https://firebase.google.com/docs/auth/admin/verify-id-tokens has them checked: RS256 by one of the keys
 * Google names, for this project, of this project's issuer, not run out, and of a person.
 */
export function openFirebase(outside: Outside): FirebaseTokens {
  const keySets = new Map<string, ReturnType<typeof createRemoteJWKSet>>()
  return {
    async signInOf({ projectId, keysUrl }, idToken, now) {
      const options = { timeoutDuration: LIMITS.milliseconds, [customFetch]: outside.fetchFor(LIMITS) }
      const keys = keySets.get(keysUrl) ?? createRemoteJWKSet(new URL(keysUrl), options)
      keySets.set(keysUrl, keys)
      try {
        const { payload } = await jwtVerify(idToken, keys, {
          algorithms: ['RS256'],
          audience: projectId,
          issuer: `https://securetoken.google.com/${projectId}`,
          requiredClaims: ['sub', 'iat', 'exp', 'auth_time'],
          clockTolerance: CLOCK_SECONDS,
          currentDate: new Date(now),
        })
        const { iat = 0, auth_time: authTime } = payload
        const latest = now / 1_000 + CLOCK_SECONDS
        if (iat > latest || Number(authTime) > latest) throw new SocialRefused('of the future')
        return signInOf(payload)
      } catch (error) {
        if (error instanceof SocialRefused) throw error
        if (isUnheard(error)) throw new SocialUnavailable(`keys: ${(error as Error).name}`)
        throw new SocialRefused((error as { code?: string }).code ?? 'token')
      }
    },
  }
}
