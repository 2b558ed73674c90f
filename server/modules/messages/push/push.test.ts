import { randomUUID } from 'node:crypto'
import { logIn } from '@croupier/dev/testing/accounts.ts'
import { type Cast, signInTheCast } from '@croupier/dev/testing/cast.ts'
import { type Noticed, openPushService, openTestBrowser } from '@croupier/dev/testing/push-service.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { asOperator } from '@croupier/dev/testing/vendor.ts'
import { importJWK, jwtVerify } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../../platform/database.ts'
import { ownScope } from '../../../platform/invoke.ts'
import { originsPort } from '../../../platform/origins-port.ts'
import { drainOutbox, registerConsumers } from '../../../platform/outbox-consumer.ts'
import { outsidePort } from '../../../platform/outside.ts'
import { settingsPort } from '../../../platform/settings.ts'
import { findMemberByAccount, sessionsEnded } from '../../identity/index.ts'
import { depositCredited } from '../../wallet/index.ts'
import { forgetEndedBrowsers, forgetLoggedOutBrowsers, tellBrowser, tellOfDeposits } from '../index.ts'

const SERVICE = 'https://fcm.googleapis.com'
const server = useServer()
const consumers = [tellOfDeposits, forgetLoggedOutBrowsers, forgetEndedBrowsers]
let service: Awaited<ReturnType<typeof openPushService>>
let cast: Cast

const database = () => server().wired.app.database
const scope = () =>
  ownScope(server().wired.app, { requestId: 'test', actor: { kind: 'system', name: 'test' }, language: 'en' })

beforeAll(async () => {
  cast = await signInTheCast(server())
  service = await openPushService()
  const { ports } = server().wired.app
  const outside = ports.use(outsidePort)
  // Where the service's name leads; whatever the product asks goes out and comes back by its own way.
  ports.provide(outsidePort, {
    ...outside,
    ask: (address, question) => outside.ask(String(address).replace(SERVICE, service.origin), question),
  })
  await registerConsumers(database(), consumers)
  await drainOutbox(server().wired.app, consumers)
})

beforeEach(async () => {
  service.answerWith(201)
  service.seen.length = 0
  await database().run(sql`delete from messages.push_browser`)
})

afterAll(() => service?.close())

/** Each from another address: how often one may ask is shown elsewhere. */
let asked = 0
const post = (path: string, body: object, token = cast.member, headers: Record<string, string> = {}) =>
  server().call('portal', {
    method: 'POST',
    url: `/wps/message/push${path}`,
    token,
    body,
    headers,
    address: `203.0.113.${++asked % 250}`,
  })
const subscription = (browser = openTestBrowser()) => ({
  browser,
  given: { endpoint: `${SERVICE}/fcm/send/${randomUUID()}`, keys: browser.keys },
})
const isOn = async (endpoint: string, token = cast.member): Promise<boolean> =>
  (await post('', { endpoint }, token)).json().value.isOn

/** A deposit arrives, and with it a message of the house. */
async function letItArrive(amount = '1234500000'): Promise<void> {
  const memberId = (await findMemberByAccount(database(), 'rahim'))!.id.toString()
  const reference = `D${randomUUID().slice(0, 8)}`
  await scope().transaction(async (within) =>
    within.announce(
      depositCredited({ memberId, currency: 'BDT', fee: '0', at: Date.now(), reference, amount, channel: 'byhand' }),
    ),
  )
  await drainOutbox(server().wired.app, consumers)
}

async function nameServices(...value: string[]): Promise<void> {
  await asOperator(server(), 'changeSetting', { name: 'messages.pushServices', value })
  await server().wired.app.ports.use(settingsPort).refresh()
}

interface Asked {
  messageId: string
  browserId: string
}

/** What waits to be told, as it was asked for together with the message; each is asked for once. */
async function takeJobs(): Promise<{ payload: Asked; runAt: number | undefined }[]> {
  const rows = await database().many<{ payload: { payload: Asked; runAt?: number } }>(sql`
    delete from platform.outbox
    where type = 'platform.jobRequested'
      and payload ->> 'name' = 'messages.tellBrowser'
    returning payload`)
  return rows.map(({ payload: { payload, runAt } }) => ({ payload, runAt }))
}

async function tellAll(): Promise<Noticed[]> {
  for (const { payload } of await takeJobs()) await tellBrowser.run(scope(), payload)
  return service.seen
}

