import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type CryptoKey, exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterAll, beforeAll } from 'vitest'

/** What this issuer says of whoever comes. What is left out is as it should be. */
export interface Lie {
  claims?: Record<string, unknown>
  /** `other`: a key the issuer never named. `secret`: the client's secret, where a key was promised. `none`: not at all. */
  signedBy?: 'own' | 'other' | 'secret' | 'none'
  /** The issuer the browser's answer names (RFC 9207). */
  answerIssuer?: string
  /** What the token endpoint answers instead. */
  instead?: { status: number; body: object }
}

export interface HostileIssuer {
  readonly origin: string
  /** The query a browser comes back with, for the way the portal sent it on. */
  answer(way: string, lie: Lie): string
}

const CLIENT = { clientId: 'portal', secret: 'a-secret-that-both-of-them-know-well' }
export const hostileClient = CLIENT

/** An OpenID issuer that says what a test wants it to, over the real wire: no honest library would. */
export function useHostileIssuer(): () => HostileIssuer {
  let server: Server
  let issuer: HostileIssuer
  beforeAll(async () => {
    const own = await generateKeyPair('RS256', { extractable: true })
    const other = await generateKeyPair('RS256', { extractable: true })
    const publicKey = { ...(await exportJWK(own.publicKey)), kid: 'k1', use: 'sig', alg: 'RS256' }
    const codes = new Map<string, { nonce: string; lie: Lie }>()
    let origin = ''

    const tokenFor = async (nonce: string, lie: Lie): Promise<string> => {
      const now = Math.floor(Date.now() / 1000)
      const claims = { iss: origin, aud: CLIENT.clientId, sub: 'u1', iat: now, exp: now + 300, nonce, ...lie.claims }
      const signedBy = lie.signedBy ?? 'own'
      if (signedBy === 'none') {
        const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
        return `${part({ alg: 'none' })}.${part(claims)}.`
      }
      const keys: Record<string, CryptoKey | Uint8Array> = {
        own: own.privateKey,
        other: other.privateKey,
        secret: new TextEncoder().encode(CLIENT.secret),
      }
      const alg = signedBy === 'secret' ? 'HS256' : 'RS256'
      return new SignJWT(claims).setProtectedHeader({ alg, kid: 'k1' }).sign(keys[signedBy]!)
    }

    server = createServer((request, response) => {
      const chunks: Buffer[] = []
      request.on('data', (chunk: Buffer) => chunks.push(chunk))
      request.on('end', () => {
        const send = (status: number, body: object) =>
          response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
        const path = request.url ?? ''
        if (path.startsWith('/.well-known/')) {
          return send(200, {
            issuer: origin,
            authorization_endpoint: `${origin}/authorize`,
            token_endpoint: `${origin}/token`,
            jwks_uri: `${origin}/jwks`,
            authorization_response_iss_parameter_supported: true,
            id_token_signing_alg_values_supported: ['RS256'],
          })
        }
        if (path === '/jwks') return send(200, { keys: [publicKey] })
        const form = new URLSearchParams(Buffer.concat(chunks).toString())
        const found = codes.get(form.get('code') ?? '')
        if (!found) return send(400, { error: 'invalid_grant' })
        if (found.lie.instead) return send(found.lie.instead.status, found.lie.instead.body)
        return void tokenFor(found.nonce, found.lie).then((idToken) =>
          send(200, { access_token: 'a', token_type: 'Bearer', expires_in: 300, id_token: idToken }),
        )
      })
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    issuer = {
      origin,
      answer(way, lie) {
        const asked = new URL(way).searchParams
        const code = crypto.randomUUID()
        codes.set(code, { nonce: asked.get('nonce') ?? '', lie })
        return new URLSearchParams({
          code,
          state: asked.get('state') ?? '',
          iss: lie.answerIssuer ?? origin,
        }).toString()
      },
    }
  })
  afterAll(() => server?.close())
  return () => issuer
}
