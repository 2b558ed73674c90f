import { expect, it } from 'vitest'
import { bindEmailForm } from './bind-email.ts'
import { bindMobileForm } from './bind-mobile.ts'
import { smsLogInForm } from '../log-in/log-in.ts'
import { resetByMobileForm } from '../passwords/reset-password-by-mobile.ts'

const MOBILE = 'fields.message.enterMobile'
const CODE = 'fields.message.enterVerificationCode'

const forms = [
  ['log-in by a code', smsLogInForm, {}, { username: MOBILE, password: CODE }],
  [
    'a new password',
    resetByMobileForm,
    { newPassword: 'lantern-light-77' },
    { mobileNum: MOBILE, verificationCode: CODE },
  ],
  ['binding a number', bindMobileForm, {}, { mobileNum: MOBILE, verificationCode: CODE }],
  ['binding an address', bindEmailForm, { email: 'rahim@example.com' }, { verificationCode: CODE }],
] as const

it.each(forms)('[J-02] [J-03] the form of %s says that a number or a code is missing', (_form, schema, rest, said) => {
  for (const left of [undefined, '']) {
    const boxes = Object.fromEntries(Object.keys(said).map((name) => [name, left]))
    const { issues = [] } = schema.safeParse({ ...rest, ...boxes }).error ?? {}
    expect(Object.fromEntries(issues.map(({ path, message }) => [path[0], message]))).toEqual(said)
  }
})
