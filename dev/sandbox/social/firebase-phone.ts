import { createHash, randomBytes, randomInt } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { type CryptoKey, exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose'
import { escapeHtml } from '../page.ts'
import { shell } from './pages.ts'

/** The demo's Firebase project. */
export const FIREBASE_PROJECT = 'lumen-sandbox'

/** Names the demo's project; whatever else is sent is no key. */
export const FIREBASE_API_KEY = 'sandbox-web-key'

/** What the check for robots says of whoever has pressed its button. */
export const RECAPTCHA_PASSED = 'sandbox-passed'

const KEY_ID = 'sandbox-1'

interface Sent {
  phone: string
  code: string
}

function fault(message: string) {
  return { error: { code: 400, message, errors: [{ message, domain: 'global', reason: 'invalid' }] } }
}

/** Pages of any site may call it, as they may the true one. */
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-max-age': '600',
}

/**
 * As much of Firebase Authentication as sends a code to a phone and says whose it is: four calls of the Identity Toolkit
 * API, the keys, a check for robots in reCAPTCHA's shape, and a page with the codes.
 */
export function mountFirebasePhone(server: FastifyInstance): void {
  let made: Promise<{ privateKey: CryptoKey; publicKey: JWK }> | undefined
  const keys = () =>
    (made ??= generateKeyPair('RS256', { extractable: true }).then(async ({ privateKey, publicKey }) => ({
      privateKey,
      publicKey: await exportJWK(publicKey),
    })))
  const sent = new Map<string, Sent>()

  server.register(async (scope) => {
    scope.addHook('onRequest', async (_request, reply) => void reply.headers(CORS))
    scope.options('/firebase/*', async (_request, reply) => reply.code(204).send())
    scope.get('/firebase/recaptcha/api.js', async (_request, reply) =>
      reply.type('text/javascript').send(readFileSync(new URL('page/recaptcha.js', import.meta.url), 'utf8')),
    )

    scope.get('/firebase/keys', async () => {
      const { publicKey } = await keys()
      return { keys: [{ ...publicKey, kid: KEY_ID, use: 'sig', alg: 'RS256' }] }
    })
    type Call = { Body: Record<string, unknown> | undefined; Querystring: { key?: string } }
    scope.addHook<Call>('preHandler', async (request, reply) => {
      if (!/^\/firebase\/v\d\//.test(request.url) || request.query.key === FIREBASE_API_KEY) return
      await reply.code(400).send(fault('API key not valid. Please pass a valid API key.'))
    })
    scope.get('/firebase/v1/recaptchaParams', async () => ({ recaptchaSiteKey: 'sandbox-site-key' }))
    scope.get('/firebase/v2/recaptchaConfig', async () => ({
      recaptchaEnforcementState: [{ provider: 'PHONE_PROVIDER', enforcementState: 'OFF' }],
    }))
    scope.post<Call>('/firebase/v1/accounts::sendVerificationCode', async (request, reply) => {
      if (request.body?.['recaptchaToken'] !== RECAPTCHA_PASSED)
        return reply.code(400).send(fault('CAPTCHA_CHECK_FAILED'))
      const phone = String(request.body?.['phoneNumber'] ?? '')
      if (!/^\+[1-9]\d{6,14}$/.test(phone)) return reply.code(400).send(fault('INVALID_PHONE_NUMBER'))
      const sessionInfo = randomBytes(24).toString('base64url')
      sent.set(sessionInfo, { phone, code: String(randomInt(1_000_000)).padStart(6, '0') })
      return { sessionInfo }
    })
    scope.post<Call>('/firebase/v1/accounts::signInWithPhoneNumber', async (request, reply) => {
      const { sessionInfo, code } = request.body ?? {}
      const found = sent.get(String(sessionInfo))
      if (!found) return reply.code(400).send(fault('SESSION_EXPIRED'))
      if (found.code !== code) return reply.code(400).send(fault('INVALID_CODE'))
      sent.delete(String(sessionInfo))
      const now = Math.floor(Date.now() / 1000)
      const localId = createHash('sha256').update(found.phone).digest('base64url').slice(0, 28)
      const { privateKey } = await keys()
      const idToken = await new SignJWT({
        auth_time: now,
        user_id: localId,
        phone_number: found.phone,
        firebase: { identities: { phone: [found.phone] }, sign_in_provider: 'phone' },
      })
        .setProtectedHeader({ alg: 'RS256', kid: KEY_ID, typ: 'JWT' })
        .setIssuer(`https://securetoken.google.com/${FIREBASE_PROJECT}`)
        .setAudience(FIREBASE_PROJECT)
        .setSubject(localId)
        .setIssuedAt(now)
        .setExpirationTime(now + 3_600)
        // Two sign-ins within a second are two tokens.
        .setJti(randomBytes(8).toString('hex'))
        .sign(privateKey)
      return { idToken, localId, phoneNumber: found.phone, expiresIn: '3600', isNewUser: false }
    })
    scope.get('/firebase/messages.json', async () => [...sent.values()])
    scope.get('/firebase', async (_request, reply) => {
      const rows = [...sent.values()].map(({ phone, code }) => `<li>${escapeHtml(phone)}: ${code}</li>`)
      const body = rows.length > 0 ? `<ul>${rows.join('')}</ul>` : '<p>No code is under way.</p>'
      return reply.type('text/html; charset=utf-8').send(shell('Sandbar Firebase', 'Codes sent to phones', body))
    })
  })
}
