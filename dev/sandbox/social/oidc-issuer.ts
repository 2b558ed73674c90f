import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { exportJWK, generateKeyPair } from 'jose'
import { Provider } from 'oidc-provider'
import { demoClients } from './demo-clients.ts'
import { issuerMemory } from './issuer-memory.ts'
import { chooserPage } from './pages.ts'
import type { People } from './people.ts'

/** Where the issuer lives: `http://127.0.0.1:8090/oidc`. */
const PREFIX = '/oidc'

/** Any portal on this machine may send people here, whatever its port. */
function isOnThisMachine(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { hostname, pathname } = new URL(address)
  return ['127.0.0.1', 'localhost', '[::1]'].includes(hostname) && /^\/auth\/[a-z0-9-]+\/callback$/.test(pathname)
}

async function openIssuer(issuer: string, people: People): Promise<Provider> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const client = (code: 'google' | 'line', algorithm: 'RS256' | 'HS256') => ({
    client_id: demoClients[code].clientId,
    client_secret: demoClients[code].secret,
    client_name: 'The portal',
    redirect_uris: [`http://127.0.0.1:8080/auth/${code}/callback`],
    token_endpoint_auth_method: 'client_secret_post' as const,
    id_token_signed_response_alg: algorithm,
  })
  const provider = new Provider(issuer, {
    adapter: issuerMemory(),
    clients: [client('google', 'RS256'), client('line', 'HS256')],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), use: 'sig', alg: 'RS256' }] },
    cookies: { keys: [randomBytes(32).toString('hex')] },
    claims: { openid: ['sub'], profile: ['name', 'preferred_username'], email: ['email', 'email_verified'] },
    // As the houses this one stands for do: who it is stands in the ID token.
    conformIdTokenClaims: false,
    ttl: { AccessToken: 600, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    pkce: { required: () => true },
    enabledJWA: { idTokenSigningAlgValues: ['RS256', 'HS256'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, { uid }) => `${PREFIX}/interaction/${uid}` },
    async findAccount(_ctx, id) {
      const person = people.find(id)
      if (!person) return undefined
      const { name, username, email } = person
      return {
        accountId: id,
        claims: async () => ({ sub: id, name, preferred_username: username, email, email_verified: true }),
      }
    },
    // Whoever chooses an account here consents.
    async loadExistingGrant(ctx) {
      const { client: asking, session, provider: own } = ctx.oidc
      if (!asking || !session?.accountId) return undefined
      const grant = new own.Grant({ clientId: asking.clientId, accountId: session.accountId })
      grant.addOIDCScope('openid profile email')
      await grant.save()
      return grant
    },
  })
  provider.Client.prototype.redirectUriAllowed = isOnThisMachine
  return provider
}

/** An OpenID issuer by the certified library oidc-provider, and the page on which a person chooses an account. */
export function mountOidcIssuer(server: FastifyInstance, people: People): void {
  // An issuer is its address, and people reach this machine by several.
  const issuers = new Map<string, Promise<Provider>>()
  const issuerOf = (request: FastifyRequest): Promise<Provider> => {
    const origin = `${request.protocol}://${request.host}`
    const issuer = issuers.get(origin) ?? openIssuer(`${origin}${PREFIX}`, people)
    issuers.set(origin, issuer)
    return issuer
  }

  server.register(async (scope) => {
    // The library reads bodies itself.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))

    const pass = async (request: FastifyRequest, reply: FastifyReply) => {
      const provider = await issuerOf(request)
      reply.hijack()
      const { raw } = request
      const path = (raw.url ?? '').slice(PREFIX.length)
      // Everybody is asked each time: who was here before is forgotten on the way in.
      if (/^\/auth(?:\?|$)/.test(path)) {
        raw.headers.cookie = (raw.headers.cookie ?? '')
          .split('; ')
          .filter((cookie) => !cookie.startsWith('_session'))
          .join('; ')
      }
      Object.assign(raw, { originalUrl: raw.url, url: path })
      await provider.callback()(raw, reply.raw)
    }
    scope.all(`${PREFIX}/*`, pass)
  })

  server.get<{ Params: { uid: string } }>(`${PREFIX}/interaction/:uid`, async (request, reply) => {
    const provider = await issuerOf(request)
    try {
      const { params } = await provider.interactionDetails(request.raw, reply.raw)
      const client = await provider.Client.find(String(params['client_id']))
      const page = chooserPage('Sandbar ID', client?.clientName ?? '', request.url, people.list)
      return reply.type('text/html; charset=utf-8').send(page)
    } catch {
      return reply.code(400).type('text/plain').send('No log-in is under way here.\n')
    }
  })
  server.post<{ Params: { uid: string }; Body: Record<string, string> | undefined }>(
    `${PREFIX}/interaction/:uid`,
    async (request, reply) => {
      const provider = await issuerOf(request)
      const person = people.chosen(request.body)
      const result = person
        ? { login: { accountId: person.id, remember: false } }
        : { error: 'access_denied', error_description: 'the person did not say' }
      try {
        const next = await provider.interactionResult(request.raw, reply.raw, result)
        return reply.redirect(next, 303)
      } catch {
        return reply.code(400).type('text/plain').send('No log-in is under way here.\n')
      }
    },
  )
}
