import { beforeAll, expect, it } from 'vitest'
import { proveWork, registration } from '@croupier/dev/testing/accounts.ts'
import { findLeaks, type SecretKind, waysToWrite } from '@croupier/dev/testing/find-leaks.ts'
import { useMailbox } from '@croupier/dev/testing/mailbox.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { useTexts } from '@croupier/dev/testing/texts.ts'
import { asOperator } from '@croupier/dev/testing/vendor.ts'
import { openLog } from '../../platform/log.ts'

const lines: string[] = []
const server = useServer({ log: () => openLog('trace', { write: (line: string) => void lines.push(line) }) })
const texts = useTexts(server)
const mailbox = useMailbox(server)
const MOBILE = '01712345678'
const secrets = new Map<string, SecretKind>(
  waysToWrite('880', MOBILE.slice(1)).map((way): [string, SecretKind] => [way, 'phone number']),
)

/** Sends what it is given, and remembers what of it and of the answer is nobody's business. */
async function send(
  url: string,
  body: Record<string, unknown>,
  { token, method = 'POST' }: { token?: string; method?: 'POST' | 'PUT' } = {},
) {
  const answer = await server().call('portal', { method, url, body, encrypted: true, token })
  const value = answer.json().value as Record<string, unknown> | undefined
  for (const [name, text] of [...Object.entries(body), ...Object.entries(value ?? {})]) {
    if (typeof text !== 'string') continue
    if (/password$/i.test(name)) secrets.set(text, 'password')
    if (/code$/i.test(name)) secrets.set(text, 'code')
    if (name === 'token' || name === 'ticket') secrets.set(text, 'token')
    if (name === 'email') secrets.set(text, 'e-mail address')
    if (name === 'secret') secrets.set(text, 'authenticator secret')
  }
  return answer
}

beforeAll(() => lines.splice(0))

it('[A-21] logs no token, password, code, address or full number, whatever comes of the calls', async () => {
  const form = registration('Nilufa77', { mobileNum: MOBILE, botCheck: await proveWork(server()) })
  const registered = await send('/wps/member/register', form, {
    method: 'PUT',
  })
  const { token } = registered.json().value
  for (const attempt of [
    { username: 'Nilufa77', password: 'not-the-right-one-1' },
    { username: 'Nilufa77', password: 'lantern-light-77' },
    { username: MOBILE, password: '135790', type: 'sms' },
  ]) {
    await send('/wps/session/login', { ...attempt, botCheck: await proveWork(server()) })
  }

  await server().call('portal', { method: 'POST', url: '/wps/member/mobile/code', body: { mobileNum: MOBILE }, token })
  const verificationCode = await texts.code('+8801712345678')
  const bound = { mobileNum: MOBILE, verificationCode, password: 'lantern-light-77' }
  expect((await send('/wps/member/mobile', bound, { token })).statusCode).toBe(200)
  // Once more: the second one meets the database's own complaint, or none; both are logged as they are.
  await send('/wps/member/mobile', bound, { token })

  const email = 'nilufa@example.com'
  await server().call('portal', { method: 'POST', url: '/wps/member/email/code', body: { email }, token })
  const code = /\d{6}/.exec(mailbox().letters[0]?.text ?? '')?.[0] ?? ''
  expect(
    (await send('/wps/member/email', { email, verificationCode: code, password: 'lantern-light-77' }, { token }))
      .statusCode,
  ).toBe(200)
  await send('/wps/member/authenticator', { password: 'lantern-light-77' }, { token })
  await send('/wps/member/password', { oldPassword: 'lantern-light-77', newPassword: 'brass-and-paper-78' }, { token })

  const keptForAnother = 'kept-for-another-address'
  secrets.set(keptForAnother, 'password')
  await asOperator(server(), 'setSmsGateway', { url: 'http://127.0.0.1:9', token: keptForAnother })
  await asOperator(server(), 'setMailServer', { port: 9, password: keptForAnother })
  const botCheck = await proveWork(server())
  await send('/wps/verification/sms/noLogin', { mobileNum: MOBILE, purpose: 'reset', botCheck })
  await server().call('portal', {
    method: 'POST',
    url: '/wps/member/password/email',
    body: { username: 'Nilufa77', email },
  })
  // A member who registered by phone has the number as account name.
  await server().call('console', { url: `/staff/members/${MOBILE}?search=${email}` })

  expect(lines.length).toBeGreaterThan(10)
  expect([...secrets.values()].filter((kind) => kind === 'code').length).toBeGreaterThan(1)
  expect(findLeaks(lines.join('\n'), { values: secrets, hashes: new Set() })).toEqual([])
})
