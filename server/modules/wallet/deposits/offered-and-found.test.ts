import { newMember } from '@croupier/dev/testing/accounts.ts'
import { type Cast, signInTheCast } from '@croupier/dev/testing/cast.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../../platform/database.ts'
import { vipPort } from '../vip-port.ts'

const server = useServer()
const database = () => server().wired.app.database
let cast: Cast
const levels = new Map<bigint, number>()

const staff = async (method: 'GET' | 'PUT', url: string, body?: object) =>
  (await server().call('console', { method, url: `/staff${url}`, token: cast.admin, ...(body ? { body } : {}) })).json()
const own = async (token: string, method: 'GET' | 'POST', url: string, body?: object, address = '10.47.0.1') =>
  (await server().call('portal', { method, url, token, address, ...(body ? { body } : {}) })).json()
const offered = async (token: string) => {
  const { channels } = (await own(token, 'GET', '/wps/relay/MCSFE_getDepositSettings')).value
  return channels.map(({ code }: { code: string }) => code)
}
const ask = (token: string, channel: string, address?: string) =>
  own(token, 'POST', '/wps/transaction/deposit/qr', { channel, amount: '500' }, address)
const idOf = async (account: string) =>
  (await database().one<{ id: bigint }>(sql`select id from identity.member where account = ${account}`)).id
const channel = (code: string, more: object = {}) =>
  staff('PUT', `/deposit-channels/${code}`, {
    kind: 'qr',
    name: code,
    currency: 'BDT',
    minimumAmount: '100',
    maximumAmount: '25000',
    qrText: 'pay',
    ...more,
  })

beforeAll(async () => {
  cast = await signInTheCast(server())
  const { ports } = server().wired.app
  const known = ports.use(vipPort)
  ports.provide(vipPort, { ...known, levelOf: async (_db, memberId) => levels.get(memberId) ?? 0 })
})

describe('[B-02] channels for groups of members', () => {
  it('are offered to and taken from whoever is on the level and has been here long enough, and nobody else', async () => {
    expect((await channel('open-to-all')).value).toMatchObject({ leastLevel: 0, leastDays: 0 })
    await channel('for-gold', { leastLevel: 3, position: 1 })
    await channel('for-known', { leastDays: 30, position: 2 })
    const token = await newMember(server(), 'Group0001', '10.47.0.1')
    expect(await offered(token)).toEqual(['open-to-all'])
    expect((await ask(token, 'for-gold')).errorCode).toBe('deposit.channel.unavailable')
    expect((await ask(token, 'for-known')).errorCode).toBe('deposit.channel.unavailable')
    const shown = await own(token, 'GET', '/wps/system/depositBanks')
    expect(shown.value.list.map(({ code }: { code: string }) => code)).toEqual(['open-to-all'])

    const memberId = await idOf('Group0001')
    levels.set(memberId, 3)
    await database().run(sql`
      update identity.member set created_at = now() - interval '31 days' where id = ${memberId}`)
    expect(await offered(token)).toEqual(['open-to-all', 'for-gold', 'for-known'])
    expect((await ask(token, 'for-gold')).value).toMatchObject({ state: 'waiting' })
  })

  it.each([{ leastLevel: -1 }, { leastLevel: 1.5 }, { leastDays: 9_999 }])('refuses %o', async (wrong) => {
    expect((await channel('wrong', wrong)).errorCode).toBe('request.invalid')
  })
})

describe('[B-02] deposits are found', () => {
  const found = async (query: string) =>
    (await staff('GET', `/deposits?${query}`)).value.list.map(({ account }: { account: string }) => account)

  it('by the address they were asked for from', async () => {
    const token = await newMember(server(), 'Found0001', '10.47.1.1')
    const { value } = await ask(token, 'open-to-all', '10.47.9.9')
    expect((await staff('GET', `/deposits/${value.reference}`)).value).toMatchObject({ ip: '10.47.9.9' })
    expect(await found('ip=10.47.9.9')).toEqual(['Found0001'])
    expect(await found('ip=10.47.9.8')).toEqual([])
    expect((await staff('GET', '/deposits?ip=nowhere')).errorCode).toBe('request.invalid')
    // The member is not told from where they asked.
    expect(await own(token, 'GET', `/wps/report/depositTransaction/${value.reference}`)).not.toHaveProperty('value.ip')
  })

  it('by the device of their member, whoever else has used it', async () => {
    const names = ['Found0002', 'Found0003', 'Found0004']
    const tokens = []
    for (const [at, name] of names.entries()) tokens.push(await newMember(server(), name, `10.47.2.${at}`))
    const references = []
    for (const token of tokens) references.push((await ask(token, 'open-to-all')).value.reference)
    for (const name of names.slice(0, 2)) {
      await database().run(sql`
        insert into identity.known_device (member_id, device_hash, first_seen_at, last_seen_at, user_agent)
        values (${await idOf(name)}, ${Buffer.alloc(32, 7)}, now(), now() + interval '1 hour', 'Firefox/140.0 Android')`)
    }
    const { devices } = (await staff('GET', `/deposits/${references[0]}`)).value
    const { id } = devices.find(({ userAgent }: { userAgent: string }) => userAgent === 'Firefox/140.0 Android')
    expect(await found(`device=${id}`)).toEqual(['Found0003', 'Found0002'])
    expect(await found('device=999999')).toEqual([])
  })
})
