import { proveWork } from '@croupier/dev/testing/accounts.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { useSandbox } from '@croupier/dev/testing/social.ts'
import { FIREBASE_API_KEY, FIREBASE_PROJECT, RECAPTCHA_PASSED } from '@croupier/dev/sandbox/social/firebase-phone.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { settingsPort } from '../../../platform/settings.ts'
import { firebase } from '../identity-settings.ts'

const server = useServer()
const sandbox = useSandbox()

async function configure(
  projectId: string | null,
  keysUrl = `${sandbox().origin}/firebase/keys`,
  offer: Partial<typeof firebase.initial> = {},
): Promise<void> {
  const { database, ports } = server().wired.app
  const settings = ports.use(settingsPort)
  const value = { ...firebase.initial, projectId, keysUrl, ...offer }
  await database.transaction((tx) => settings.change(tx, firebase, value, 'test'))
  await settings.refresh()
}
beforeAll(() => configure(FIREBASE_PROJECT))

async function toolkit(method: string, body: object): Promise<Record<string, string>> {
  const answer = await fetch(`${sandbox().origin}/firebase/v1/accounts:${method}?key=${FIREBASE_API_KEY}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return (await answer.json()) as Record<string, string>
}

/** What Firebase answers to who types the right code. */
async function idTokenOf(phoneNumber: string): Promise<string> {
  const { sessionInfo } = await toolkit('sendVerificationCode', { phoneNumber, recaptchaToken: RECAPTCHA_PASSED })
  const box = (await (await fetch(`${sandbox().origin}/firebase/messages.json`)).json()) as {
    phone: string
    code: string
  }[]
  const code = box.find(({ phone }) => phone === phoneNumber)?.code
  return (await toolkit('signInWithPhoneNumber', { sessionInfo, code })).idToken ?? ''
}

async function register(mobileNum: string, firebaseIdToken: string) {
  return server().call('portal', {
    method: 'PUT',
    url: '/wps/member/register/mobile',
    encrypted: true,
    body: {
      mobileNum,
      countryDialingCode: '880',
      password: 'lantern-light-77',
      terms: true,
      ageConfirmed: true,
      botCheck: await proveWork(server()),
      firebaseChannel: 'phone',
      firebaseIdToken,
    },
  })
}

function enter(username: string, firebaseIdToken: string) {
  const body = { type: 'firebase', username, countryDialingCode: '880', password: '123456', firebaseIdToken }
  return server().call('portal', { method: 'POST', url: '/wps/session/login', encrypted: true, body })
}

describe('a code that Firebase has sent', () => {
  it('[A-08] registers a number and logs it in, each token once', async () => {
    const first = await idTokenOf('+8801711000101')
    const registered = await register('01711000101', first)
    const replayed = await enter('01711000101', first)
    const second = await idTokenOf('+8801711000101')
    const entered = await enter('01711000101', second)
    const again = await enter('01711000101', second)
    // The last letter of a signature says two bits of six.
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
    const twin = second.slice(0, -1) + letters[letters.indexOf(second.at(-1)!) ^ 1]
    const rewritten = await enter('01711000101', twin)

    expect([registered.statusCode, registered.json().value?.account]).toEqual([200, '1711000101'])
    expect([replayed.statusCode, replayed.json().errorCode]).toEqual([400, 'code.expired'])
    expect(entered.json().value).toMatchObject({ token: expect.any(String), passwordExpired: false })
    expect(again.json().errorCode).toBe('code.expired')
    expect(rewritten.json().errorCode).toBe('code.expired')
  })

  it('[A-08] proves its own number alone, and is no text somebody made up', async () => {
    const ofAnother = await register('01711000102', await idTokenOf('+8801711000103'))
    const good = await idTokenOf('+8801711000102')
    const [header, , signature] = good.split('.')
    const forged = Buffer.from(JSON.stringify({ phone_number: '+8801711000102' })).toString('base64url')
    const madeUp = await register('01711000102', `${header}.${forged}.${signature}`)
    const unsigned = await register('01711000102', good.replace(/\.[^.]*$/, '.'))
    const nonsense = await register('01711000102', 'header.payload.signature')
    const unknown = await enter('01711000199', await idTokenOf('+8801711000199'))

    for (const answer of [ofAnother, madeUp, unsigned, nonsense, unknown]) {
      expect([answer.statusCode, answer.json().errorCode]).toEqual([400, 'code.wrong'])
    }
  })

  it('[A-08] counts for the operator’s project alone, and only where there is one', async () => {
    const token = await idTokenOf('+8801711000104')
    await configure('another-project')
    const another = await register('01711000104', token)
    await configure(null)
    const none = await register('01711000104', token)
    const noLogin = await enter('01711000104', token)
    await configure(FIREBASE_PROJECT, 'http://127.0.0.1:9/keys')
    const away = await register('01711000104', token)
    await configure(FIREBASE_PROJECT)
    const done = await register('01711000104', token)

    expect(another.json().errorCode).toBe('code.wrong')
    expect(none.json()).toMatchObject({
      errorCode: 'request.invalid',
      value: { fields: [{ field: 'verificationCode' }] },
    })
    expect(noLogin.json().errorCode).toBe('function.not.available')
    expect([away.statusCode, away.json().errorCode]).toEqual([503, 'firebase.unavailable'])
    expect(done.statusCode).toBe(200)
  })
})

function start(mobileNum?: string) {
  const body = { countryDialingCode: '880', mobileNum }
  return server().call('portal', { method: 'POST', url: '/wps/verification/firebase', body })
}

async function isOffered(): Promise<boolean> {
  const answer = await server().call('portal', { method: 'GET', url: '/wps/system/setting/register' })
  return answer.json().value.firebaseChannel
}

describe('the portal’s own codes by Firebase', () => {
  it('[A-08] are offered once an operator has switched them on, with a key', async () => {
    const before = [await isOffered(), (await start('01711000110')).json().errorCode]
    await configure(FIREBASE_PROJECT, undefined, { isOffered: true })
    const withoutKey = [await isOffered(), (await start('01711000110')).json().errorCode]
    await configure(FIREBASE_PROJECT, undefined, { isOffered: true, apiKey: FIREBASE_API_KEY })
    const started = await start('০১৭১১ ০০০১১০')

    expect(before).toEqual([false, 'function.not.available'])
    expect(withoutKey).toEqual([false, 'function.not.available'])
    expect(await isOffered()).toBe(true)
    expect(started.json().value).toMatchObject({
      phone: '+8801711000110',
      page: expect.stringMatching(/^http:\/\/[^/]+\/play\/phone-code\/$/),
      apiKey: FIREBASE_API_KEY,
      toolkitUrl: 'https://identitytoolkit.googleapis.com',
      recaptchaUrl: 'https://www.google.com/recaptcha',
    })
  })

  it.each([
    ['mobile.missing', undefined],
    ['mobile.invalid', '02'],
  ])('[J-02] say %s of the number before Firebase is asked', async (code, mobileNum) => {
    const answer = await start(mobileNum)

    expect([answer.statusCode, answer.json().errorCode]).toEqual([400, code])
    expect(answer.json().value.fields).toMatchObject([{ field: 'mobileNum' }])
  })

  it('[A-08] choose a new password for who forgot it, each once', async () => {
    await register('01711000111', await idTokenOf('+8801711000111'))
    const reset = (firebaseIdToken: string, mobileNum = '01711000111') =>
      server().call('portal', {
        method: 'POST',
        url: '/wps/member/password/verification',
        encrypted: true,
        body: { mobileNum, countryDialingCode: '880', newPassword: 'lantern-light-78', firebaseIdToken },
      })
    const token = await idTokenOf('+8801711000111')
    const ofAnother = await reset(token, '01711000112')
    const done = await reset(token)
    const again = await reset(token)
    const nobody = await reset(await idTokenOf('+8801711000113'), '01711000113')

    expect(ofAnother.json().errorCode).toBe('code.wrong')
    expect(done.json().value).toMatchObject({ token: expect.any(String) })
    expect([again.statusCode, again.json().errorCode]).toEqual([400, 'code.expired'])
    expect([nobody.statusCode, nobody.json().errorCode]).toEqual([400, 'code.wrong'])
  })

  it.each([
    'https://evil.example; script-src *',
    "https://evil.example 'unsafe-inline'",
    'http://evil.example',
    'https://evil.example/',
  ])('[A-08] take no address that a policy would read otherwise: %s', async (recaptchaUrl) => {
    await expect(configure(FIREBASE_PROJECT, undefined, { recaptchaUrl })).rejects.toThrow(/recaptchaUrl/)
  })
})
