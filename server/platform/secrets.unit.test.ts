import { describe, expect, it } from 'vitest'
import { makeSecretsKey, openSecrets, UnreadableSecret } from './secrets.ts'

const key = makeSecretsKey()
const place = 'staff.totp:12'

describe('secrets at rest', () => {
  it.each(['', 'a', 'JBSWY3DPEHPK3PXP', 'গোপন কথা 🔑', 'x'.repeat(10_000)])('opens what it sealed: %j', (plain) => {
    const secrets = openSecrets([key])

    expect(secrets.open(secrets.seal(plain, place), place)).toBe(plain)
  })

  it('seals the same text differently each time and never shows it', () => {
    const secrets = openSecrets([key])

    const [one, other] = [secrets.seal('hunter2', place), secrets.seal('hunter2', place)]

    expect(one).not.toBe(other)
    expect(Buffer.from(one.split('.')[2]!, 'base64url').toString('latin1')).not.toContain('hunter2')
  })

  it('does not open in another place', () => {
    const secrets = openSecrets([key])
    const sealed = secrets.seal('seed', place)

    expect(() => secrets.open(sealed, 'staff.totp:13')).toThrow(UnreadableSecret)
  })

  it('does not open after any single byte was changed', () => {
    const secrets = openSecrets([key])
    const [version, id, body] = secrets.seal('seed', place).split('.') as [string, string, string]
    const bytes = Buffer.from(body, 'base64url')

    for (let index = 0; index < bytes.length; index += 1) {
      const changed = Buffer.from(bytes)
      changed.writeUInt8(changed.readUInt8(index) ^ 1, index)
      expect(() => secrets.open(`${version}.${id}.${changed.toString('base64url')}`, place)).toThrow(UnreadableSecret)
    }
  })

  it('opens old texts after a key was put in front, and says which should be sealed again', () => {
    const newKey = makeSecretsKey()
    const old = openSecrets([key]).seal('seed', place)
    const rotated = openSecrets([newKey, key])

    expect(rotated.open(old, place)).toBe('seed')
    expect(rotated.isSealedWithOldKey(old)).toBe(true)
    expect(rotated.isSealedWithOldKey(rotated.seal('seed', place))).toBe(false)
    expect(() => openSecrets([newKey]).open(old, place)).toThrow(/SECRETS_KEY does not hold/)
  })

  it.each(['', 'plain', 's1.', 's1.abcd', 's1.abcd.', 's2.00000000.AAAA', 's1.00000000.AAAA'])(
    'refuses %j as a sealed text',
    (sealed) => {
      expect(() => openSecrets([key]).open(sealed, place)).toThrow(UnreadableSecret)
    },
  )
})
