import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { isSignedBy, signatureOf } from './signature.ts'

const BODY = Buffer.from('{"amount":100000}')

// One and two bytes are left over by these lengths: 256 = 3 x 85 + 1, 383 = 3 x 127 + 2; 384 leaves none.
describe.each([2048, 3064, 3072])('[D-04] a signature by a key of %i bits', (modulusLength) => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength })
  const signature = signatureOf(BODY, privateKey)
  const isTaken = (text: string, body = BODY) => isSignedBy(publicKey, body, text)

  it('is taken as it was written, of what it was made for', () => {
    expect([isTaken(signature), isTaken(signature, Buffer.from('{"amount":900000}'))]).toEqual([true, false])
  })

  it('is taken with no character changed, wherever that stands', () => {
    const bytes = Buffer.from(signature, 'base64')
    const changes = Array.from(signature, (letter, at) =>
      Array.from('01AZaz+/=', (other) => signature.slice(0, at) + other + signature.slice(at + 1)).filter(
        (text) => text[at] !== letter,
      ),
    ).flat()
    // Also those that a careless reader takes for the same bytes.
    const alike = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/', (other) =>
      signature.replace(/.(?==*$)/, other),
    ).filter((text) => text !== signature && Buffer.from(text, 'base64').equals(bytes))

    expect(alike.length).toBe({ 2048: 15, 3064: 3, 3072: 0 }[modulusLength])
    expect([...changes, ...alike].filter((text) => isTaken(text))).toEqual([])
  })
})
