import { randomInt } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { newMember, register, registration, solveCaptcha } from '@croupier/dev/testing/accounts.ts'
import { signInOperator } from '@croupier/dev/testing/cast.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { sql } from '../../../platform/database.ts'
import { ownScope } from '../../../platform/invoke.ts'
import { settingsPort } from '../../../platform/settings.ts'
import { createMemberAs, registrationRules } from '../index.ts'

const server = useServer()
const database = () => server().wired.app.database

const count = async () => (await database().one<{ count: bigint }>(sql`select count(*) from identity.member`)).count

async function changeRules(change: Partial<Record<string, object>>): Promise<void> {
  const settings = server().wired.app.ports.use(settingsPort)
  const rules = settings.read(registrationRules)
  const changed = Object.fromEntries(
    Object.entries(rules).map(([name, rule]) => [name, { ...rule, ...change[name] }]),
  ) as typeof rules
  await database().transaction((tx) => settings.change(tx, registrationRules, changed, 'test'))
  await settings.refresh()
}

beforeEach(async () => {
  await database().run(sql`truncate identity.attempt, platform.rate_limit`)
})

describe('[A-01] registering by username', () => {
  it('opens an account, its purses, and a session', async () => {
    const answer = await register(server(), registration('Rahim99', { confirmPassword: 'lantern-light-77' }))

    const { value } = answer.json()
    expect(value).toEqual({
      id: expect.stringMatching(/^\d+$/),
      account: 'Rahim99',
      token: expect.any(String),
      firstTimeLogin: false,
      passwordExpired: false,
    })
    const balance = await server().call('portal', { url: '/wps/v2/wallets/balance?typeId=0', token: value.token })
    expect(balance.json().value).toMatchObject({ sumBalance: '0.00', currency: 'BDT', currencySymbol: '৳' })
    expect(balance.json().value.balance.map((purse: { accountTypeName: string }) => purse.accountTypeName)).toEqual([
      'main',
      'bonus',
      'hold',
      'points',
    ])
  })

  it('announces the new member with all ancestors', async () => {
    const { value } = (await register(server(), registration('Anwar31'))).json()

    const event = await database().one<{ payload: Record<string, unknown> }>(sql`
      select payload
      from platform.outbox
      where type = 'identity.memberRegistered'
        and payload ->> 'memberId' = ${value.id}`)
    const house = await database().one<{ id: bigint }>(sql`select id from identity.member where account = 'house'`)
    expect(event.payload).toEqual({
      memberId: value.id,
      account: 'Anwar31',
      type: 0,
      currency: 'BDT',
      ancestorIds: [house.id.toString()],
    })
  })

  it('shows what is asked for, field by field', async () => {
    const { value } = (await server().call('portal', { url: '/wps/system/setting/register' })).json()

    expect(value.minimumAge).toBe(18)
    expect(value.fields.username).toEqual({
      enabled: true,
      required: true,
      acceptedPattern: '^[A-Za-z][A-Za-z0-9]*$',
      patternId: 2,
      minLength: 4,
      maxLength: 16,
    })
    expect(value.fields.email.enabled).toBe(false)
  })

  const refusals: [string, object, number, string, string | undefined][] = [
    ['terms that were not accepted', { terms: false }, 400, 'terms.required', 'terms'],
    ['an age that was not confirmed', { ageConfirmed: undefined }, 400, 'age.required', 'ageConfirmed'],
    [
      'a second entry that differs',
      { confirmPassword: 'lantern-light-78' },
      400,
      'inconsistent_twice',
      'confirmPassword',
    ],
    ['a short username', { username: 'abc' }, 400, 'request.invalid', 'username'],
    ['a username that starts with a digit', { username: '9lives' }, 400, 'request.invalid', 'username'],
    ['a password without digits', { password: 'lanternlight' }, 400, 'request.invalid', 'password'],
    ['a password of published breaches', { password: 'password1' }, 400, 'password.breached', 'password'],
    ['the same in other letters', { password: 'PassWord1' }, 400, 'password.breached', 'password'],
    [
      'the username as password',
      { username: 'lantern77', password: 'Lantern77' },
      400,
      'password.same.as.username',
      'password',
    ],
    ['a code that leads to nobody', { affiliateCode: 'nosuch' }, 400, 'invitation_code_error', 'affiliateCode'],
    ['an unknown field', { balance: '100' }, 400, 'request.invalid', 'balance'],
  ]

  it.each(refusals)('refuses %s', async (_what, change, status, code, field) => {
    const before = await count()

    const answer = await register(server(), registration('Jamal77', change as Record<string, unknown>))

    expect([answer.statusCode, answer.json().errorCode]).toEqual([status, code])
    expect(answer.json().value.fields[0].field).toBe(field)
    expect(await count()).toBe(before)
  })

  it('refuses a name that is taken in any letter case, also to two at once', async () => {
    await newMember(server(), 'Farida8')

    const again = await register(server(), registration('fARIDA8'))
    const race = await Promise.all([1, 2, 3].map(() => register(server(), registration('Racer44'))))

    expect([again.statusCode, again.json().errorCode]).toEqual([409, 'username.taken'])
    expect(race.map((answer) => answer.statusCode).sort()).toEqual([200, 409, 409])
  })

  it.each([
    ['no proof', undefined],
    ['a false one', 'bm90IGEgcHJvb2Y='],
  ])(
    '[A-07] with %s of work brings the captcha, and tells of no name, invitation or address',
    async (_what, botCheck) => {
      const taken = await register(server(), registration('Farida8', { botCheck, affiliateCode: 'nobody' }))
      const free = await register(server(), registration('Farida9', { botCheck }))

      for (const answer of [taken, free]) {
        expect([answer.statusCode, answer.json().errorCode]).toEqual([400, 'login.captcha.required'])
        expect(answer.json().value).toEqual({ captcha: true })
      }
    },
  )

  it('[A-07] is open to who types the captcha instead', async () => {
    const { cookie, answer } = await solveCaptcha(server())

    const registered = await register(server(), registration('Typed88', { botCheck: undefined, captcha: answer }), {
      cookie,
    })

    expect(registered.statusCode).toBe(200)
  })

  it.each(['mobile', 'autoUsername'])('[A-07] by %s asks for a proof too', async (way) => {
    const body = {
      password: 'lantern-light-77',
      terms: true,
      ageConfirmed: true,
      ...(way === 'mobile' ? { mobileNum: '01711000099', countryDialingCode: '880', verificationCode: '123456' } : {}),
    }

    const answer = await server().call('portal', {
      method: 'PUT',
      url: `/wps/member/register/${way}`,
      body,
      encrypted: true,
    })

    expect(answer.json().errorCode).toBe('login.captcha.required')
  })

  it('refuses a plain body', async () => {
    const answer = await server().call('portal', {
      method: 'PUT',
      url: '/wps/member/register',
      body: registration('Plain99'),
    })

    expect([answer.statusCode, answer.json().errorCode]).toEqual([400, 'request.encryption.required'])
  })
})

