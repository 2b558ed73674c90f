import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { logIn, newMember, proveWork } from '@croupier/dev/testing/accounts.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { useTexts } from '@croupier/dev/testing/texts.ts'
import { sql } from '../../../platform/database.ts'
import { settingsPort } from '../../../platform/settings.ts'
import { whiteLabel } from '../../settings/index.ts'

const server = useServer()
const texts = useTexts(server)
const database = () => server().wired.app.database

const PASSWORD = 'lantern-light-77'
const MOBILE = '01711000001'
const E164 = '+8801711000001'
const UNKNOWN = '01711999999'
let token: string

async function ask(mobileNum: string | undefined, more: Record<string, unknown> = {}, address = '127.0.0.1') {
  const body = { countryDialingCode: '880', mobileNum, botCheck: await proveWork(server()), ...more }
  return server().call('portal', { method: 'POST', url: '/wps/verification/sms/noLogin', body, address })
}

const enter = (mobile: string, code: string, more: object = {}, address?: string) =>
  logIn(server(), { username: mobile, password: code, type: 'sms', countryDialingCode: '880', ...more }, {}, address)

/** As if so many minutes had gone by since codes were asked for. */
async function passMinutes(minutes: number): Promise<void> {
  await database().run(sql`
    update identity.code_request
    set asked_at = array(select at - make_interval(mins => ${minutes}) from unnest(asked_at) as at order by 1),
        locked_until = locked_until - make_interval(mins => ${minutes})`)
  await database().run(sql`
    update identity.verification_code
    set expires_at = expires_at - make_interval(mins => ${minutes})`)
}

const infoOf = async (session: string) =>
  (await server().call('portal', { url: '/wps/member/info', token: session })).json().value

/** A member with a verified number, in the way members get one. */
async function bind(session: string, mobileNum: string, e164: string): Promise<void> {
  const phone = { countryDialingCode: '880', mobileNum }
  await server().call('portal', { method: 'POST', url: '/wps/member/mobile/code', body: phone, token: session })
  const body = { ...phone, verificationCode: await texts.code(e164), password: PASSWORD }
  const bound = await server().call('portal', {
    method: 'POST',
    url: '/wps/member/mobile',
    body,
    encrypted: true,
    token: session,
  })
  expect(bound.json()).toEqual({ success: true, value: {} })
}

beforeAll(async () => {
  token = await newMember(server(), 'Rahim77')
  await bind(token, MOBILE, E164)
})

beforeEach(async () => {
  await database().run(sql`truncate identity.attempt, identity.code_request, identity.verification_code`)
  await database().run(sql`truncate platform.rate_limit`)
})

