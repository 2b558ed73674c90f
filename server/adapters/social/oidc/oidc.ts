import { jwtVerify } from 'jose'
import * as client from 'openid-client'
import {
  type SocialPerson,
  type SocialProtocol,
  type SocialProvider,
  SocialRefused,
} from '../../../modules/identity/index.ts'
import type { Outside } from '../../../platform/outside.ts'
import { isSignedBySecret, Issuers } from './issuers.ts'
import { socialError } from './errors.ts'

/** How far the issuer's clock may be from ours. */
const CLOCK_SECONDS = 60

type Claims = Readonly<Record<string, unknown>>

function textOf(claims: Claims, name: string): string | null {
  const value = claims[name]
  return typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, 200) : null
}

/** A mail address counts where the issuer says it has verified it; some say so as a text. */
function emailOf(claims: Claims): string | null {
  const isVerified = claims['email_verified'] === true || claims['email_verified'] === 'true'
  return isVerified ? textOf(claims, 'email') : null
}

async function proveBySecret(provider: SocialProvider, idToken: string): Promise<void> {
  const secret = new TextEncoder().encode(provider.secret)
  await jwtVerify(idToken, secret, {
    algorithms: ['HS256'],
    audience: provider.clientId,
    clockTolerance: CLOCK_SECONDS,
  }).catch((error: { code?: string }) => {
    throw new SocialRefused(`signature: ${error.code}`)
  })
}

/**
 * OpenID Connect Core 1.0: authorization code with PKCE (S256), state and nonce. The library checks issuer, audience,
 * times, nonce and, where the issuer names itself in the answer (RFC 9207), that too.
 */
export function openOidc(outside: Outside): SocialProtocol {
  const issuers = new Issuers(outside)
  return {
    protocol: 'oidc',

    async addressOf(provider, way) {
      const configuration = await issuers.of(provider)
      const url = client.buildAuthorizationUrl(configuration, {
        redirect_uri: way.redirectUri,
        scope: provider.scope ?? 'openid',
        state: way.state,
        nonce: way.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(way.verifier),
        code_challenge_method: 'S256',
      })
      return url.href
    },

    async personOf(provider, way, answer): Promise<SocialPerson> {
      const configuration = await issuers.of(provider)
      const url = new URL(way.redirectUri)
      url.search = answer
      try {
        const tokens = await client.authorizationCodeGrant(configuration, url, {
          expectedState: way.state,
          expectedNonce: way.nonce,
          pkceCodeVerifier: way.verifier,
          idTokenExpected: true,
        })
        const idClaims = tokens.claims()
        if (!idClaims || !tokens.id_token) throw new SocialRefused('no ID token')
        if (isSignedBySecret(provider)) await proveBySecret(provider, tokens.id_token)
        let claims: Claims = idClaims
        // Issuers may keep names out of the token and tell them when they are asked.
        const isSilent = claims['name'] === undefined && claims['email'] === undefined
        if (isSilent && configuration.serverMetadata().userinfo_endpoint !== undefined) {
          claims = await client.fetchUserInfo(configuration, tokens.access_token, idClaims.sub)
        }
        return {
          issuer: idClaims.iss,
          subject: idClaims.sub,
          name: textOf(claims, 'name'),
          email: emailOf(claims),
          username: textOf(claims, 'preferred_username'),
          answeredOnce: null,
        }
      } catch (error) {
        throw error instanceof SocialRefused ? error : socialError(error)
      }
    },
  }
}