describe('[A-04] the fields an operator asks for', () => {
  it('keeps what was asked for and nothing else', async () => {
    await changeRules({
      email: { enabled: true, required: true },
      telegram: { enabled: true },
      birthday: { enabled: true },
      payeeName: { enabled: true },
    })
    const body = {
      email: 'Nila@Example.com',
      telegram: 'nila_bd',
      birthday: '1990-12-31',
      payeeName: '  নীলা রহমান ',
      wechat: 'never-asked',
    }

    const missing = await register(server(), registration('Nila2020', { telegram: 'nila_bd' }))
    const { value } = (await register(server(), registration('Nila2020', body))).json()

    expect(missing.json().value.fields).toEqual([
      { field: 'email', messageKey: 'fields.pattern.email', min: 6, max: 120 },
    ])
    const profile = await database().one(sql`
      select email, payee_name, birthday::text, answers
      from identity.profile
      where member_id = ${value.id}::bigint`)
    expect(profile).toEqual({
      email: 'Nila@Example.com',
      payee_name: 'নীলা রহমান',
      birthday: '1990-12-31',
      answers: { telegram: 'nila_bd' },
    })
    const info = await server().call('portal', { url: '/wps/member/info', token: value.token })
    expect(info.json().value.email).toBe('N•••@Example.com')
    // Whole to whoever manages members, who is written down for it.
    const support = await signInOperator(server(), 'reader', 'support')
    const look = { method: 'POST' as const, url: '/staff/members/Nila2020/registration', token: support }
    const { fields, method } = (await server().call('console', look)).json().value
    expect(fields).toEqual([
      { name: 'payeeName', value: 'নীলা রহমান' },
      { name: 'email', value: 'Nila@Example.com' },
      { name: 'birthday', value: '1990-12-31' },
      { name: 'telegram', value: 'nila_bd' },
    ])
    expect(method).not.toBe('')
    const lines = await database().one<{ count: number }>(sql`
      select count(*)::int as count
      from staff.audit_line
      where action = 'showRegistration' and actor = 'staff:reader'`)
    expect(lines.count).toBe(1)
    const cashier = await signInOperator(server(), 'counter', 'cashier')
    expect((await server().call('console', { ...look, token: cashier })).json().errorCode).toBe('staff.forbidden')
  })

  it.each([
    ['Names20', 'Md. Jean-Luc O’Neil', true],
    ['Names21', 'র\u200d্যাচেল ডি’সুজা', true],
    ['Names22', 'علی\u200cرضا', true],
    ['Names23', 'Rahim 2nd', false],
    ['Names24', 'Ra\u200d\u200dhim', false],
  ])('[A-03] takes the names people have: %s, %j', async (username, payeeName, isTaken) => {
    const email = `${username.toLowerCase()}@example.com`
    const answer = await register(server(), registration(username, { email, payeeName }))

    expect(answer.json().success).toBe(isTaken)
    if (isTaken) return
    expect(answer.json().value.fields).toEqual([
      { field: 'payeeName', messageKey: 'fields.pattern.lettersSpaces', min: 2, max: 60 },
    ])
  })

  it('[A-01] lets an unverified e-mail address block nobody', async () => {
    const again = await register(server(), registration('Nila2019', { email: 'NILA@example.com' }))

    expect(again.json()).toMatchObject({ success: true })
  })

  it('refuses an e-mail another member has verified, and a birthday that is too recent', async () => {
    await database().run(sql`
      update identity.profile
      set email_verified_at = now()
      where member_id = (select id from identity.member where account = 'Nila2020')`)
    const taken = await register(server(), registration('Nila2021', { email: 'nila@example.com' }))
    const thisYear = new Date().getUTCFullYear()
    const young = await register(
      server(),
      registration('Nila2022', { email: 'n2@example.com', birthday: `${thisYear - 17}-01-01` }),
    )

    expect([taken.statusCode, taken.json().errorCode]).toEqual([409, 'email.taken'])
    expect(young.json()).toMatchObject({ errorCode: 'age.required', value: { fields: [{ field: 'birthday' }] } })
  })

  it('asks for the captcha where the operator wants it', async () => {
    await changeRules({ captcha: { enabled: true, required: true }, email: { enabled: false, required: false } })
    const { cookie, answer } = await solveCaptcha(server())

    const without = await register(server(), registration('Capta99'))
    const wrong = await register(server(), registration('Capta99', { captcha: 'QQQQQ' }), { cookie })
    const used = await register(server(), registration('Capta99', { captcha: answer }), { cookie })
    await database().run(sql`delete from identity.captcha`)
    const fresh = await solveCaptcha(server())
    const right = await register(server(), registration('Capta99', { captcha: fresh.answer }), { cookie: fresh.cookie })

    expect([without, wrong, used].map((one) => one.json().errorCode)).toEqual([
      'request.invalid',
      'login.captcha.wrong',
      'login.captcha.wrong',
    ])
    expect(right.json()).toMatchObject({ success: true })
    await changeRules({ captcha: { enabled: false, required: false } })
  })
})

