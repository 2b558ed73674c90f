import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { CompactEncrypt, type CompactJWEHeaderParameters, importJWK } from 'jose'
import { describe, expect, it } from 'vitest'
import { openCompactJwe, readCompactJwe } from './compact-jwe.ts'

const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const HEADER = { alg: 'ECDH-ES', enc: 'A256GCM', kid: 'one' }

/** As another library seals it. */
async function sealed(
  text: string,
  header: CompactJWEHeaderParameters = HEADER,
  parties: { apu?: Uint8Array; apv?: Uint8Array } = {},
): Promise<string> {
  return new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader(header)
    .setKeyManagementParameters(parties)
    .encrypt(await importJWK(pair.publicKey.export({ format: 'jwk' }), 'ECDH-ES'))
}

const open = (text: string, key: KeyObject = pair.privateKey) =>
  openCompactJwe(readCompactJwe(text), key).toString('utf8')

function isOpenedBy(key: KeyObject, text: string): boolean {
  try {
    open(text, key)
    return true
  } catch {
    return false
  }
}

/** The same with another header, whoever may have made it. */
function withHeader(text: string, change: (header: Record<string, unknown>) => object): string {
  const [head, ...rest] = text.split('.')
  const changed = change(JSON.parse(Buffer.from(head!, 'base64url').toString()))
  return [Buffer.from(JSON.stringify(changed)).toString('base64url'), ...rest].join('.')
}

describe('a compact JWE', () => {
  it.each(['', 'a', '{"username":"রহিম"}', 'x'.repeat(100_000)])(
    'opens to what another library has sealed: %.20s',
    async (text) => {
      expect(open(await sealed(text))).toBe(text)
    },
  )

  it('opens where the parties are named', async () => {
    const parties = { apu: new TextEncoder().encode('Alice'), apv: new TextEncoder().encode('Bob') }

    expect(open(await sealed('named', HEADER, parties))).toBe('named')
  })

  it('opens with no other key', async () => {
    const other = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const text = await sealed('not for everybody')

    expect([pair, other].map(({ privateKey }) => isOpenedBy(privateKey, text))).toEqual([true, false])
  })

  it.each<[string, (text: string) => string | Promise<string>]>([
    ['four parts', (text) => text.split('.').slice(1).join('.')],
    ['an encrypted key', (text) => text.replace('..', '.AAAA.')],
    ['a tag cut short', (text) => text.slice(0, -16)],
    ['a longer IV', (text) => text.replace('..', '..AAAA')],
    ['another IV', (text) => text.replace(/\.\.(.)/, (_all, one) => `..${one === 'A' ? 'B' : 'A'}`)],
    ['a changed byte', (text) => text.replace(/.(?=\.[^.]+$)/, (one) => (one === 'A' ? 'B' : 'A'))],
    ['a header that is no JSON', (text) => text.replace(/^[^.]+/, 'AAAA')],
    ['a header that is a list', (text) => withHeader(text, () => [])],
    ['a header that was changed', (text) => withHeader(text, (header) => ({ ...header, kid: 'two' }))],
    ['packed content', (text) => withHeader(text, (header) => ({ ...header, zip: 'DEF' }))],
    ['what must be understood', (text) => withHeader(text, (header) => ({ ...header, crit: ['b64'] }))],
    ['no key', (text) => withHeader(text, ({ epk: _key, ...header }) => header)],
    ['a null for a key', (text) => withHeader(text, (header) => ({ ...header, epk: null }))],
    [
      'a point that is not on the curve',
      (text) => withHeader(text, (header) => ({ ...header, epk: { ...(header['epk'] as object), y: 'A'.repeat(43) } })),
    ],
    ['a party that is a number', (text) => withHeader(text, (header) => ({ ...header, apu: 5 }))],
    ['a shorter content key', () => sealed('short', { ...HEADER, enc: 'A128GCM' })],
    ['another way to agree', async () => sealed('wrapped', { ...HEADER, alg: 'ECDH-ES+A256KW' })],
  ])('does not open with %s', async (_what, change) => {
    const text = await change(await sealed('a secret'))

    expect(isOpenedBy(pair.privateKey, text)).toBe(false)
  })
})
