import { hostileClient, type Lie, useHostileIssuer } from '@croupier/dev/testing/hostile-issuer.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { openSocialHouses, SocialBrowser, useSandbox } from '@croupier/dev/testing/social.ts'
import { asOperator } from '@croupier/dev/testing/vendor.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { telegramResult } from '@croupier/dev/sandbox/social/telegram-widget.ts'

const server = useServer()
const issuer = useHostileIssuer()
const sandbox = useSandbox()

beforeAll(async () => {
  await openSocialHouses(server(), sandbox().origin)
  await asOperator(server(), 'setSocialProvider', {
    code: 'shady',
    name: 'Shady',
    address: issuer().origin,
    ...hostileClient,
  })
})

async function told(lie: Lie) {
  const browser = new SocialBrowser(server())
  const answer = await browser.comeBack('shady', issuer().answer(await browser.leave('shady'), lie))
  return { status: answer.statusCode, ...answer.json() }
}

const now = () => Math.floor(Date.now() / 1000)

describe('what an issuer says is believed only where it is for us, now, and its own', () => {
  it('[A-10] accepts a valid answer', async () => {
    expect(await told({})).toMatchObject({ status: 200, value: { outcome: 'unknown' } })
  })

  it.each<[string, () => Lie]>([
    ['another nonce', () => ({ claims: { nonce: 'of-another-way' } })],
    ['no nonce', () => ({ claims: { nonce: undefined } })],
    ['another audience', () => ({ claims: { aud: 'another-portal' } })],
    ['several audiences and another authorised party', () => ({ claims: { aud: ['portal', 'b'], azp: 'b' } })],
    ['a token that has run out', () => ({ claims: { iat: now() - 7_200, exp: now() - 3_600 } })],
    ['a token without an end', () => ({ claims: { exp: undefined } })],
    ['a token of another issuer', () => ({ claims: { iss: 'https://accounts.google.com' } })],
    ['a token of nobody', () => ({ claims: { sub: undefined } })],
    ['a signature by a key that is not the issuer’s', () => ({ signedBy: 'other' })],
    ['a signature by the client’s secret, where a key was promised', () => ({ signedBy: 'secret' })],
    ['no signature', () => ({ signedBy: 'none' })],
    ['an answer that names another issuer', () => ({ answerIssuer: 'https://accounts.google.com' })],
    ['no ID token', () => ({ instead: { status: 200, body: { access_token: 'a', token_type: 'Bearer' } } })],
    ['a code it does not know', () => ({ instead: { status: 400, body: { error: 'invalid_grant' } } })],
  ])('[A-10] refuses %s', async (_what, lie) => {
    expect(await told(lie())).toMatchObject({ status: 401, errorCode: 'social.failed' })
  })

  it.each<[string, Lie]>([
    ['trouble', { instead: { status: 500, body: { error: 'server_error' } } }],
    ['that it does not know us', { instead: { status: 401, body: { error: 'invalid_client' } } }],
  ])('[A-10] takes %s for the issuer’s being away', async (_what, lie) => {
    expect(await told(lie)).toMatchObject({ status: 503, errorCode: 'social.unavailable' })
  })

  it('[A-10] ignores an e-mail address that the issuer has not verified', async () => {
    const unverified = await told({ claims: { sub: 'u2', name: 'Un Verified', email: 'boss@example.com' } })
    const verified = await told({ claims: { sub: 'u2', email: 'own@example.com', email_verified: true } })

    expect(unverified).toMatchObject({ value: { outcome: 'unknown', email: null } })
    expect(verified).toMatchObject({ value: { outcome: 'unknown', email: 'own@example.com' } })
  })
})

describe('what Telegram signs is believed only where it signed it for our bot, now, and once', () => {
  const person = { id: '4711', name: 'Mitu Sarkar', username: 'mitu', email: '' }

  async function brought(fields: (authDate: number) => Record<string, unknown>) {
    const browser = new SocialBrowser(server())
    const back = new URL(new URL(await browser.leave('telegram')).searchParams.get('return_to')!)
    const result = Buffer.from(JSON.stringify(fields(now()))).toString('base64url')
    const answer = await browser.comeBack('telegram', `${back.search.slice(1)}&tgAuthResult=${result}`)
    return { status: answer.statusCode, ...answer.json() }
  }

  it.each<[string, (at: number) => Record<string, unknown>]>([
    ['another person’s number under the same signature', (at) => ({ ...telegramResult(person, at), id: 4712 })],
    [
      'a field that was not signed',
      (at) => ({ ...telegramResult(person, at), photo_url: 'https://example.com/a.jpg' }),
    ],
    ['no signature', (at) => ({ ...telegramResult(person, at), hash: undefined })],
    ['a broken signature', (at) => ({ ...telegramResult(person, at), hash: '0'.repeat(64) })],
    ['what it signed before the way began', (at) => telegramResult(person, at - 3_600)],
    ['what it has not signed yet', (at) => telegramResult(person, at + 3_600)],
  ])('[A-10] refuses %s', async (_what, fields) => {
    expect(await brought(fields)).toMatchObject({ status: 401, errorCode: 'social.failed' })
  })

  it('[A-10] accepts an answer once, whoever repeats it', async () => {
    const signed = telegramResult(person, now())

    const first = await brought(() => signed)
    const again = await brought(() => signed)

    expect(first).toMatchObject({ status: 200 })
    expect(again).toMatchObject({ status: 401, errorCode: 'social.failed' })
  })
})
