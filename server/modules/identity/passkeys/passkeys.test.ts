import { beforeAll, describe, expect, it } from 'vitest'
import { newMember } from '@croupier/dev/testing/accounts.ts'
import { softwareKey } from '@croupier/dev/testing/passkey.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { originsPort } from '../../../platform/origins-port.ts'

const server = useServer()
const PASSWORD = 'lantern-light-77'
const origin = 'https://play.example.com'
const headers = { host: 'play.example.com' }
const newKey = () => softwareKey({ rpId: 'play.example.com', origin })
const cookieOf = (answer: { headers: Record<string, unknown> }) =>
  /passkeyBrowser=[^;]+/.exec(String(answer.headers['set-cookie']))?.[0] ?? ''

let token: string

async function begin(of = token, password: string | undefined = PASSWORD) {
  const url = '/wps/member/passkeys/options'
  const body = { password }
  const answer = await server().call('portal', { method: 'POST', url, body, encrypted: true, token: of, headers })
  return { answer, cookie: cookieOf(answer), options: answer.json().value?.options }
}
const add = (made: object, cookie: string, of = token) =>
  server().call('portal', {
    method: 'POST',
    url: '/wps/member/passkeys',
    body: { name: 'Phone', made },
    token: of,
    headers: { ...headers, cookie },
  })
async function beginLogin(from = headers) {
  const url = '/wps/session/login/passkey/options'
  const answer = await server().call('portal', { method: 'POST', url, body: {}, headers: from })
  return { answer, cookie: cookieOf(answer), options: answer.json().value?.options }
}
const logIn = (shown: object, cookie: string) =>
  server().call('portal', {
    method: 'POST',
    url: '/wps/session/login/passkey',
    body: { shown, loginDeviceId: 'a-device-of-its-own-1' },
    headers: { ...headers, cookie },
  })
async function keyOf(of = token) {
  const key = newKey()
  const { options, cookie } = await begin(of)
  expect((await add(key.make(options), cookie, of)).statusCode).toBe(200)
  return key
}
const code = (answer: { json(): { errorCode?: string } }) => answer.json().errorCode

beforeAll(async () => {
  server().wired.app.ports.provide(originsPort, {
    portal: origin,
    portals: [origin],
    games: 'https://games.example',
    bundles: 'https://bundles.example',
  })
  token = await newMember(server(), 'Jasmin41')
})

describe('[A-20] a passkey', () => {
  it('is made after the password was asked for, listed and removed', async () => {
    expect(code((await begin(token, 'not-this-one-1')).answer)).toBe('password.wrong')
    const key = newKey()
    const { options, cookie } = await begin()
    expect(options).toMatchObject({
      rp: { id: 'play.example.com', name: 'Lumen' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    const { id } = (await add(key.make(options), cookie)).json().value

    const list = async () => (await server().call('portal', { url: '/wps/member/passkeys', token })).json().value.list
    expect(await list()).toEqual([{ id, name: 'Phone', isSynced: false, madeAt: expect.any(Number), usedAt: null }])

    const remove = (of: string) =>
      server().call('portal', { method: 'DELETE', url: `/wps/member/passkeys/${id}`, token: of })
    expect(code(await remove(await newMember(server(), 'Stranger41')))).toBe('passkey.not.found')
    expect((await remove(token)).statusCode).toBe(200)
    expect(await list()).toEqual([])
    const asked = await beginLogin()
    expect(code(await logIn(key.show(asked.options, 1), asked.cookie))).toBe('passkey.failed')
  })

  it('logs in without a name, once for each challenge', async () => {
    const key = await keyOf()
    const { options, cookie } = await beginLogin()
    expect(options.allowCredentials ?? []).toEqual([])
    const shown = key.show(options, 1)

    const answer = await logIn(shown, cookie)
    expect(answer.json().value).toMatchObject({ firstTimeLogin: false, passwordExpired: false })
    const info = await server().call('portal', { url: '/wps/member/info', token: answer.json().value.token })
    expect(info.json().value.account).toBe('Jasmin41')
    expect(code(await logIn(shown, cookie))).toBe('passkey.failed')
  })

  it('is bound to the browser that was asked', async () => {
    const key = await keyOf()
    const [mine, another] = [await beginLogin(), await beginLogin()]

    expect(code(await logIn(key.show(mine.options, 1), another.cookie))).toBe('passkey.failed')
    expect(code(await logIn(key.show(another.options, 1), ''))).toBe('passkey.failed')
    expect((await logIn(key.show(mine.options, 1), mine.cookie)).statusCode).toBe(200)
  })

  it('whose counter goes back or stays the same was copied', async () => {
    const key = await keyOf()
    const use = async (counter: number) => {
      const { options, cookie } = await beginLogin()
      return logIn(key.show(options, counter), cookie)
    }

    expect((await use(7)).statusCode).toBe(200)
    expect([code(await use(7)), code(await use(6))]).toEqual(['passkey.failed', 'passkey.failed'])
    expect((await use(8)).statusCode).toBe(200)
  })

  it.each([
    ['another site asked for', { origin: 'https://play.example.com.evil.example' }],
    ['nobody touched', { flags: 0x00 }],
    ['nobody unlocked', { flags: 0x01 }],
    ['says it is another member’s', { userHandle: Buffer.from('member:1').toString('base64url') }],
  ])('that %s opens nothing', async (_what, lie) => {
    const key = await keyOf(await newMember(server(), `Liar${crypto.randomUUID().slice(0, 8)}`))
    const { options, cookie } = await beginLogin()

    expect(code(await logIn(key.show(options, 1, lie), cookie))).toBe('passkey.failed')
  })

  it('asked for by one member is added to no other, nor twice', async () => {
    const other = await newMember(server(), 'Other41')
    const key = newKey()
    const mine = await begin()
    expect(code(await add(key.make(mine.options), mine.cookie, other))).toBe('passkey.failed')

    const again = await begin()
    expect((await add(key.make(again.options), again.cookie)).statusCode).toBe(200)
    const theirs = await begin(other)
    expect(code(await add(key.make(theirs.options), theirs.cookie, other))).toBe('passkey.taken')
  })

  it('is not offered at a bare address, and follows no host that a caller makes up', async () => {
    const { answer } = await beginLogin({ host: 'evil.example' })
    expect(answer.json().value.options.rpId).toBe('play.example.com')

    const portals = ['http://127.0.0.1:8080', 'http://localhost:8080']
    server().wired.app.ports.provide(originsPort, {
      portal: portals[0]!,
      portals,
      games: 'https://games.example',
      bundles: 'https://bundles.example',
    })
    expect(code((await beginLogin({ host: '127.0.0.1:8080' })).answer)).toBe('passkey.not.here')
    expect((await beginLogin({ host: 'localhost:8080' })).options.rpId).toBe('localhost')
  })
})
