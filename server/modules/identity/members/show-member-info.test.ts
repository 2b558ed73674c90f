import { beforeAll, describe, expect, it } from 'vitest'
import { logIn, newMember } from '@croupier/dev/testing/accounts.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { ageAt, maskEmail, maskNumber } from './member.ts'

const server = useServer()
let token: string

const info = async (of?: string) => (await server().call('portal', { url: '/wps/member/info', token: of })).json()
const speak = (language: string, of?: string) =>
  server().call('portal', { method: 'POST', url: '/wps/member/language', body: { language }, token: of })

beforeAll(async () => {
  token = await newMember(server(), 'Salma31')
})

describe('[A-18] member information', () => {
  it('is empty for a visitor and for a token that is none', async () => {
    expect(await info()).toEqual({ success: true, value: {} })
    expect(await info('no-such-token-0123456789')).toEqual({ success: true, value: {} })
  })

  it('shows the log-in before this one', async () => {
    expect((await info(token)).value.lastLogin).toBeNull()

    const again = (await logIn(server(), { username: 'salma31', password: 'lantern-light-77' })).json().value.token

    expect((await info(again)).value.lastLogin).toEqual({ at: expect.any(Number), ip: expect.any(String) })
  })

  it('holds no hash and no full contact', async () => {
    const { value } = await info(token)

    // Whether another password is due, and nothing of the password.
    expect(Object.keys(value).filter((name) => /password|hash|token/i.test(name))).toEqual(['passwordDue'])
    expect(maskNumber('01712345678')).toBe('01•••••••78')
    expect(maskNumber('1234')).toBe('••••')
    expect(maskEmail('rahim@example.com')).toBe('r•••@example.com')
  })
})

describe('[A-18] VIP information, funds, and what waits, counted', () => {
  it.each([
    ['/wps/promotions/vip', { level: 0, totalTurnover: '0.00' }],
    ['/wps/member/info/funds/consolidated', { sumBalance: '0.00', currency: 'BDT', currencySymbol: '৳' }],
    ['/wps/rewards/count', { claimable: 0 }],
    ['/wps/promotions/missions/count', { collectable: 0 }],
    ['/wps/relay/CSP_unreadCount', { unreadCount: 0 }],
  ])('%s is told a member, and neither a visitor nor a trial', async (url, told) => {
    const trial = await server().call('portal', { method: 'POST', url: '/wps/session/login/freeplay', body: {} })
    const ask = async (of?: string) => (await server().call('portal', { url, token: of })).json()

    expect((await ask(token)).value).toMatchObject(told)
    expect((await ask()).errorCode).toBe('login.not.session')
    expect((await ask(trial.json().value.token)).errorCode).toBe('in_need_true_account')
  })
})

describe('[K-05] the interface language', () => {
  it('is remembered for a member, and taken from a visitor without a word', async () => {
    const [member, visitor] = [await speak('ar', token), await speak('bn')]

    expect(member.json()).toEqual({ success: true, value: { language: 'ar' } })
    expect(visitor.json()).toEqual({ success: true, value: { language: 'bn' } })
    expect((await info(token)).value.language).toBe('ar')
  })

  it.each([
    ['EN', 'en'],
    ['bn_BD', 'bn'],
    ['th', 'en'],
    ['xx', 'en'],
  ])(
    'asked for as %s is %s: capitals do not matter, and what is not offered gives way to the request’s',
    async (asked, taken) => {
      const answer = await speak(asked, token)

      expect([answer.statusCode, answer.json().value]).toEqual([200, { language: taken }])
      expect((await info(token)).value.language).toBe(taken)
    },
  )
})

it.each([
  ['2008-06-15', Date.UTC(2026, 5, 14), 17],
  ['2008-06-15', Date.UTC(2026, 5, 15), 18],
  ['2008-02-29', Date.UTC(2026, 1, 28), 17],
  ['2008-02-29', Date.UTC(2026, 2, 1), 18],
])('[A-01] who was born on %s is of age by the day', (birthday, now, age) => {
  expect(ageAt(birthday, now)).toBe(age)
})

describe('[A-20] the profile', () => {
  const rename = (nickname: unknown, of?: string) =>
    server().call('portal', { method: 'POST', url: '/wps/member/info', body: { nickname }, token: of })

  it('lets a member choose a display name, with blanks around it cut off', async () => {
    const answer = await rename('  সালমা  খাতুন ', token)

    expect(answer.json()).toEqual({ success: true, value: { nickname: 'সালমা  খাতুন' } })
    expect((await info(token)).value).toMatchObject({ nickname: 'সালমা  খাতুন', account: 'Salma31' })
  })

  it.each([
    ['nothing', '', 'fields.message.empty'],
    ['blanks', '   ', 'fields.message.empty'],
    ['blanks that take no room', '\u200b\u200d', 'fields.message.empty'],
    ['letters that show nothing', '\u3164\u2800', 'fields.message.empty'],
    ['a text that is too long', 'x'.repeat(31), 'fault.too.big'],
    ['a mark that turns the text around', 'a\u202eb', 'fault.format'],
    ['a control character', 'a\u0000b', 'fault.format'],
    ['a number', 5, 'fields.message.empty'],
  ])('refuses %s by naming the field, and says what is wrong', async (_what, nickname, messageKey) => {
    const refused = await rename(nickname, token)

    const fields = [{ field: 'nickname', messageKey }]
    expect(refused.json()).toMatchObject({ errorCode: 'request.invalid', value: { fields } })
  })

  it('is refused without a log-in, and to trials', async () => {
    const trial = await server().call('portal', { method: 'POST', url: '/wps/session/login/freeplay', body: {} })

    expect((await rename('Guest')).json().errorCode).toBe('login.not.session')
    expect((await rename('Guest', trial.json().value.token)).json().errorCode).toBe('in_need_true_account')
  })
})
