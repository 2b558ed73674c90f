import { initialRegistrationRules } from '@croupier/api/identity/registration/registration-fields.ts'
import * as z from 'zod/mini'
import { expect, it } from 'vitest'
import { registrationRules } from './identity-settings.ts'

const read = (value: unknown) => z.safeParse(registrationRules.schema, value)
const rule = initialRegistrationRules.email

it('[A-04] keeps what an operator set when a later version knows one field more', () => {
  const email = { ...rule, enabled: true }

  expect(read({ email }).data).toEqual({ ...initialRegistrationRules, email })
})

it.each([
  ['a pattern nobody knows', { ...rule, patternId: 99 }],
  ['a minimum above the maximum', { ...rule, minLength: 9, maxLength: 3 }],
  ['a length no field has room for', { ...rule, maxLength: 10_000 }],
  ['an unknown switch', { ...rule, secret: true }],
])('[A-04] refuses a rule with %s', (_what, email) => {
  expect(read({ email }).success).toBe(false)
})

it('[A-04] refuses an unknown field', () => {
  expect(read({ shoeSize: rule }).success).toBe(false)
})
