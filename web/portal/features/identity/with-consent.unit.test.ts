import { initialRegistrationRules } from '@croupier/api/identity/registration/registration-fields.ts'
import { registrationSchema } from '@croupier/api/identity/registration/registration-schema.ts'
import { check } from '@croupier/kit/form/schema.ts'
import { describe, expect, it } from 'vitest'
import { withConsent } from './with-consent.ts'

const schema = withConsent(registrationSchema(initialRegistrationRules, 'username'))
const keyOf = async (input: object) => {
  const checked = await check(schema, input)
  return 'faults' in checked
    ? Object.fromEntries([...checked.faults].map(([name, { messageKey }]) => [name, messageKey]))
    : {}
}

describe('[A-01] the boxes of a registration', () => {
  it('are marked with every other field of an empty form', async () => {
    const faults = await keyOf({ terms: false, ageConfirmed: false })

    expect(faults).toMatchObject({ terms: 'fault.tick', ageConfirmed: 'fault.tick' })
    expect(Object.keys(faults)).toEqual(expect.arrayContaining(['username', 'password', 'terms', 'ageConfirmed']))
  })

  it('are marked one by one, and let a full form through once both are ticked', async () => {
    const full = { username: 'Rahim99', password: 'lantern-light-77' }

    expect(await keyOf({ ...full, terms: true, ageConfirmed: false })).toEqual({ ageConfirmed: 'fault.tick' })
    expect(await keyOf({ ...full, terms: true, ageConfirmed: true })).toEqual({})
  })
})
