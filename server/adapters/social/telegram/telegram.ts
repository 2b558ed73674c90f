import * as z from 'zod/mini'
import { type SocialProtocol, SocialRefused } from '../../../modules/identity/index.ts'
import { isSignedByTelegram } from './signature.ts'

/** How far Telegram's clock may be from ours. */
const CLOCK_SECONDS = 60

const person = z.object({
  id: z.string().check(z.regex(/^\d{1,20}$/)),
  auth_date: z.string().check(z.regex(/^\d{1,12}$/)),
  first_name: z.optional(z.string()),
  last_name: z.optional(z.string()),
  username: z.optional(z.string()),
})

/** The signed fields: behind `#tgAuthResult=` as base64 of JSON, or one by one in the query. */
function fieldsOf(answer: string): Record<string, string> {
  const given = new URLSearchParams(answer)
  given.delete('state')
  const packed = given.get('tgAuthResult')
  if (packed === null) return Object.fromEntries(given)
  try {
    const fields: unknown = JSON.parse(Buffer.from(packed, 'base64').toString('utf8'))
    if (typeof fields !== 'object' || fields === null) return {}
    return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, String(value)]))
  } catch {
    return {}
  }
}

/**
 * Telegram's log-in widget in its redirecting form. The client’s name is the bot's id and the secret its token. Telegram
 * knows no state: ours travels in the address it returns to, and what it signed must be younger than the way itself, so
 * that an answer seen earlier opens nothing.
 */
export const telegram: SocialProtocol = {
  protocol: 'telegram',

  async addressOf(provider, way) {
    const back = new URL(way.redirectUri)
    back.searchParams.set('state', way.state)
    const url = new URL(`${provider.address ?? 'https://oauth.telegram.org'}/auth`)
    url.search = new URLSearchParams({
      bot_id: provider.clientId,
      origin: back.origin,
      return_to: back.href,
      request_access: 'write',
      embed: '0',
    }).toString()
    return url.href
  },

  async personOf(provider, way, answer, now) {
    const fields = fieldsOf(answer)
    if (!isSignedByTelegram(fields, provider.secret)) throw new SocialRefused('signature')
    const read = z.safeParse(person, fields)
    if (!read.success) throw new SocialRefused('fields')
    const { id, auth_date, first_name, last_name, username } = read.data
    const signedAt = Number(auth_date) * 1_000
    const isOld = signedAt < way.begunAt - CLOCK_SECONDS * 1_000
    if (isOld || signedAt > now + CLOCK_SECONDS * 1_000) throw new SocialRefused('time')
    const name = [first_name, last_name].filter((part) => part).join(' ')
    return {
      issuer: 'https://telegram.org',
      subject: id,
      name: name ? name.slice(0, 200) : null,
      email: null,
      username: username ?? null,
      answeredOnce: `telegram:${fields['hash']}`,
    }
  },
}
