import { createHash } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import {
  initialRegistrationRules,
  type RegistrationField,
  registrationFieldNames,
  type RegistrationRules,
} from '@croupier/api/identity/registration/registration-fields.ts'
import { proveWork, register, registration, solveCaptcha } from '@croupier/dev/testing/accounts.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { sql } from '../../../platform/database.ts'
import { settingsPort } from '../../../platform/settings.ts'
import { verifyPassword } from '../../../platform/password-hash.ts'
import { smsPort, type TextMessage } from '../../messaging/index.ts'
import { registrationRules } from '../index.ts'

const server = useServer()
const database = () => server().wired.app.database
const texts: TextMessage[] = []

/** Every field asked for, as a person fills it in; what the product makes itself is laid over it. */
const filled: Record<RegistrationField, string> = {
  username: 'Shapla2026',
  password: 'lantern-light-77',
  payeeName: 'শাপলা রহমান',
  email: 'shapla@example.com',
  mobileNum: '01711-000 042',
  verificationCode: '',
  paymentPassword: '246810',
  birthday: '1990-12-31',
  nationality: 'BD',
  region: 'Dhaka',
  address: '12 Lake Road, Dhanmondi',
  idNumber: 'A1234567',
  occupation: 'Teacher',
  sourceOfIncome: 'Salary',
  qqNum: '12345678',
  line: 'shapla.line',
  whatsapp: '8801711000042',
  facebook: 'Shapla Rahman',
  wechat: 'shapla_wx',
  telegram: '@shapla',
  zalo: '0901234567',
  affiliateCode: '',
  referralCode: 'friend01',
  recommenderId: '77',
  captcha: '',
}

beforeAll(async () => {
  const { app } = server().wired
  app.ports.provide(smsPort, { send: async (text) => void texts.push(text) })
  const settings = app.ports.use(settingsPort)
  const everything = Object.fromEntries(
    registrationFieldNames.map((name) => [
      name,
      { ...initialRegistrationRules[name], enabled: true, required: name !== 'affiliateCode' },
    ]),
  ) as RegistrationRules
  await database().transaction((tx) => settings.change(tx, registrationRules, everything, 'test'))
  await settings.refresh()
})

it('[A-04] names every field that is missing, in the order of the form', async () => {
  const { value } = (await register(server(), { terms: true, ageConfirmed: true })).json()

  expect(value.fields.map(({ field }: { field: string }) => field)).toEqual(
    registrationFieldNames.filter((name) => name !== 'affiliateCode'),
  )
})

it('[A-04] takes every field, and keeps each where it belongs', async () => {
  const body = { mobileNo: filled.mobileNum, countryDialingCode: '880', botCheck: await proveWork(server()) }
  const sent = await server().call('portal', { method: 'POST', url: '/wps/verification/sms/register', body })
  expect(sent.statusCode).toBe(200)
  const captcha = await solveCaptcha(server())

  const answer = await register(
    server(),
    registration(filled.username, {
      ...filled,
      verificationCode: /\d{6}/.exec(texts.at(-1)!.text)![0],
      captcha: captcha.answer,
      confirmPassword: filled.password,
      countryDialingCode: '880',
      domain: 'play.lumen.example',
      registerUrl: 'https://play.lumen.example/register',
      registerMethod: 'WEB',
      login: false,
      firebaseChannel: 'phone',
      firebaseIdToken: 'header.payload.signature',
    }),
    { cookie: captcha.cookie },
  )

  expect(answer.statusCode).toBe(200)
  // Not logged in, as it asked.
  expect(answer.json().value).toEqual({ id: expect.any(String), account: filled.username })
  const profile = await database().one<Record<string, unknown>>(sql`
    select p.*, p.birthday::text as birthday, m.payment_password_hash
    from identity.profile p
    join identity.member m on m.id = p.member_id
    where m.account = ${filled.username}`)
  expect(profile).toMatchObject({
    payee_name: filled.payeeName,
    email: filled.email,
    country_dialing_code: '880',
    mobile_num: '1711000042',
    birthday: '1990-12-31',
    id_number: filled.idNumber,
    register_domain: 'play.lumen.example',
    register_url: 'https://play.lumen.example/register',
    register_method: 'WEB',
    register_login: false,
    firebase_channel: 'phone',
    firebase_token_hash: createHash('sha256').update('header.payload.signature').digest(),
  })
  expect(profile['mobile_verified_at']).not.toBeNull()
  expect(await verifyPassword(profile['payment_password_hash'] as string, filled.paymentPassword)).toBe(true)
  const kept = `nationality region address occupation sourceOfIncome qqNum line whatsapp facebook wechat telegram zalo
    referralCode recommenderId`.split(/\s+/) as RegistrationField[]
  expect(profile['answers']).toEqual(Object.fromEntries(kept.map((name) => [name, filled[name]])))
})
