import { brotliCompressSync, gzipSync } from 'node:zlib'
import { useServer } from '@croupier/dev/testing/server.ts'
import { describe, expect, it } from 'vitest'

const server = useServer()

const body = JSON.stringify({ language: 'en' })
const bomb = gzipSync(Buffer.concat([Buffer.from(body), Buffer.alloc(32 * 1024 * 1024, ' ')]))
const nested = (levels: number) => `{"language":${'['.repeat(levels)}${']'.repeat(levels)}}`

function post(url: string, payload: string | Buffer, headers: Record<string, string>) {
  const merchant = server().wired.means.gate.merchantCode()
  return server().portal.inject({ method: 'POST', url, payload, headers: { merchant, language: 'en', ...headers } })
}

const json = { 'content-type': 'application/json' }
const form = 'multipart/form-data; boundary=a'
const part = '--a\r\ncontent-disposition: form-data; name="language"\r\n\r\nen\r\n'

/** Bodies that are small on the wire and large, or endless work, to whoever opens them. */
describe('a body that would unfold', () => {
  it('is taken where it is as it should be', async () => {
    expect((await post('/wps/member/language', body, json)).json().success).toBe(true)
  })

  it.each([
    ['a bomb in gzip', bomb, { ...json, 'content-encoding': 'gzip' }],
    ['a good body in gzip, which nobody unpacks', gzipSync(body), { ...json, 'content-encoding': 'gzip' }],
    ['a good body in brotli, which nobody unpacks', brotliCompressSync(body), { ...json, 'content-encoding': 'br' }],
    ['a thousand levels', nested(1_000), json],
    ['as many levels as fit into a body', nested(30_000), json],
    ['a form of parts', `${part}--a--\r\n`, { 'content-type': form }],
    ['a form of seven hundred parts', `${part.repeat(700)}--a--\r\n`, { 'content-type': form }],
  ])('is refused: %s', async (_, payload, headers) => {
    const answer = await post('/wps/member/language', payload, headers)

    expect(answer.json().success).toBe(false)
    expect([400, 413]).toContain(answer.statusCode)
    expect(answer.json().errorCode).toMatch(/^request\.(?:malformed|too\.large)$/)
  })

  it.each([
    [
      'a password to be stretched two thousand million times',
      { alg: 'PBES2-HS256+A128KW', p2c: 2_147_483_647, p2s: 'AAAA' },
    ],
    ['a key that is wrapped', { alg: 'RSA-OAEP-256' }],
    ['a sealed body that is packed', { alg: 'ECDH-ES', zip: 'DEF' }],
  ])('is refused and not opened: %s', async (_, head) => {
    const { kid } = await server().wired.means.bodyKeys.current()
    const now = { iat: Math.floor(Date.now() / 1_000), nonce: crypto.randomUUID() }
    const header = Buffer.from(JSON.stringify({ ...head, enc: 'A256GCM', kid, ...now })).toString('base64url')
    const sealed = JSON.stringify({ value: [header, '', 'A'.repeat(16), 'AAAA', 'A'.repeat(22)].join('.') })
    const answer = await post('/wps/session/login', sealed, { ...json, encryption: 'JWE', 'x-gateway-version': '3' })

    expect([answer.statusCode, answer.json().errorCode]).toEqual([400, 'request.encryption.invalid'])
  })
})
