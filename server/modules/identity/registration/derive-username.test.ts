import { patternIdOf } from '@croupier/api/identity/registration/patterns.ts'
import { initialRegistrationRules } from '@croupier/api/identity/registration/registration-fields.ts'
import { describe, expect, it } from 'vitest'
import { deriveUsername } from './derive-username.ts'

const rule = initialRegistrationRules.username
const nobody = { username: null, email: null, name: null }
const free = async () => false

describe('[A-10] a username made for a newcomer', () => {
  it.each([
    [{ ...nobody, username: 'Nusrat.Jahan' }, 'nusratjahan'],
    [{ ...nobody, email: 'imran_7@example.com' }, 'imran7'],
    [{ ...nobody, name: 'Layla Haddad' }, 'laylahaddad'],
    [{ ...nobody, name: 'Éloïse' }, 'eloise'],
    [{ ...nobody, username: '2fast4you' }, 'fast4you'],
    [{ ...nobody, username: 'x', name: 'Rahim' }, 'rahim'],
    [{ ...nobody, username: 'a-very-long-name-that-does-not-end' }, 'averylongnamethat'.slice(0, 16)],
  ])('of %o is %s', async (person, expected) => {
    expect(await deriveUsername(rule, person, free)).toBe(expected)
  })

  it.each([[nobody], [{ ...nobody, name: 'রহিম' }], [{ ...nobody, username: 'x' }]])(
    'of %o keeps the rule all the same',
    async (person) => {
      expect(await deriveUsername(rule, person, free)).toMatch(/^[a-z][a-z0-9]{3,15}$/)
    },
  )

  it('of a taken name has other digits behind it', async () => {
    const name = await deriveUsername(rule, { ...nobody, name: 'Rahim' }, async (each) => each === 'rahim')

    expect(name).toMatch(/^rahim\d{4}$/)
  })

  it('is of digits where the operator wants digits', async () => {
    const digits = { ...rule, patternId: patternIdOf('digits'), minLength: 6, maxLength: 10 }

    expect(await deriveUsername(digits, { ...nobody, name: 'Rahim' }, free)).toMatch(/^\d{6,10}$/)
  })

  it('has a capital letter where the operator wants one', async () => {
    const capital = { ...rule, patternId: patternIdOf('alphanumericUppercase') }

    expect(await deriveUsername(capital, { ...nobody, name: 'Rahim' }, free)).toMatch(/^[A-Z]{8}$/)
  })

  it('is none where every one is taken', async () => {
    expect(await deriveUsername(rule, { ...nobody, name: 'Rahim' }, async () => true)).toBeUndefined()
  })
})