describe('web push', () => {
  it('tells a browser that agreed of a message of the house, readable by it alone and signed by the house', async () => {
    const { browser, given } = subscription()
    const other = openTestBrowser()
    const { key } = (await post('', {})).json().value as { key: string }
    expect(await isOn(given.endpoint)).toBe(false)
    expect((await post('/begin', given, cast.member, { language: 'bn' })).json().value).toEqual({ isOn: true })
    expect(await isOn(given.endpoint)).toBe(true)

    await letItArrive()
    const [noticed] = await tellAll()

    expect(service.seen).toHaveLength(1)
    const { path, headers, body } = noticed!
    expect(`${SERVICE}${path}`).toBe(given.endpoint)
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'normal' })
    expect(Number(headers['ttl'])).toBeGreaterThan(86_000)
    expect(Number(headers['ttl'])).toBeLessThanOrEqual(86_400)
    expect(body.toString('latin1')).not.toContain('1,234')
    // In the language of the page it was agreed to on.
    const told = JSON.parse(browser.read(body)) as Record<string, string>
    expect(told).toEqual({
      title: expect.stringContaining('1,234.50 BDT'),
      lang: 'bn',
      dir: 'ltr',
      tag: expect.stringMatching(/^\d+$/),
      url: '/member?page=messageV2',
    })
    expect(told['title']).toMatch(/\p{Script=Bengali}/u)
    expect(() => other.read(body)).toThrow('unable to authenticate data')

    const [, token, signer] = /^vapid t=([^,]+), k=(.+)$/.exec(String(headers.authorization))!
    expect(signer).toBe(key)
    const point = Buffer.from(key, 'base64url')
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
    const ours = await importJWK({ kty: 'EC', crv: 'P-256', x: x!, y: y! }, 'ES256')
    const { payload } = await jwtVerify(token!, ours, { audience: SERVICE })
    expect(payload.sub).toBe(server().wired.app.ports.use(originsPort).portal)
    expect(payload.exp! * 1000).toBeGreaterThan(Date.now())
    expect(payload.exp! * 1000).toBeLessThanOrEqual(Date.now() + 86_400_000)
    const row = await database().one<{ asked: boolean; told: boolean }>(sql`
      select asked_at is not null as asked, told_at is not null as told
      from messages.push_browser`)
    expect(row).toEqual({ asked: true, told: true })
  })

  it('keeps the private key and what a browser gives away sealed, and the key for ever', async () => {
    const { given } = subscription()
    const keys = await Promise.all([post('', {}), post('', {}), post('', {}, cast.agent)])
    await post('/begin', given)

    expect(new Set(keys.map((answer) => answer.json().value.key)).size).toBe(1)
    const kept = await database().one<{ key: string; auth: string }>(sql`
      select (select private_sealed from messages.push_key) as key, auth_sealed as auth
      from messages.push_browser`)
    expect(kept.key).toMatch(/^s1\./)
    expect(kept.auth).toMatch(/^s1\./)
    expect(kept.auth).not.toContain(given.keys.auth)
  })

  it('tells of a letter by staff to one member, and each member in their own browsers', async () => {
    const [mine, second, theirs] = [subscription(), subscription(), subscription()]
    await post('/begin', mine.given)
    await post('/begin', second.given)
    await post('/begin', theirs.given, cast.agent)

    const letter = { to: 'member', account: 'rahim', titles: { en: 'About your question' }, texts: { en: 'Here.' } }
    await server().call('console', { method: 'POST', url: '/staff/messages', token: cast.admin, body: letter })
    const seen = await tellAll()

    expect(seen.map(({ path }) => `${SERVICE}${path}`).toSorted()).toEqual(
      [mine.given.endpoint, second.given.endpoint].toSorted(),
    )
    const first = seen.find(({ path }) => `${SERVICE}${path}` === mine.given.endpoint)!
    expect(JSON.parse(mine.browser.read(first.body))).toMatchObject({ title: 'About your question', lang: 'en' })
  })

  it('tells nobody who did not agree, has turned it off or has read the message already', async () => {
    await letItArrive()
    expect(await takeJobs()).toEqual([])

    const { given } = subscription()
    await post('/begin', given)
    await letItArrive()
    await server().call('portal', { method: 'POST', url: '/wps/message/read', token: cast.member, body: {} })
    expect(await tellAll()).toEqual([])

    await letItArrive()
    expect((await post('/end', { endpoint: given.endpoint })).json().value).toEqual({ isOn: false })
    expect(await tellAll()).toEqual([])
    expect(await isOn(given.endpoint)).toBe(false)
  })

  it.each([404, 410])('forgets a browser whose service answers %i', async (status) => {
    const { given } = subscription()
    await post('/begin', given)
    service.answerWith(status)
    await letItArrive()
    expect(await tellAll()).toHaveLength(1)

    expect(await isOn(given.endpoint)).toBe(false)
    await letItArrive()
    expect(await takeJobs()).toEqual([])
  })

  it.each([429, 503])('asks again later where a service answers %i, and not for ever', async (status) => {
    const { given } = subscription()
    await post('/begin', given)
    service.answerWith(status)
    await letItArrive()
    const before = Date.now()
    await tellAll()

    expect(await isOn(given.endpoint)).toBe(true)
    const [again] = await takeJobs()
    expect(again!.runAt).toBeGreaterThanOrEqual(before + 900_000)
    await database().run(sql`
      update messages.message
      set sent_at = now() - interval '25 hours'
      where id = ${again!.payload.messageId}::bigint`)
    await tellBrowser.run(scope(), again!.payload)
    expect(service.seen).toHaveLength(1)
    expect(await takeJobs()).toEqual([])
  })

  it('gives up what a service will never take, and keeps the browser', async () => {
    const { given } = subscription()
    await post('/begin', given)
    service.answerWith(400)
    await letItArrive()
    await tellAll()

    expect(await takeJobs()).toEqual([])
    expect(await isOn(given.endpoint)).toBe(true)
  })

  it('calls only services that the operator has named, by https, and no address inside', async () => {
    const { given } = subscription()
    const begin = async (endpoint: string) => (await post('/begin', { ...given, endpoint })).json()

    for (const endpoint of [
      'https://push.example/a',
      'https://fcm.googleapis.com.push.example/a',
      'https://evilfcm.googleapis.com/a',
      'https://fcm.googleapis.com:8443/a',
      'https://u:p@fcm.googleapis.com/a',
    ]) {
      expect({ endpoint, ...(await begin(endpoint)) }).toMatchObject({ endpoint, errorCode: 'push.service.unknown' })
    }
    expect(await begin('http://fcm.googleapis.com/a')).toMatchObject({ errorCode: 'request.invalid' })
    expect(await begin('https://10.0.0.1/a')).toMatchObject({
      errorCode: 'request.invalid',
      value: { fields: [{ field: 'endpoint', messageKey: 'fault.address.inside' }] },
    })
    await nameServices('push.example')
    expect(await begin('https://web.push.example/a')).toMatchObject({ value: { isOn: true } })
    expect(await begin(given.endpoint)).toMatchObject({ errorCode: 'push.service.unknown' })
    await nameServices('fcm.googleapis.com')
  })

  it('refuses keys that nobody could be told by', async () => {
    const { given } = subscription()
    const off = Buffer.concat([Buffer.of(4), Buffer.alloc(64, 7)]).toString('base64url')
    for (const keys of [
      { ...given.keys, p256dh: off },
      { ...given.keys, p256dh: 'short' },
      { ...given.keys, auth: 'short' },
    ]) {
      expect((await post('/begin', { ...given, keys })).json()).toMatchObject({ errorCode: 'request.invalid' })
    }
  })

  it('keeps ten browsers of a member, and whom a browser tells is whoever agreed in it last', async () => {
    const all = Array.from({ length: 11 }, () => subscription().given)
    for (const given of all) await post('/begin', given)
    expect(await isOn(all[0]!.endpoint)).toBe(false)
    expect(await isOn(all[1]!.endpoint)).toBe(true)

    await post('/begin', all[1]!, cast.agent)
    expect(await isOn(all[1]!.endpoint)).toBe(false)
    expect(await isOn(all[1]!.endpoint, cast.agent)).toBe(true)
    // What is another's nobody turns off.
    await post('/end', { endpoint: all[1]!.endpoint })
    expect(await isOn(all[1]!.endpoint, cast.agent)).toBe(true)
  })

  it('tells nothing where its member has logged out, or was logged out from elsewhere', async () => {
    const [here, there] = [subscription(), subscription()]
    const account = 'rahim'
    const enter = async (): Promise<string> =>
      (await logIn(server(), { username: account, password: 'lantern-light-77' })).json().value.token
    const leaving = await enter()
    await post('/begin', here.given, leaving)
    await server().call('portal', { method: 'POST', url: '/wps/session/logout', token: leaving, body: {} })
    await drainOutbox(server().wired.app, consumers)
    const staying = await enter()
    expect(await isOn(here.given.endpoint, staying)).toBe(false)

    await post('/begin', there.given, staying)
    await scope().transaction(async (within) => {
      const memberId = (await findMemberByAccount(database(), account))!.id.toString()
      within.announce(sessionsEnded({ memberId, reason: 'replaced', exceptSessionId: null }))
      within.announce(sessionsEnded({ memberId, reason: 'password-changed', exceptSessionId: null }))
    })
    expect(await isOn(there.given.endpoint, staying)).toBe(true)
    await drainOutbox(server().wired.app, consumers)
    expect(await isOn(there.given.endpoint, staying)).toBe(false)
  })
})