describe('[A-08] log-in by a code', () => {
  it('sends six digits and lets in by them, once', async () => {
    const asked = await ask(MOBILE)
    const code = await texts.code(E164)
    const entered = await enter(MOBILE, code)
    const again = await enter(MOBILE, code)

    expect(asked.json().value).toEqual({ expiredMinutes: 1, validMinutes: 5, message: expect.any(String) })
    expect(entered.json().value).toEqual({ token: expect.any(String), firstTimeLogin: false, passwordExpired: false })
    expect(await infoOf(entered.json().value.token)).toMatchObject({ account: 'Rahim77' })
    expect(again.json()).toMatchObject({ errorCode: 'code.wrong', value: { fields: [{ field: 'password' }] } })
  })

  it('lets in once, however many send the code at the same moment', async () => {
    await ask(MOBILE)
    const code = await texts.code(E164)

    const entered = await Promise.all(Array.from({ length: 4 }, () => enter(MOBILE, code)))

    expect(entered.filter((answer) => answer.json().success)).toHaveLength(1)
  })

  it('lets no frozen member in, and no member on the agents’ side', async () => {
    const enterAs = async (headers: Record<string, string> = {}) => {
      await ask(MOBILE)
      const body = { username: MOBILE, password: await texts.code(E164), type: 'sms' }
      const answer = await logIn(server(), body, headers)
      await passMinutes(1)
      return [answer.statusCode, answer.json().errorCode]
    }
    const onAgentsSide = await enterAs({ moduleid: 'AGENTPOLICY3' })
    await database().run(sql`update identity.member set state = 'frozen' where account = 'Rahim77'`)
    const frozen = await enterAs()
    await database().run(sql`update identity.member set state = 'active' where account = 'Rahim77'`)

    expect(onAgentsSide).toEqual([403, 'login.agent.only'])
    expect(frozen).toEqual([403, 'login.frozen'])
  })

  it('says of an empty code that the code is missing', async () => {
    const answer = await enter(MOBILE, '')

    expect(answer.json()).toMatchObject({
      errorCode: 'code.missing',
      value: { fields: [{ field: 'password', messageKey: 'refusals.code.missing' }] },
    })
  })

  it('[A-20] leaves a wrong code in the member’s log-in history', async () => {
    await ask(MOBILE)
    const code = await texts.code(E164)
    await enter(MOBILE, code === '123456' ? '654321' : '123456')

    const history = await server().call('portal', { url: '/wps/member/logins', token })

    expect(history.json().value.list[0]).toMatchObject({ outcome: 'wrong-code', ip: '127.0.0.1' })
  })

  it('reads the number however it is typed', async () => {
    await ask('০১৭১১-০০০০০১')

    const entered = await enter('1711 000001', await texts.code(E164), { countryDialingCode: '+880' })

    expect(entered.json()).toMatchObject({ success: true })
  })

  it('takes a code for nothing but what it was sent for', async () => {
    await ask(MOBILE, { purpose: 'reset' })

    expect((await enter(MOBILE, await texts.code(E164))).json().errorCode).toBe('code.wrong')
  })

  it('answers alike for an unknown number, and sends it nothing', async () => {
    const [known, unknown] = [await ask(MOBILE), await ask(UNKNOWN)]
    const [knownAgain, unknownAgain] = [await ask(MOBILE), await ask(UNKNOWN)]
    const guess = async (mobile: string) => {
      const answer = await enter(mobile, '000000')
      return [answer.statusCode, answer.json()]
    }
    const guesses = [await guess(MOBILE), await guess(UNKNOWN)]

    expect([unknown.statusCode, unknown.json()]).toEqual([known.statusCode, known.json()])
    expect([knownAgain.statusCode, knownAgain.json().errorCode]).toEqual([429, 'request.too.many'])
    expect(unknownAgain.json().errorCode).toBe('request.too.many')
    expect(guesses[1]).toEqual(guesses[0])
    expect(await texts.to('+8801711999999')).toEqual([])
  })

  it('is for a number that a member has verified', async () => {
    await newMember(server(), 'Typist77')
    await database().run(sql`
      update identity.profile
      set country_dialing_code = '880', mobile_num = '1711000088'
      where member_id = (select id from identity.member where account = 'Typist77')`)

    await ask('01711000088')

    expect(await texts.to('+8801711000088')).toEqual([])
  })

  it('keeps neither code nor number where somebody could read it', async () => {
    await ask(MOBILE)
    const code = await texts.code(E164)

    const rows = await database().many<{ row: string }>(sql`
      select c::text as row from identity.verification_code c
      union all
      select r::text from identity.code_request r`)

    expect(rows).toHaveLength(2)
    expect(rows.filter(({ row }) => row.includes(code) || row.includes('1711000001'))).toEqual([])
  })

  it('[A-07] asks for the work of a browser, else for a picture', async () => {
    const bare = await ask(MOBILE, { botCheck: undefined })

    expect([bare.statusCode, bare.json().errorCode]).toEqual([400, 'login.captcha.required'])
  })

  it('[C-18] is refused where the operator has switched it off; a forgotten password is not', async () => {
    const { ports } = server().wired.app
    const settings = ports.use(settingsPort)
    const set = async (modules: Record<string, boolean>) => {
      await database().transaction((tx) => settings.change(tx, whiteLabel, modules, 'test'))
      await settings.refresh()
    }
    await ask(MOBILE)
    const code = await texts.code(E164)
    await set({ MOBILEVERCODELOGIN3: false })
    const answers = [await ask(MOBILE), await enter(MOBILE, code)]
    await passMinutes(1)
    const reset = await ask(MOBILE, { purpose: 'reset' })
    await set({})

    expect(answers.map((answer) => answer.json().errorCode)).toEqual([
      'function.not.available',
      'function.not.available',
    ])
    expect(reset.json()).toMatchObject({ success: true })
  })
})

describe('[A-09] too many requests', () => {
  it('sends one number a text a minute and five an hour, then locks it for five minutes with the catalogue’s words', async () => {
    const before = (await texts.to(E164)).length
    const answers = []
    for (let minute = 0; minute < 6; minute += 1) {
      answers.push(await ask(MOBILE), await ask(MOBILE))
      await passMinutes(1)
    }

    expect(answers.map((answer) => answer.json().errorCode ?? 'sent')).toEqual([
      ...Array.from({ length: 5 }, () => ['sent', 'request.too.many']).flat(),
      'sms.too.many',
      'sms.too.many',
    ])
    expect((await texts.to(E164)).length - before).toBe(5)
    const locked = answers.at(-1)!
    expect(locked.statusCode).toBe(429)
    expect(locked.json().message).toBe('Too many requests. Please try again after 5 minutes.')
    expect(locked.json().value.until).toBeGreaterThan(Date.now() + 200_000)
    await passMinutes(56)
    expect((await ask(MOBILE)).json()).toMatchObject({ success: true })
  })

  it('lets a burst through once', async () => {
    const before = (await texts.to(E164)).length

    const answers = await Promise.all(Array.from({ length: 8 }, () => ask(MOBILE)))

    expect(answers.filter((answer) => answer.json().success)).toHaveLength(1)
    expect((await texts.to(E164)).length - before).toBe(1)
  })

  it('lets one address ask for thirty codes in a while, of however many numbers', async () => {
    const codes: string[] = []
    for (let number = 0; number < 32; number += 1) {
      const answer = await ask(`017119${String(number).padStart(5, '0')}`, {}, '192.0.2.9')
      codes.push(answer.json().errorCode ?? 'sent')
    }

    expect(codes.filter((code) => code === 'sent')).toHaveLength(30)
    expect(codes.slice(30)).toEqual(['sms.too.many', 'sms.too.many'])
    expect((await ask(MOBILE)).json()).toMatchObject({ success: true })
  })
})

