import { beforeAll, describe, expect, it } from 'vitest'
import { logIn } from '@croupier/dev/testing/accounts.ts'
import { type Cast, signInTheCast } from '@croupier/dev/testing/cast.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { ownScope } from '../../../platform/invoke.ts'
import { createMemberAs } from '../index.ts'

const server = useServer()
let cast: Cast

beforeAll(async () => {
  cast = await signInTheCast(server())
  const scope = ownScope(server().wired.app, {
    requestId: 'test',
    actor: { kind: 'ops', user: 'test' },
    language: 'en',
  })
  for (let number = 10; number < 15; number += 1) {
    await createMemberAs(scope, { username: `Boat${number}`, password: 'lantern-light-77' })
  }
})

const call = (method: 'GET' | 'POST', url: string, body?: object) =>
  server().call('console', { method, url, token: cast.admin, ...(body ? { body } : {}) })
const accounts = (value: { list: { account: string }[] }) => value.list.map((member) => member.account)

describe('[H-02] the list of members', () => {
  it.each([
    ['newest first', '', ['Boat14', 'Boat13', 'Boat12', 'Boat11', 'Boat10', 'shirin', 'rahim', 'house']],
    ['by the beginning of the account, in any case', 'search=bOaT', ['Boat10', 'Boat11', 'Boat12', 'Boat13', 'Boat14']],
  ])('pages %s, with nobody twice or missing', async (_how, query, expected) => {
    const found: string[] = []
    let next: string | null = ''
    for (let pages = 0; next !== null && pages < 10; pages += 1) {
      const after: string = next ? `&after=${next}` : ''
      const { value } = (await call('GET', `/staff/members?pageSize=2&${query}${after}`)).json()
      found.push(...accounts(value))
      next = value.next
    }

    expect(found).toEqual(expected)
  })

  it('filters by type and state', async () => {
    await call('POST', '/staff/members/boat12/freeze', { note: 'for the test' })

    const agents = (await call('GET', '/staff/members?type=2')).json().value
    const frozen = (await call('GET', '/staff/members?state=frozen&search=boat')).json().value

    expect(accounts(agents)).toEqual(['shirin'])
    expect(accounts(frozen)).toEqual(['Boat12'])
  })

  it('says under whom a member stands and when they last logged in', async () => {
    const [rahim] = (await call('GET', '/staff/members?search=rahim')).json().value.list

    expect(rahim).toMatchObject({ upline: 'house', type: 0, currency: 'BDT', lastLoginAt: expect.any(Number) })
  })
})

describe('[H-02] opening an account', () => {
  const create = (more: object) =>
    call('POST', '/staff/members', { username: 'Ferry77', password: 'lantern-light-77', ...more })

  it.each([
    ['a type that trials alone have', { type: 4 }, 400, 'request.invalid'],
    ['a currency the house does not know', { currency: 'XXX' }, 400, 'request.invalid'],
    ['a currency that is not the agent’s', { agent: 'shirin', currency: 'USD' }, 400, 'request.invalid'],
    ['an upline who is no agent', { agent: 'rahim' }, 400, 'invitation_code_error'],
    ['a taken name', { username: 'RAHIM' }, 409, 'username.taken'],
    ['a breached password', { password: 'password1' }, 400, 'password.breached'],
  ])('refuses %s', async (_what, more, status, code) => {
    const answer = await create(more)

    expect([answer.statusCode, answer.json().errorCode]).toEqual([status, code])
  })

  it('puts them under their agent, in another currency only under the house', async () => {
    const under = await create({ username: 'Ferry78', agent: 'shirin' })
    const foreign = await create({ username: 'Ferry79', currency: 'USD' })

    expect(under.json().value).toEqual({ id: expect.any(String), account: 'Ferry78' })
    const shown = (await call('GET', '/staff/members/ferry79')).json().value
    expect(foreign.statusCode).toBe(200)
    expect(shown).toMatchObject({
      currency: 'USD',
      purses: expect.arrayContaining([expect.objectContaining({ unit: 'USD' })]),
    })
  })

  it('accepts the handed-out password, and asks for another after the log-in', async () => {
    await create({ username: 'Ferry80', password: 'Change#Me1', mustChangePassword: false })

    const login = await logIn(server(), { username: 'ferry80', password: 'Change#Me1' })

    expect(login.json().value.firstTimeLogin).toBe(true)
  })
})
