import { beforeAll, describe, expect, it } from 'vitest'
import { newMember, proveWork } from '@croupier/dev/testing/accounts.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { useTexts } from '@croupier/dev/testing/texts.ts'
import { sql } from '../../../platform/database.ts'

const server = useServer()
const texts = useTexts(server)
const password = 'lantern-light-77'
let rupa: string
let sohel: string
let mitu: string

const ask = (token: string, mobileNum: string) =>
  server().call('portal', { method: 'POST', url: '/wps/member/mobile/code', body: { mobileNum }, token })
const bind = (token: string, body: object) =>
  server().call('portal', { method: 'POST', url: '/wps/member/mobile', body, encrypted: true, token })
const infoOf = async (token: string) => (await server().call('portal', { url: '/wps/member/info', token })).json().value

beforeAll(async () => {
  rupa = await newMember(server(), 'Rupa123', '192.0.2.51')
  sohel = await newMember(server(), 'Sohel45', '192.0.2.52')
  mitu = await newMember(server(), 'Mitu124', '192.0.2.54')
})

describe('[A-20] binding a mobile number', () => {
  it('takes the code that was sent there, from the member who asked for it, with the password', async () => {
    await ask(rupa, '01811000002')
    const mobileNum = '01811000002'
    const verificationCode = await texts.code('+8801811000002')
    const codeOf = async (token: string, body: object) => (await bind(token, body)).json().errorCode

    expect(await codeOf(rupa, { mobileNum, verificationCode, password: 'wrong-one-1' })).toBe('password.wrong')
    expect(await codeOf(rupa, { mobileNum, password })).toBe('code.missing')
    expect(await codeOf(sohel, { mobileNum, verificationCode, password })).toBe('code.wrong')
    expect(await infoOf(rupa)).toMatchObject({ mobile: null, isMobileVerified: false })
    // Somebody else’s asking neither replaces a member’s code nor uses up the member’s tries.
    await server().wired.app.database.run(sql`
      update identity.code_request
      set asked_at = '{}'`)
    expect((await ask(sohel, mobileNum)).statusCode).toBe(200)
    expect(await codeOf(sohel, { mobileNum, verificationCode, password })).toBe('code.wrong')

    const bound = await bind(rupa, { mobileNum, verificationCode, password })
    expect(bound.json()).toEqual({ success: true, value: {} })
    expect(await infoOf(rupa)).toMatchObject({ mobile: '18••••••02', isMobileVerified: true })
  })

  it('keeps a verified number, and one that another member has', async () => {
    expect((await ask(rupa, '01811000009')).json().errorCode).toBe('mobile.bound')
    expect((await ask(sohel, '+8801811000002'.slice(4))).json().errorCode).toBe('mobile.taken')
    const bound = await bind(sohel, { mobileNum: '01811000002', verificationCode: '123456', password })
    expect([bound.statusCode, bound.json().errorCode]).toEqual([409, 'mobile.taken'])
  })
})

describe('[A-20] a number that another member only typed', () => {
  it('belongs to the member who binds it, and no longer to the others', async () => {
    await server().wired.app.database.run(sql`
      update identity.profile
      set country_dialing_code = '880', mobile_num = '1811000077'
      where member_id in (select id from identity.member where account in ('Mitu124', 'Sohel45'))`)
    const owner = await newMember(server(), 'Owner77', '192.0.2.53')
    const mobileNum = '01811000077'
    expect((await ask(owner, mobileNum)).json().success).toBe(true)
    const verificationCode = await texts.code('+8801811000077')

    expect((await bind(owner, { mobileNum, verificationCode, password })).json().success).toBe(true)
    expect(await infoOf(owner)).toMatchObject({ mobile: '18••••••77', isMobileVerified: true })
    for (const token of [mitu, sohel]) expect(await infoOf(token)).toMatchObject({ mobile: null })
    expect((await ask(sohel, mobileNum)).json().errorCode).toBe('mobile.taken')
  })
})

describe('[A-08] a code for a registration', () => {
  const send = async (mobileNo: string) => {
    const body = { countryDialingCode: '880', mobileNo, botCheck: await proveWork(server()) }
    return server().call('portal', { method: 'POST', url: '/wps/verification/sms/register', body })
  }

  it('goes to a number that is free', async () => {
    const answer = await send('01911000003')

    expect(answer.json().value).toMatchObject({ expiredMinutes: 1 })
    expect(await texts.to('+8801911000003')).toEqual([
      expect.stringMatching(/^Lumen: your code to register is \d{6}\./),
    ])
  })

  it('is refused for a number that has an account, and for one that is none', async () => {
    const [taken, none] = [await send('01811000002'), await send('0181')]

    expect([taken.statusCode, taken.json().errorCode]).toEqual([409, 'mobile.taken'])
    expect([none.statusCode, none.json().errorCode]).toEqual([400, 'mobile.invalid'])
  })
})