describe('[A-09] strangers', () => {
  it('use up none of the codes that the owner of a number may ask for where the owner was before', async () => {
    await passMinutes(60)
    const before = (await texts.to(E164)).length
    const strangers = []
    for (let minute = 1; minute <= 6; minute += 1) {
      strangers.push((await ask(MOBILE, {}, `198.51.100.${minute}`)).json().errorCode ?? 'sent')
      await passMinutes(1)
    }
    const owner = await ask(MOBILE)
    const another = await ask(MOBILE)

    expect(strangers).toEqual([...Array.from({ length: 5 }, () => 'sent'), 'sms.too.many'])
    expect([owner.statusCode, another.json().errorCode]).toEqual([200, 'request.too.many'])
    // Whoever asks, a phone gets no more than this.
    expect((await texts.to(E164)).length - before).toBe(6)
  })

  it('have five guesses at a code, all of them together, and leave the owner’s', async () => {
    await passMinutes(60)
    await ask(MOBILE)
    const code = await texts.code(E164)
    const wrong = code === '123456' ? '654321' : '123456'
    const guesses = []
    for (let guess = 1; guess <= 6; guess += 1) {
      guesses.push((await enter(MOBILE, wrong, {}, `198.51.100.${guess}`)).json().errorCode)
    }
    const rightFromElsewhere = await enter(MOBILE, code, {}, '198.51.100.77')

    expect(guesses).toEqual([...Array.from({ length: 5 }, () => 'code.wrong'), 'code.expired'])
    expect(rightFromElsewhere.json().errorCode).toBe('code.expired')
    expect((await enter(MOBILE, code)).statusCode).toBe(200)
  })
})

describe('[J-02] what can be wrong with a number or a code', () => {
  it.each([
    [undefined, {}, 'mobile.missing', 'Please enter a phone number.'],
    ['', {}, 'mobile.missing', 'Please enter a phone number.'],
    ['017', {}, 'mobile.invalid', 'The phone number format is not right.'],
    ['2025550123', { countryDialingCode: '1' }, 'mobile.invalid', 'The phone number format is not right.'],
  ] as const)('%s %o is refused: %s', async (mobile, more, code, message) => {
    const answer = await ask(mobile, more)

    expect([answer.statusCode, answer.json().errorCode, answer.json().message]).toEqual([400, code, message])
    expect(answer.json().value.fields).toEqual([{ field: 'mobileNum', messageKey: `refusals.${code}` }])
  })

  it('says the same in Bengali', async () => {
    const body = { mobileNum: '017', botCheck: await proveWork(server()) }
    const answer = await server().call('portal', {
      method: 'POST',
      url: '/wps/verification/sms/noLogin',
      body,
      headers: { language: 'bn' },
    })

    expect(answer.json().message).toBe('ফোন নম্বরের ধরন ঠিক নেই।')
  })

  it('tells a wrong code from one that is too old, and takes at most five guesses at one', async () => {
    await ask(MOBILE)
    const code = await texts.code(E164)
    const wrong = code === '123456' ? '654321' : '123456'
    const guesses = []
    for (let guess = 0; guess < 5; guess += 1) guesses.push((await enter(MOBILE, wrong)).json().errorCode)

    expect(guesses).toEqual(Array.from({ length: 5 }, () => 'code.wrong'))
    expect((await enter(MOBILE, code)).json().errorCode).toBe('code.expired')

    await passMinutes(1)
    await ask(MOBILE)
    const next = await texts.code(E164)
    await passMinutes(5)
    const late = await enter(MOBILE, next)
    expect([late.statusCode, late.json().errorCode]).toEqual([400, 'code.expired'])
    expect(late.json().message).toBe('The code has expired. Please send a new one.')
  })

  it('asks for a code where none was typed', async () => {
    const answer = await enter(MOBILE, ' - ')

    expect([answer.statusCode, answer.json().errorCode]).toEqual([400, 'code.missing'])
  })

  it('takes at most fifty wrong codes from one address, over all numbers', async () => {
    await database().run(sql`
      insert into identity.attempt (key, failures, window_ends_at)
      values ('code:' || rtrim(translate(encode(sha256('127.0.0.1'), 'base64'), '+/', '-_'), '='), 50,
              now() + interval '10 minutes')`)
    await ask(MOBILE)

    expect((await enter(MOBILE, await texts.code(E164))).json().errorCode).toBe('sms.too.many')
  })
})
