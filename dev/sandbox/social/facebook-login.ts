import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { demoClients } from './demo-clients.ts'
import { chooserPage } from './pages.ts'
import type { People, Person } from './people.ts'

const { clientId, secret } = demoClients.facebook

function graphError(code: number, message: string) {
  return { error: { message, type: 'OAuthException', code, fbtrace_id: randomBytes(6).toString('hex') } }
}

/** Facebook's log-in dialog and as much of its Graph API as tells who somebody is. */
export function mountFacebookLogin(server: FastifyInstance, people: People): void {
  const codes = new Map<string, { person: Person; redirectUri: string }>()
  const tokens = new Map<string, Person>()
  type Dialog = { Querystring: Record<string, string | undefined>; Body: Record<string, string> | undefined }

  server.get<Dialog>('/facebook/:version/dialog/oauth', async (request, reply) => {
    if (request.query['client_id'] !== clientId)
      return reply.code(400).send(graphError(101, 'Error validating application.'))
    return reply
      .type('text/html; charset=utf-8')
      .send(chooserPage('Sandbar Friends', 'The portal', request.url, people.list))
  })
  server.post<Dialog>('/facebook/:version/dialog/oauth', async (request, reply) => {
    const redirectUri = request.query['redirect_uri'] ?? ''
    if (!URL.canParse(redirectUri)) return reply.code(400).send(graphError(100, 'Invalid parameter'))
    const back = new URL(redirectUri)
    back.searchParams.set('state', request.query['state'] ?? '')
    const person = people.chosen(request.body)
    if (person) {
      const code = randomBytes(24).toString('base64url')
      codes.set(code, { person, redirectUri })
      back.searchParams.set('code', code)
    } else back.searchParams.set('error', 'access_denied')
    return reply.redirect(back.href, 303)
  })
  server.post<{ Body: Record<string, string> | undefined }>(
    '/facebook/:version/oauth/access_token',
    async (request, reply) => {
      const form = request.body ?? {}
      if (form['client_id'] !== clientId || form['client_secret'] !== secret) {
        return reply.code(400).send(graphError(1, 'Error validating client secret.'))
      }
      const found = codes.get(form['code'] ?? '')
      codes.delete(form['code'] ?? '')
      if (!found || found.redirectUri !== form['redirect_uri']) {
        return reply.code(400).send(graphError(100, 'This authorization code has been used.'))
      }
      const token = randomBytes(32).toString('base64url')
      tokens.set(token, found.person)
      return { access_token: token, token_type: 'bearer', expires_in: 5_183_999 }
    },
  )
  server.get<{ Querystring: Record<string, string | undefined> }>('/facebook/:version/me', async (request, reply) => {
    const token = request.query['access_token'] ?? ''
    const proof = Buffer.from(request.query['appsecret_proof'] ?? '', 'hex')
    const expected = createHmac('sha256', secret).update(token).digest()
    const person = tokens.get(token)
    if (!person) return reply.code(400).send(graphError(190, 'Invalid OAuth access token.'))
    if (proof.length !== expected.length || !timingSafeEqual(proof, expected)) {
      return reply.code(400).send(graphError(100, 'Invalid appsecret_proof provided in the API argument'))
    }
    const { id, name, email } = person
    return { id, name, email }
  })
}
