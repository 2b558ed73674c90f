import { createHash, createHmac } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { demoClients } from './demo-clients.ts'
import { chooserPage } from './pages.ts'
import type { People, Person } from './people.ts'

const { clientId, secret } = demoClients.telegram

/**
 * What Telegram says of a person to the bot's owner, signed as https://core.telegram.org/widgets/login tells.
 * @param authDate Unix seconds
 */
export function telegramResult(person: Person, authDate: number): Record<string, string | number> {
  const [firstName = '', ...rest] = person.name.split(' ')
  const fields = {
    auth_date: authDate,
    first_name: firstName,
    id: Number(person.id),
    last_name: rest.join(' '),
    username: person.username,
  }
  const lines = Object.entries(fields).map(([key, value]) => `${key}=${value}`)
  const key = createHash('sha256').update(secret).digest()
  return { ...fields, hash: createHmac('sha256', key).update(lines.join('\n')).digest('hex') }
}

/** Telegram's log-in widget in its redirecting form. */
export function mountTelegramWidget(server: FastifyInstance, people: People): void {
  // Times are whole seconds, and nobody is vouched for twice with the same words.
  let signedAt = 0
  type Auth = { Querystring: Record<string, string | undefined>; Body: Record<string, string> | undefined }
  server.get<Auth>('/telegram/auth', async (request, reply) => {
    const { bot_id: bot, origin, return_to: back } = request.query
    const isOwn = back !== undefined && URL.canParse(back) && new URL(back).origin === origin
    if (bot !== clientId || !isOwn) return reply.code(400).type('text/plain').send('Bot domain invalid\n')
    return reply
      .type('text/html; charset=utf-8')
      .send(chooserPage('Sandbar Messenger', 'The portal', request.url, people.list))
  })
  server.post<Auth>('/telegram/auth', async (request, reply) => {
    const { return_to: back = '' } = request.query
    if (!URL.canParse(back)) return reply.code(400).type('text/plain').send('Bot domain invalid\n')
    const person = people.chosen(request.body)
    signedAt = Math.max(signedAt + 1, Math.floor(Date.now() / 1000))
    const result = person ? JSON.stringify(telegramResult(person, signedAt)) : 'false'
    return reply.redirect(`${back}#tgAuthResult=${Buffer.from(result).toString('base64url')}`, 303)
  })
}
