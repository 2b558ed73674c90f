import { beforeAll, expect, it } from 'vitest'
import { proveWork, registration } from '@croupier/dev/testing/accounts.ts'
import { type Cast, signInTheCast } from '@croupier/dev/testing/cast.ts'
import { type CallOptions, useServer } from '@croupier/dev/testing/server.ts'

/*
 * What a person is told of a field that is missing or wrong: the field by its name, and the specification's own message
 * (point 5). The words stand in words/fields in every language.
 */

const server = useServer()
let cast: Cast

beforeAll(async () => {
  cast = await signInTheCast(server())
})

const sealed = (method: 'POST' | 'PUT', url: string, body: object): CallOptions => ({
  method,
  url,
  body,
  encrypted: true,
})
const login = (body: object) => sealed('POST', '/wps/session/login', body)
const byMobile = (more: object) =>
  sealed('PUT', '/wps/member/register/mobile', { ...registration('x'), username: '', ...more })
const account = { bank: 'BKASH', holder: 'Rahim Uddin', number: '01711000001' }
const card = (more: object): CallOptions => ({
  ...sealed('PUT', '/wps/member/bankCard', { ...account, ...more }),
  token: cast.member,
})
const mail = (body: object): CallOptions => ({
  method: 'POST',
  url: '/wps/member/email/code',
  body,
  token: cast.member,
})

const messages: [said: string, field: string, messageKey: string, call: () => CallOptions][] = [
  ['enter the password', 'password', 'fields.message.enterPassword', () => login({ username: 'rahim' })],
  [
    'enter the password, of an empty one',
    'password',
    'fields.message.enterPassword',
    () => login({ username: 'rahim', password: '' }),
  ],
  ['the input cannot be empty', 'username', 'fields.message.empty', () => login({ password: 'lantern-light-77' })],
  [
    'the account is not written correctly',
    'username',
    'fields.message.account',
    () => login({ username: 'a\u202eb', password: 'x' }),
  ],
  [
    'the password is not written correctly',
    'password',
    'fields.message.password',
    () => login({ username: 'rahim', password: 'a\u202eb' }),
  ],
  [
    'the e-mail is not written correctly',
    'email',
    'fields.message.email',
    () => ({ method: 'POST', url: '/wps/member/password/email', body: { username: 'rahim', email: 'rahim@nowhere' } }),
  ],
  ['the payee name is not written correctly', 'holder', 'fields.message.payeeName', () => card({ holder: '<b>' })],
  ['the e-mail is not written correctly', 'email', 'fields.message.email', () => mail({ email: 'rahim' })],
  ['the e-mail is not written correctly, of none', 'email', 'fields.message.email', () => mail({ email: '' })],
  ['enter the receiving address', 'number', 'fields.message.address', () => card({ number: '' })],
  [
    'enter the withdrawal password',
    'paymentPassword',
    'fields.message.paymentPassword',
    () => card({ paymentPassword: '' }),
  ],
  [
    'a mobile number has so many digits',
    'mobileNum',
    'fields.error_phone_number_limit',
    () => byMobile({ mobileNum: '12' }),
  ],
  [
    'enter a valid mobile number',
    'mobileNum',
    'refusals.mobile.invalid',
    () => byMobile({ mobileNum: '01011000001', verificationCode: '123456' }),
  ],
  [
    'enter a valid verification code',
    'verificationCode',
    'refusals.code.wrong',
    () => byMobile({ mobileNum: '01711000001', verificationCode: '123456' }),
  ],
  [
    'the invitation code is not valid',
    'affiliateCode',
    'refusals.invitation_code_error',
    () => byMobile({ mobileNum: '01711000001', verificationCode: '123456', affiliateCode: 'nosuch' }),
  ],
  [
    'the two entries are not the same',
    'confirmPassword',
    'refusals.inconsistent_twice',
    () => byMobile({ mobileNum: '01711000001', verificationCode: '123456', confirmPassword: 'another-77' }),
  ],
]

it.each(messages)('[J-03] %s: %s', async (_said, field, messageKey, call) => {
  const options = call()
  const botCheck = /\/(login|register\b.*)$/.test(options.url) ? { botCheck: await proveWork(server()) } : {}
  const answer = await server().call('portal', { ...options, body: { ...botCheck, ...(options.body as object) } })

  expect(answer.statusCode).toBe(400)
  expect(answer.json().value.fields[0]).toMatchObject({ field, messageKey })
})
