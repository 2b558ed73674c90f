import { createHash, randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { findLeaks, type Secrets, waysToWrite } from './find-leaks.ts'

const token = randomBytes(32).toString('base64url')
const ticket = randomBytes(18).toString('base64url')
const secrets: Secrets = {
  values: new Map([
    ['Change#Me1', 'password'],
    ['lantern-light-77', 'password'],
    ['135790', 'code'],
    ['rahim@example.com', 'e-mail address'],
    ...waysToWrite('880', '1712345678').map((way) => [way, 'phone number'] as const),
  ]),
  hashes: new Set([createHash('sha256').update(ticket).digest('hex')]),
}
const line = (said: object) =>
  JSON.stringify({ level: 30, time: '2026-11-22T04:31:02.135790Z', pid: 135_790, ...said, msg: 'request completed' })

describe('a log without secrets', () => {
  it.each([
    ['an answered call', { requestId: crypto.randomUUID(), path: '/wps/member/info', milliseconds: 12.4 }],
    ['a code’s digits inside a longer number', { reference: 'W00135790ABCDEFG', id: '71357901' }],
    ['a word that begins like a password', { game: 'lantern-light-777', path: '/lantern-light-77-x' }],
    ['the hash of a seed', { commitment: createHash('sha256').update('seed').digest('hex') }],
    ['a masked number', { target: '17••••••78' }],
  ])('%s', (_, said) => {
    expect(findLeaks(line(said), secrets)).toEqual([])
  })
})

describe('a log with secrets', () => {
  it.each([
    ['a password', { body: { password: 'lantern-light-77' } }, { kind: 'password', field: 'body.password' }],
    ['a password within a sentence', { err: 'no “Change#Me1” here' }, { kind: 'password', field: 'err' }],
    ['a code', { path: '/wps/code/135790' }, { kind: 'code', field: 'path' }],
    ['a code that is a number', { given: 135_790 }, { kind: 'code', field: 'given' }],
    ['a number as it is sent to', { to: '+8801712345678' }, { kind: 'phone number', field: 'to' }],
    ['a number as people write it', { err: 'Key (01712345678) exists' }, { kind: 'phone number', field: 'err' }],
    ['a number nobody knew of', { to: '+447911123456' }, { kind: 'phone number', field: 'to' }],
    ['an address', { to: '<rahim@example.com>' }, { kind: 'e-mail address', field: 'to' }],
    ['a session’s token', { url: `/live?token=${token}` }, { kind: 'token', field: 'url' }],
    ['a ticket only its hash is known of', { path: `/a/${ticket}/b` }, { kind: 'token', field: 'path' }],
    [
      'a header',
      { headers: { authorization: 'Basic Y3JvdXBpZXI6eA==' } },
      { kind: 'token', field: 'headers.authorization' },
    ],
    ['a sealed body', { value: 'eyJhbGciOiJFQ0RILUVTIn0..nonce.text.tag' }, { kind: 'token', field: 'value' }],
    [
      'an authenticator’s secret',
      { secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP' },
      { kind: 'authenticator secret', field: 'secret' },
    ],
    ['a name that is a number', { byNumber: { 8801712345678: 1 } }, { kind: 'phone number', field: 'byNumber' }],
  ])('%s', (_, said, found) => {
    expect(findLeaks(`${line({})}\n${line(said)}\n`, secrets)).toContainEqual({ line: 2, ...found })
  })

  it('reads lines that are no objects, as programs say them that end by a fault', () => {
    expect(findLeaks(`\nError: wrong password lantern-light-77\n`, secrets)).toEqual([
      { line: 2, kind: 'password', field: '' },
    ])
  })

  it('does not repeat the secret in what it says of it', () => {
    expect(JSON.stringify(findLeaks(line({ to: '+8801712345678' }), secrets))).not.toContain('1712345678')
  })
})
