import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { patternIdOf } from './patterns.ts'
import { initialRegistrationRules, registrationFieldNames, type RegistrationRules } from './registration-fields.ts'
import { askedFields, registrationFaults, registrationSchema, registrationSwitches } from './registration-schema.ts'

const everything = Object.fromEntries(
  registrationFieldNames.map((name) => [name, { ...initialRegistrationRules[name], enabled: true, required: true }]),
) as RegistrationRules

describe('[A-04] the list of fields', () => {
  it('has every field of the specification', () => {
    const specified = `payeeName email qqNum mobileNum recommenderId captcha verificationCode affiliateCode paymentPassword
      line whatsapp facebook wechat idNumber referralCode telegram zalo birthday address nationality occupation
      sourceOfIncome region`

    expect(registrationFieldNames).toEqual(expect.arrayContaining(specified.split(/\s+/)))
  })

  it.each(registrationFieldNames)('%s can be asked for, and is refused by name when it is missing', (name) => {
    const rules = { ...initialRegistrationRules, [name]: { ...everything[name], enabled: true, required: true } }

    expect(askedFields(rules, 'username').map((field) => field.name)).toContain(name)
    expect(registrationFaults(rules, 'username', {}).map((fault) => fault.field)).toContain(name)
  })
})

it('[A-01] asks for username and password whatever is switched off', () => {
  const off = Object.fromEntries(
    registrationFieldNames.map((name) => [
      name,
      { ...initialRegistrationRules[name], enabled: false, required: false },
    ]),
  ) as RegistrationRules

  expect(askedFields(off, 'username').map(({ name }) => name)).toEqual(['username', 'password'])
  expect(registrationFaults(off, 'username', {})).toEqual([
    { field: 'username', messageKey: 'fields.pattern.letterFirst', min: 4, max: 16 },
    { field: 'password', messageKey: 'fields.pattern.lettersAndDigits', min: 8, max: 32 },
  ])
})

it('[A-03] says the same of a missing field as of a wrong one', () => {
  const missing = registrationFaults(everything, 'username', {})
  const wrong = registrationFaults(
    everything,
    'username',
    Object.fromEntries(registrationFieldNames.map((name) => [name, '\0'])),
  )

  expect(missing).toEqual(wrong)
  expect(missing).toHaveLength(registrationFieldNames.length)
})

it('[A-04] takes a nationality of the list, of any country, and nothing else', () => {
  const nationality = { ...initialRegistrationRules.nationality, enabled: true, required: true }
  const faultsOf = (value: string | undefined) =>
    registrationFaults({ ...initialRegistrationRules, nationality }, 'mobile', {
      mobileNum: '01711000001',
      verificationCode: '123456',
      password: 'lantern-light-77',
      nationality: value,
    })

  expect(['BD', 'BR', 'ZW'].flatMap(faultsOf)).toEqual([])
  for (const value of [undefined, '', 'ZZ', 'Q1', 'bd', 'Bangladesh']) {
    expect(faultsOf(value)).toEqual([{ field: 'nationality', messageKey: 'fields.message.choose' }])
  }
})

it('[A-03] takes what was pasted with blanks, and numbers in the digits of any script; a secret stays as typed', () => {
  const faultsOf = (values: object) => registrationFaults(everything, 'username', values).map(({ field }) => field)
  const typed = {
    username: ' shapla26\n',
    email: ' shapla@example.com',
    mobileNum: ' ০১৭১১-০০০ ০৪২ ',
    whatsapp: '৮৮০১৭১১০০০০৪২ ',
    birthday: '١٩٩٠-١٢-٣١',
    idNumber: 'A১২৩৪৫৬৭',
    affiliateCode: '\tshirin ',
  }

  expect(faultsOf(typed).filter((field) => field in typed)).toEqual([])
  expect(faultsOf({ username: 'shapla২৬', password: ' lantern-light-77', paymentPassword: '১২৩৪৫৬' })).toEqual(
    expect.arrayContaining(['username', 'password', 'paymentPassword']),
  )
})

it.each(['username', 'mobile', 'social'] as const)(
  '[C-18] asks for no code of an agent while there are none: %s',
  (kind) => {
    const names = (isOn: boolean) =>
      askedFields(
        everything,
        kind,
        registrationSwitches((module) => isOn || module !== 'AGENTPOLICY3'),
      ).map(({ name }) => name)

    expect(names(true)).toContain('affiliateCode')
    expect(names(false)).toEqual(names(true).filter((name) => name !== 'affiliateCode'))
  },
)

it('[A-03] speaks of a mobile number by its own key', () => {
  const [fault] = registrationFaults(initialRegistrationRules, 'mobile', { mobileNum: '12' })

  expect(fault).toEqual({ field: 'mobileNum', messageKey: 'fields.error_phone_number_limit', min: 8, max: 11 })
})

it('[A-03] takes the operator’s bounds and family', () => {
  const rules = {
    ...initialRegistrationRules,
    username: { enabled: true, required: true, patternId: patternIdOf('digits'), minLength: 6, maxLength: 6 },
  }

  expect(registrationFaults(rules, 'username', { username: '123456', password: 'lantern77' })).toEqual([])
  expect(registrationFaults(rules, 'username', { username: 'rahim9', password: 'lantern77' })).toEqual([
    { field: 'username', messageKey: 'fields.pattern.digits', min: 6, max: 6 },
  ])
})

it('gives forms a schema whose issues carry key and bounds', () => {
  const parsed = z.safeParse(registrationSchema(initialRegistrationRules, 'username'), { username: 'ab' })

  expect(parsed.success).toBe(false)
  expect(parsed.error!.issues).toEqual([
    expect.objectContaining({ path: ['username'], message: 'fields.pattern.letterFirst', params: { min: 4, max: 16 } }),
    expect.objectContaining({ path: ['password'], message: 'fields.pattern.lettersAndDigits' }),
  ])
})
