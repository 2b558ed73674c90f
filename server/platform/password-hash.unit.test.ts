import { expect, it } from 'vitest'
import { hashPassword, isHashOutdated, verifyPassword } from './password-hash.ts'

it('verifies the password that was hashed and no other', async () => {
  const hashed = await hashPassword('Lantern42')

  expect(hashed).toMatch(/^\$argon2id\$/)
  expect(await verifyPassword(hashed, 'Lantern42')).toBe(true)
  expect(await verifyPassword(hashed, 'lantern42')).toBe(false)
})

it('answers false for an account that does not exist', async () => {
  expect(await verifyPassword(undefined, 'Lantern42')).toBe(false)
  expect(await verifyPassword(null, '')).toBe(false)
})

it('serves every caller of a crowd, each with its own answer', async () => {
  const hashed = await hashPassword('Lantern42')

  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) => verifyPassword(hashed, index % 3 === 0 ? 'Lantern42' : `wrong ${index}`)),
  )

  expect(answers.map(Number).join('')).toBe('100100100100')
})

it('hashes at what a log-in may cost, which is the cost of the product and not of its tests', async () => {
  expect(await hashPassword('Lantern42')).toMatch(/^\$argon2id\$v=19\$m=55296,t=2,p=1\$/)
})

it('recognises a hash of another cost', async () => {
  expect(isHashOutdated(await hashPassword('Lantern42'))).toBe(false)
  expect(isHashOutdated('$argon2id$v=19$m=4096,t=3,p=1$c2FsdHNhbHQ$aGFzaA')).toBe(true)
})
