import type { PhoneCodeErrand } from '@croupier/client/phone-code-wire.ts'
import { afterEach, expect, it, vi } from 'vitest'
import { PhoneCodeFailure } from './phone-code-failure.ts'
import type { RobotCheck } from './recaptcha.ts'
import { runErrand } from './run-errand.ts'
import { faultOf } from './toolkit.ts'

const channel = {
  apiKey: 'k1',
  toolkitUrl: 'https://toolkit.example',
  recaptchaUrl: 'https://www.google.com/recaptcha',
}
const sending: PhoneCodeErrand = { type: 'send', channel, phone: '+8801711000001', language: 'bn' }
const showing: PhoneCodeErrand = { type: 'confirm', channel, sessionInfo: 's1', code: '123456' }
const check: RobotCheck = {
  showing: async (siteKey, language) => `shown ${siteKey} ${language}`,
  silent: async (siteKey) => `silent ${siteKey}`,
}

interface Asked {
  url: string
  body: unknown
  locale: string | null
}

/** Firebase as these tests have it: by path, what it answers with. */
function toolkit(answers: Record<string, [status: number, body: object]>): Asked[] {
  const asked: Asked[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const { pathname } = new URL(url)
    const body = typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined
    asked.push({ url, body, locale: new Headers(init.headers).get('x-firebase-locale') })
    const [status, answer] = answers[pathname] ?? [404, { error: { message: 'NOT_FOUND' } }]
    return Response.json(answer, { status })
  })
  return asked
}
const refusal = (message: string): [number, object] => [400, { error: { code: 400, message } }]
const run = (errand: PhoneCodeErrand, robots = check) => runErrand(errand, () => robots)
afterEach(() => vi.unstubAllGlobals())

it('[A-08] proves a person, then has the code sent in their language', async () => {
  const asked = toolkit({
    '/v1/recaptchaParams': [200, { recaptchaSiteKey: 'site' }],
    '/v1/accounts:sendVerificationCode': [200, { sessionInfo: 's1' }],
  })

  expect(await run(sending)).toEqual({ type: 'sent', sessionInfo: 's1' })
  expect(asked.map(({ url }) => new URL(url).searchParams.get('key'))).toEqual(['k1', 'k1', 'k1'])
  expect(asked.at(-1)).toEqual({
    url: 'https://toolkit.example/v1/accounts:sendVerificationCode?key=k1',
    body: { phoneNumber: '+8801711000001', recaptchaToken: 'shown site bn' },
    locale: 'bn',
  })
})

it.each([
  ['OFF', { phoneNumber: '+8801711000001', recaptchaToken: 'shown site bn' }],
  ['AUDIT', { phoneNumber: '+8801711000001', recaptchaToken: 'shown site bn' }],
  [
    'ENFORCE',
    {
      phoneNumber: '+8801711000001',
      clientType: 'CLIENT_TYPE_WEB',
      captchaResponse: 'silent defence',
      recaptchaVersion: 'RECAPTCHA_ENTERPRISE',
    },
  ],
])('[A-08] takes the check the project asks for, its defence being %s', async (enforcementState, body) => {
  const asked = toolkit({
    '/v2/recaptchaConfig': [
      200,
      {
        recaptchaKey: 'projects/lumen/keys/defence',
        recaptchaEnforcementState: [
          { provider: 'EMAIL_PASSWORD_PROVIDER', enforcementState: 'ENFORCE' },
          { provider: 'PHONE_PROVIDER', enforcementState },
        ],
      },
    ],
    '/v1/recaptchaParams': [200, { recaptchaSiteKey: 'site' }],
    '/v1/accounts:sendVerificationCode': [200, { sessionInfo: 's1' }],
  })

  expect(await run(sending)).toEqual({ type: 'sent', sessionInfo: 's1' })
  expect(asked.at(-1)?.body).toEqual(body)
})

it('[A-08] shows Firebase the code and answers its token', async () => {
  const asked = toolkit({ '/v1/accounts:signInWithPhoneNumber': [200, { idToken: 't1', localId: 'x' }] })

  expect(await run(showing)).toEqual({ type: 'confirmed', idToken: 't1' })
  expect(asked.map(({ body }) => body)).toEqual([{ sessionInfo: 's1', code: '123456' }])
})

it.each([
  ['INVALID_CODE', 'code.wrong'],
  ['MISSING_CODE', 'code.missing'],
  ['SESSION_EXPIRED', 'code.expired'],
  ['TOO_MANY_ATTEMPTS_TRY_LATER', 'sms.too.many'],
  ['SOMETHING_NEW', 'sms.failed'],
])('[J-02] tells %s of a code as %s', async (message, why) => {
  toolkit({ '/v1/accounts:signInWithPhoneNumber': refusal(message) })

  expect(await run(showing)).toEqual({ type: 'failed', why })
})

it.each([
  [400, 'INVALID_PHONE_NUMBER : TOO_SHORT', 'mobile.invalid'],
  [400, 'MISSING_PHONE_NUMBER', 'mobile.missing'],
  [400, 'TOO_MANY_ATTEMPTS_TRY_LATER : Try again later.', 'sms.too.many'],
  [400, 'QUOTA_EXCEEDED : Exceeded daily quota.', 'sms.quota'],
  [429, 'RESOURCE_EXHAUSTED', 'sms.quota'],
  [
    400,
    'OPERATION_NOT_ALLOWED : SMS unable to be sent until this region enabled by the app developer.',
    'sms.not.enabled',
  ],
  [400, 'BILLING_NOT_ENABLED', 'sms.not.enabled'],
  [400, 'API key not valid. Please pass a valid API key.', 'sms.not.enabled'],
  [400, 'CAPTCHA_CHECK_FAILED : Recaptcha verification failed - DUPE', 'phone.captcha.failed'],
  [400, 'INVALID_APP_CREDENTIAL', 'phone.captcha.failed'],
  [403, 'Requests from referer https://play.example/ are blocked.', 'phone.captcha.failed'],
  [500, '', 'sms.failed'],
  [400, 'toString', 'sms.failed'],
])('[J-02] tells a refusal of %i with %s as %s', (status, message, why) => {
  expect(faultOf(status, message)).toBe(why)
})

it('[J-02] says that Firebase is not there where nothing answers, and what the check for robots says', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch')
  })
  expect(await run(showing)).toEqual({ type: 'failed', why: 'firebase.unavailable' })

  toolkit({ '/v1/recaptchaParams': [200, { recaptchaSiteKey: 'site' }] })
  const refusing = { ...check, showing: () => Promise.reject(new PhoneCodeFailure('phone.captcha.failed')) }
  expect(await run(sending, refusing)).toEqual({ type: 'failed', why: 'phone.captcha.failed' })

  toolkit({ '/v1/recaptchaParams': [200, {}] })
  expect(await run(sending)).toEqual({ type: 'failed', why: 'sms.failed' })
})
