import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/**
 * Whether Telegram signed these fields for this bot: https://core.telegram.org/widgets/login#checking-authorization.
 * HMAC-SHA-256 of `key=value` lines in the order of their keys, under the SHA-256 of the bot's token.
 */
export function isSignedByTelegram(fields: Readonly<Record<string, string>>, botToken: string): boolean {
  const { hash = '', ...signed } = fields
  if (!/^[0-9a-f]{64}$/.test(hash)) return false
  const lines = Object.keys(signed)
    .toSorted()
    .map((key) => `${key}=${signed[key]}`)
  const key = createHash('sha256').update(botToken).digest()
  const expected = createHmac('sha256', key).update(lines.join('\n')).digest()
  return timingSafeEqual(expected, Buffer.from(hash, 'hex'))
}