describe('[A-05] affiliate codes', () => {
  it.each([
    ['8k3mvz2qp', '8k3mvz2qp'],
    [' 8k3mvz2qp ', '8k3mvz2qp'],
    ['<b>', null],
    ['', null],
  ])('[E-05] keeps the code %j of a friend’s link as %j though the form asks for none', async (referralCode, kept) => {
    const name = `Friend${randomInt(1_000_000)}`
    const { value } = (await register(server(), registration(name, { referralCode }))).json()

    const { code } = await database().one<{ code: string | null }>(sql`
      select answers ->> 'referralCode' as code
      from identity.profile
      where member_id = ${value.id}::bigint`)
    expect(code).toBe(kept)
  })

  it('put the member under the code’s agent, and everyone above that agent', async () => {
    const scope = ownScope(server().wired.app, {
      requestId: 'test',
      actor: { kind: 'ops', user: 'test' },
      language: 'en',
    })
    const top = await createMemberAs(scope, { username: 'TopAgent', password: 'lantern-light-77', type: 1 })
    const agent = await createMemberAs(scope, {
      username: 'SubAgent',
      password: 'lantern-light-77',
      type: 2,
      agent: 'topagent',
    })
    const check = await server().call('portal', { url: '/wps/agent/affiliate?code=SUBAGENT' })
    const wrong = await server().call('portal', { url: '/wps/agent/affiliate?code=nosuch' })

    const { value } = (await register(server(), registration('Under77', { affiliateCode: 'SubAgent' }))).json()

    expect(check.json().value).toEqual({ affiliateCode: 'subagent' })
    expect([wrong.statusCode, wrong.json().errorCode]).toEqual([400, 'invitation_code_error'])
    const above = await database().many<{ id: bigint; depth: number }>(sql`
      select ancestor_id as id, depth
      from identity.ancestry
      where descendant_id = ${value.id}::bigint
      order by depth`)
    expect(above.slice(0, 3)).toEqual([
      { id: BigInt(value.id), depth: 0 },
      { id: agent.id, depth: 1 },
      { id: top.id, depth: 2 },
    ])
    expect(above).toHaveLength(4)
  })

  it('put a member who comes by an agent’s own domain under that agent', async () => {
    await database().run(sql`
      insert into identity.affiliate_domain (domain, code)
      values ('play.subagent.example', 'subagent')`)

    const { value } = (await register(server(), registration('Domain7', { domain: 'Play.SubAgent.example' }))).json()

    const [upline] = await database().many<{ account: string }>(sql`
      select p.account
      from identity.member m
      join identity.member p on p.id = m.parent_id
      where m.id = ${value.id}::bigint`)
    expect(upline).toEqual({ account: 'SubAgent' })
  })
})

describe('asking whether a name is free', () => {
  it('says so, and wants a captcha after five questions', async () => {
    const ask = (username: string) => server().call('portal', { url: `/wps/check/username?username=${username}` })
    await newMember(server(), 'Taken88')

    const first = [await ask('taken88'), await ask('Free1234')]
    const more = [await ask('a1234'), await ask('b1234'), await ask('c1234'), await ask('d1234')]

    expect(first.map((answer) => answer.json().value.available)).toEqual([false, true])
    expect(more.map((answer) => answer.statusCode)).toEqual([200, 200, 200, 400])
    expect(more.at(-1)!.json().errorCode).toBe('login.captcha.required')
  })
})
