import { initialRegistrationRules } from '@croupier/api/identity/registration/registration-fields.ts'
import { expect, it } from 'vitest'
import { draftOf, familiesFor, ruleFault, ruleOf, rulesWith } from './registration-draft.ts'

const { email, username } = initialRegistrationRules

it('[A-03] gives back the rule it was made from', () => {
  expect(ruleOf(draftOf(email))).toEqual(email)
})

it.each([
  [{ minLength: '9', maxLength: '3' }, 'order'],
  [{ minLength: '', maxLength: '3' }, 'length'],
  [{ minLength: 'two', maxLength: '3' }, 'length'],
  [{ minLength: '2', maxLength: '9999' }, 'length'],
] as const)('[A-03] says what is wrong with lengths of %o', (typed, fault) => {
  expect(ruleFault('email', ruleOf({ ...draftOf(email), ...typed }))).toBe(fault)
})

it('[A-03] lays what was changed over what holds now, and leaves out what cannot be', () => {
  const drafts = {
    email: { ...draftOf(email), enabled: true },
    username: { ...draftOf(username), maxLength: '' },
  }

  expect(rulesWith(initialRegistrationRules, drafts)).toEqual({
    ...initialRegistrationRules,
    email: { ...email, enabled: true },
  })
})

it('[A-03] offers all twenty families where the product can keep every text, and fewer where it cannot', () => {
  expect(familiesFor('payeeName')).toHaveLength(20)
  expect(familiesFor('username').map(({ family }) => family)).toEqual([
    'letterFirst',
    'alphanumeric',
    'digits',
    'alphanumericUppercase',
  ])
})
