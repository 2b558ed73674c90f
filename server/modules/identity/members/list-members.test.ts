import { beforeAll, describe, expect, it } from 'vitest'
import { logIn } from '@croupier/dev/testing/accounts.ts'
import { type Cast, signInOperator, signInTheCast } from '@croupier/dev/testing/cast.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { sql } from '../../../platform/database.ts'
import { ownScope } from '../../../platform/invoke.ts'
import { createMemberAs } from '../index.ts'
import { beginAttempt } from '../log-in/attempts-store.ts'
import { STRANGER_LIMIT } from '../log-in/login-lock.ts'

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

/** Writes what a member gave at registration, and from where they came. */
async function trace(account: string, { mobile, email, ip }: { mobile?: string; email?: string; ip?: string }) {
  await server().wired.app.database.run(sql`
    insert into identity.profile (member_id, country_dialing_code, mobile_num, email, register_ip)
    select id, ${mobile === undefined ? null : '880'}, ${mobile ?? null}, ${email ?? null}, ${ip ?? null}
    from identity.member
    where account = ${account}
    on conflict (member_id) do update
    set country_dialing_code = excluded.country_dialing_code, mobile_num = excluded.mobile_num, email = excluded.email,
      register_ip = excluded.register_ip`)
}

describe('[H-02] members are found by', () => {
  const find = async (query: string, token = cast.admin) => {
    const answer = await server().call('console', { method: 'GET', url: `/staff/members?${query}`, token })
    return answer.statusCode === 200 ? accounts(answer.json().value) : answer.json().errorCode
  }

  beforeAll(async () => {
    await trace('Boat10', { mobile: '1711000010', email: 'Boat.Ten@example.com', ip: '203.0.113.10' })
    await trace('Boat11', { mobile: '1711000011', email: 'boat.eleven@example.com' })
    await server().wired.app.database.run(sql`
      insert into identity.login_record (member_id, at, outcome, ip)
      select id, now(), outcome, '203.0.113.10'
      from identity.member, unnest(array['done', 'done']) outcome
      where account = 'Boat11'
      union all
      select id, now(), 'wrong-password', '203.0.113.10' from identity.member where account = 'Boat13'`)
    await call('POST', '/staff/members', { username: 'Deckhand1', password: 'lantern-light-77', agent: 'shirin' })
    await call('POST', '/staff/members', { username: 'Deckhand2', password: 'lantern-light-77', agent: 'shirin' })
  })

  it.each([
    ['their number with the country’s code', 'mobile=%2B8801711000010', ['Boat10']],
    ['their number as it is dialled inside the country', 'mobile=01711-000010', ['Boat10']],
    ['their number with the code and no sign', 'mobile=8801711000011', ['Boat11']],
    ['no number that is longer', 'mobile=017110000', []],
    ['their address, in any case', 'email=BOAT.TEN@example.com', ['Boat10']],
    ['no part of an address', 'email=example.com', []],
    ['where they registered or have logged in, not where somebody failed', 'ip=203.0.113.10', ['Boat11', 'Boat10']],
    ['the agent they stand under', 'under=SHIRIN', ['Deckhand2', 'Deckhand1']],
    ['nobody of an agent there is not', 'under=nobody', []],
    ['several of these, with a search', 'ip=203.0.113.10&search=boat', ['Boat10', 'Boat11']],
    ['several that no one meets', 'ip=203.0.113.10&under=shirin', []],
  ])('%s', async (_what, query, expected) => {
    expect(await find(query)).toEqual(expected)
  })

  it('pages what it found by the same places', async () => {
    const { value } = (await call('GET', '/staff/members?under=shirin&pageSize=1')).json()
    const rest = (await call('GET', `/staff/members?under=shirin&pageSize=1&after=${value.next}`)).json().value

    expect([accounts(value), accounts(rest), rest.next]).toEqual([['Deckhand2'], ['Deckhand1'], null])
  })

  it('contacts only by who may see them whole', async () => {
    const cashier = await signInOperator(server(), 'hasan', 'cashier')
    const support = await signInOperator(server(), 'salma', 'support')

    expect(await find('mobile=01711000010', cashier)).toBe('staff.forbidden')
    expect(await find('email=boat.ten@example.com', cashier)).toBe('staff.forbidden')
    expect(await find('ip=203.0.113.10', cashier)).toEqual(['Boat11', 'Boat10'])
    expect(await find('mobile=01711000010', support)).toEqual(['Boat10'])
  })
})

describe('[H-02] beside the state of an account', () => {
  const HOUR = 3_600_000
  const shown = async (account: string) => {
    const [listed] = (await call('GET', `/staff/members?search=${account}`)).json().value.list
    const { value } = (await call('GET', `/staff/members/${account}`)).json()
    expect({ break: value.break, lockedUntil: value.lockedUntil }).toEqual({
      break: listed.break,
      lockedUntil: listed.lockedUntil,
    })
    return listed
  }

  it('stands the break a member is on, an exclusion before a cool-off, and none that is over', async () => {
    const now = server().wired.app.clock.now()
    await server().wired.app.database.run(sql`
      insert into safeguards.break (member_id, is_exclusion, began_at, ends_at)
      select m.id, b.is_exclusion, ${new Date(now - HOUR)}, b.ends_at
      from identity.member m
      join (values ('Boat10', false, ${new Date(now + HOUR)}::timestamptz),
                   ('Boat11', false, ${new Date(now + 2 * HOUR)}::timestamptz),
                   ('Boat11', true, ${new Date(now + HOUR)}::timestamptz),
                   ('Boat13', true, null),
                   ('Boat14', true, ${new Date(now - 1)}::timestamptz)) b (account, is_exclusion, ends_at)
        on b.account = m.account`)

    expect((await shown('Boat10')).break).toEqual({ isExclusion: false, endsAt: now + HOUR })
    expect((await shown('Boat11')).break).toEqual({ isExclusion: true, endsAt: now + HOUR })
    expect((await shown('Boat13')).break).toEqual({ isExclusion: true, endsAt: null })
    expect((await shown('Boat14')).break).toBeNull()
  })

  it('stands until when the log-in is locked', async () => {
    for (let wrong = 0; wrong < STRANGER_LIMIT; wrong += 1) {
      expect((await shown('Boat10')).lockedUntil).toBeNull()
      await beginAttempt(
        server().wired.app.database,
        { kind: 'stranger', subject: 'boat10' },
        server().wired.app.clock.now(),
      )
    }

    expect((await shown('Boat10')).lockedUntil).toBeGreaterThan(server().wired.app.clock.now())
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
