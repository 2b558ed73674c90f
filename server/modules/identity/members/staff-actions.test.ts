import { logIn, newMember } from '@croupier/dev/testing/accounts.ts'
import { signInOperator } from '@croupier/dev/testing/cast.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { beforeAll, describe, expect, it } from 'vitest'

const server = useServer()
const password = 'lantern-light-77'
let support: string

beforeAll(async () => {
  support = await signInOperator(server(), 'helper', 'support')
})

const staff = async (method: 'GET' | 'POST', url: string, body?: object, token = support) =>
  (await server().call('console', { method, url: `/staff${url}`, token, ...(body ? { body } : {}) })).json()
/** What only somebody who is in may ask. */
const ask = async (token: string) =>
  (await server().call('portal', { method: 'GET', url: '/wps/member/breaks', token })).json()

describe('[H-02] a member who is kicked', () => {
  it('is out at once, is told by whom, and may log in again', async () => {
    const token = await newMember(server(), 'kicked1')
    const other = (await logIn(server(), { username: 'kicked1', password })).json().value.token
    expect((await ask(other)).success).toBe(true)

    const { value } = await staff('POST', '/members/kicked1/kick', { note: 'somebody else may be in' })

    expect(value.ended).toBeGreaterThan(0)
    for (const each of [token, other]) expect((await ask(each)).success).toBe(false)
    expect((await logIn(server(), { username: 'kicked1', password })).statusCode).toBe(200)
    expect((await staff('POST', '/members/kicked1/kick', { note: 'and once more' })).value.ended).toBe(1)
    expect((await staff('POST', '/members/kicked1/kick', { note: 'nobody is in' })).value.ended).toBe(0)
  })

  it('is forgotten by browsers that remembered them', async () => {
    await newMember(server(), 'kicked2')
    const entered = { username: 'kicked2', password, loginDeviceId: 'a-browser-of-kicked2', remember: true }
    const cookie = /remembered_[^;]+/.exec(String((await logIn(server(), entered)).headers['set-cookie']))?.[0]
    expect(cookie).toBeDefined()
    await staff('POST', '/members/kicked2/kick', { note: 'the telephone was stolen' })
    const again = await server().call('portal', {
      method: 'POST',
      url: '/wps/session/login/remembered',
      body: { username: 'kicked2', loginDeviceId: 'a-browser-of-kicked2' },
      headers: { cookie: cookie! },
      encrypted: true,
    })
    expect(again.json().success).toBe(false)
  })
})

describe('[H-02] a member whose password operators reset', () => {
  it('is out, gets in by the new one alone, and must choose another', async () => {
    const token = await newMember(server(), 'lostit')
    const { value } = await staff('POST', '/members/lostit/password/reset', { note: 'has no address' })
    expect(value.password).toMatch(/^[a-z]{4}-[2-9]{4}-[a-z]{4}$/)
    expect((await ask(token)).success).toBe(false)
    expect((await logIn(server(), { username: 'lostit', password })).json().errorCode).toBe('login.failed')
    const entered = (await logIn(server(), { username: 'lostit', password: value.password })).json()
    expect(entered).toMatchObject({ success: true })
    expect((await ask(entered.value.token)).errorCode).toBe('password.change.due')
  })

  it('has another one each time', async () => {
    await newMember(server(), 'lostagain')
    const given = async () =>
      (await staff('POST', '/members/lostagain/password/reset', { note: 'lost it again' })).value.password
    expect(await given()).not.toBe(await given())
  })

  it.each(['kick', 'password/reset'])('needs a reason and the permission, and a member: %s', async (open) => {
    const writer = await signInOperator(server(), `writer-${open.slice(0, 4)}`, 'content')
    const asked = (account: string, body: object, token = support) =>
      staff('POST', `/members/${account}/${open}`, body, token)
    expect((await asked('nobody1x', { note: 'no such' })).errorCode).toBe('member.not.found')
    expect((await asked('house', { note: 'the house' })).errorCode).toBe('member.not.found')
    expect((await asked('nobody1x', {})).errorCode).toBe('request.invalid')
    expect((await asked('nobody1x', { note: 'no such' }, writer)).errorCode).toBe('staff.forbidden')
  })
})

describe('[H-02] notes about a member', () => {
  it('are read newest first, page by page, with who wrote them and when', async () => {
    await newMember(server(), 'noted')
    for (const note of ['first', 'second', 'third']) await staff('POST', '/members/noted/notes', { note })
    const page = (await staff('GET', '/members/noted/notes?pageSize=2')).value
    expect(page.list.map(({ note, by }: { note: string; by: string }) => [note, by])).toEqual([
      ['third', 'staff:helper'],
      ['second', 'staff:helper'],
    ])
    expect(Math.abs(page.list[0].at - Date.now())).toBeLessThan(60_000)
    const last = (await staff('GET', `/members/noted/notes?pageSize=2&before=${page.next}`)).value
    expect(last).toMatchObject({ list: [{ note: 'first' }], next: null })
  })

  it('are of one member, and not for their own eyes', async () => {
    const token = await newMember(server(), 'unnoted')
    expect((await staff('GET', '/members/unnoted/notes')).value.list).toEqual([])
    const own = await server().call('console', { method: 'GET', url: '/staff/members/noted/notes', token })
    expect(own.statusCode).toBe(401)
    expect((await staff('GET', '/members/nobody1x/notes')).errorCode).toBe('member.not.found')
  })
})
