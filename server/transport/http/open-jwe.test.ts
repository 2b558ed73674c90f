import { createPrivateKey, type KeyObject, randomBytes } from 'node:crypto'
import { assert } from '@croupier/basis/assert.ts'
import { compactDecrypt, CompactEncrypt, type CryptoKey, exportJWK, generateKeyPair, type JWK } from 'jose'
import { beforeAll, describe, expect, it } from 'vitest'
import { openJwe } from './open-jwe.ts'

// The library that browsers seal with says what is right.

const KID = 'the-key-of-today'
const TEXT = '{"password":"lantern-light-77","note":"লণ্ঠন"}'
let publicKey: CryptoKey
let privateKey: KeyObject

beforeAll(async () => {
  const pair = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true })
  publicKey = pair.publicKey
  privateKey = createPrivateKey({ key: { ...(await exportJWK(pair.privateKey)) }, format: 'jwk' })
})

const keyOf = async (kid: unknown) => {
  assert(kid === KID, 'no key of ours')
  return privateKey
}

function sealing(text = TEXT) {
  const header = { alg: 'ECDH-ES', enc: 'A256GCM', kid: KID, iat: 7, nonce: 'a-nonce-of-a-browser' }
  return new CompactEncrypt(new TextEncoder().encode(text)).setProtectedHeader(header)
}

type Parts = [head: string, key: string, iv: string, ciphertext: string, tag: string]
const partsOf = async () => (await sealing().encrypt(publicKey)).split('.') as Parts
const json = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** One bit of the part is another. */
function changed(part: string): string {
  const bytes = Buffer.from(part, 'base64url')
  bytes[bytes.length - 1]! ^= 1
  return bytes.toString('base64url')
}

describe('a body that was sealed by the library of browsers', () => {
  it.each([
    ['as browsers seal it', () => sealing()],
    ['empty', () => sealing('')],
    ['long', () => sealing(randomBytes(60_000).toString('hex'))],
    [
      'with names of both sides',
      () => sealing().setKeyManagementParameters({ apu: randomBytes(9), apv: new TextEncoder().encode('the house') }),
    ],
  ])('is opened: %s', async (_what, sealed) => {
    const text = await sealed().encrypt(publicKey)
    const { header, plaintext } = await openJwe(text, keyOf)

    expect(header).toMatchObject({ alg: 'ECDH-ES', enc: 'A256GCM', kid: KID, iat: 7, nonce: 'a-nonce-of-a-browser' })
    const expected = await compactDecrypt(text, privateKey)
    expect(plaintext.equals(expected.plaintext)).toBe(true)
  })
})

describe('what was changed on its way is not opened', () => {
  const header = (head: string): Record<string, unknown> => JSON.parse(Buffer.from(head, 'base64url').toString())
  const withHeader =
    (change: (head: Record<string, unknown>) => object) =>
    ([head, ...rest]: Parts) => [json(change(header(head))), ...rest]

  it.each<[what: string, change: (parts: Parts) => readonly string[]]>([
    ['the ciphertext', ([head, key, iv, text, tag]) => [head, key, iv, changed(text), tag]],
    ['the tag', ([head, key, iv, text, tag]) => [head, key, iv, text, changed(tag)]],
    [
      'a tag cut to four bytes',
      ([head, key, iv, text, tag]) => [
        head,
        key,
        iv,
        text,
        Buffer.from(tag, 'base64url').subarray(0, 4).toString('base64url'),
      ],
    ],
    ['the IV', ([head, key, iv, text, tag]) => [head, key, changed(iv), text, tag]],
    [
      'an IV of sixteen bytes',
      ([head, key, , text, tag]) => [head, key, randomBytes(16).toString('base64url'), text, tag],
    ],
    ['the same header in other letters', ([head, ...rest]) => [json(header(head)).concat('='), ...rest]],
    ['the time it was sealed', withHeader((head) => ({ ...head, iat: 8 }))],
    ['another nonce', withHeader((head) => ({ ...head, nonce: 'a-nonce-of-somebody-else' }))],
    ['another form of key', withHeader((head) => ({ ...head, alg: 'dir' }))],
    ['another form of lock', withHeader((head) => ({ ...head, enc: 'A128GCM' }))],
    ['what must be understood', withHeader((head) => ({ ...head, crit: ['b64'] }))],
    ['what is packed', withHeader((head) => ({ ...head, zip: 'DEF' }))],
    ['a key we do not have', withHeader((head) => ({ ...head, kid: 'another' }))],
    ['no key of the sender', withHeader((head) => ({ ...head, epk: undefined }))],
    ['a sender’s key that is no object', withHeader((head) => ({ ...head, epk: 'P-256' }))],
    [
      'a point beside the curve',
      withHeader((head) => {
        const { y, ...epk } = head['epk'] as JWK
        return { ...head, epk: { ...epk, y: changed(y!) } }
      }),
    ],
    ['a wrapped key', ([head, , ...rest]) => [head, 'AAAA', ...rest]],
    ['a part too many', (parts) => [...parts, 'AAAA']],
    ['a part too few', (parts) => parts.slice(0, 4)],
    ['a header that is no JSON', ([, ...rest]) => ['AAAA', ...rest]],
    ['a header that is null', ([, ...rest]) => [Buffer.from('null').toString('base64url'), ...rest]],
  ])('%s', async (_what, change) => {
    const parts = await partsOf()
    await expect(openJwe(parts.join('.'), keyOf)).resolves.toBeDefined()
    await expect(openJwe(change(parts).join('.'), keyOf)).rejects.toBeInstanceOf(Error)
  })

  it('a key of another curve', async () => {
    const other = await generateKeyPair('ECDH-ES', { crv: 'P-384', extractable: true })
    const text = await sealing().encrypt(other.publicKey)
    await expect(openJwe(text, keyOf)).rejects.toThrow('P-256')
  })
})
