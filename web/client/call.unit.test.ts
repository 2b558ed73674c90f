import { operation } from '@croupier/api/operation.ts'
import { compactDecrypt, decodeProtectedHeader, exportJWK, generateKeyPair } from 'jose'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { call } from './call.ts'
import { CallRefused } from './call-refused.ts'
import { configureClient } from './client-setting.ts'
import { rememberEncryptionKey } from './encryption-key.ts'
import { session } from './session.ts'

const shape = { summary: '', caller: 'anyone', refusals: [], runs: 'own', output: z.unknown() } as const
const readGame = operation({
  ...shape,
  name: 'readGame',
  method: 'GET',
  path: '/lgw/games/:category',
  input: z.strictObject({ category: z.string(), pageNo: z.optional(z.number()) }),
})
const writeNote = operation({
  ...shape,
  name: 'writeNote',
  method: 'PUT',
  path: '/wps/note',
  input: z.strictObject({ text: z.string() }),
})
const tellSecret = operation({ ...writeNote, name: 'tellSecret', encrypted: true })

interface Sent {
  url: string
  method: string
  headers: Record<string, string>
  body: string | null
}

let sent: Sent[]
let answers: (() => Response)[]

const succeed = (value: unknown) => () => Response.json({ success: true, value })
const refuse = (errorCode: string, status: number, value?: unknown) => () =>
  Response.json({ success: false, errorCode, message: 'No.', value }, { status, headers: { 'x-request-id': 'r-1' } })
const fail = () => {
  throw new TypeError('fetch failed')
}

beforeEach(() => {
  sent = []
  answers = []
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem() {}, removeItem() {} })
  vi.stubGlobal('BroadcastChannel', undefined)
  vi.stubGlobal('fetch', async (url: string, init: Omit<Sent, 'url'>) => {
    sent.push({ url, ...init })
    return (answers.shift() ?? fail)()
  })
  configureClient({ merchant: 'lumen', device: 'web', sessionName: 'test', language: () => 'bn' })
})

afterEach(() => {
  session.end()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Runs a call through its pauses. */
async function finish<Value>(promise: Promise<Value>): Promise<Value> {
  promise.catch(() => undefined)
  await vi.runAllTimersAsync()
  return promise
}

describe('call', () => {
  it('fills the path, sends the rest of a read as its query and names merchant, language and device', async () => {
    answers = [succeed({ list: [] })]

    expect(await finish(call(readGame, { category: 'RNG/1', pageNo: 2 }))).toEqual({ list: [] })

    expect(sent[0]?.url).toBe('/lgw/games/RNG%2F1?pageNo=2')
    expect(sent[0]?.headers).toMatchObject({ Merchant: 'lumen', Language: 'bn', Device: 'web' })
    expect(sent[0]?.headers).not.toHaveProperty('Authorization')
    expect(sent[0]?.headers).not.toHaveProperty('Idempotency-Key')
  })

  it('sends the token of this tab', async () => {
    session.start('token-of-this-tab')
    answers = [succeed(null)]

    await finish(call(readGame, { category: 'RNG' }))

    expect(sent[0]?.headers['Authorization']).toBe('token-of-this-tab')
  })

  it('throws a refusal with its code, message, fields and request id', async () => {
    const fields = [{ field: 'text', messageKey: 'fault.required' }]
    answers = [refuse('request.invalid', 400, { fields })]

    const refusal = await finish(call(writeNote, { text: '' })).catch((error: unknown) => error)

    expect(refusal).toBeInstanceOf(CallRefused)
    expect(refusal).toMatchObject({ code: 'request.invalid', message: 'No.', fields, requestId: 'r-1', status: 400 })
  })

  it('repeats a write after a broken connection with the same idempotency key', async () => {
    answers = [fail, fail, succeed({ id: '1' })]

    await finish(call(writeNote, { text: 'hello' }))

    expect(sent).toHaveLength(3)
    expect(new Set(sent.map((each) => each.headers['Idempotency-Key'])).size).toBe(1)
  })

  it('repeats what the browser had sent twice, for then the first was lost with its answer', async () => {
    answers = [refuse('request.replayed', 400), succeed({ id: 7 })]

    expect(await finish(call(writeNote, { text: 'hello' }))).toEqual({ id: 7 })
    expect(new Set(sent.map((each) => each.headers['Idempotency-Key'])).size).toBe(1)
  })

  it('is the same write when one presses again after a lost answer, and another one after an answer', async () => {
    answers = [fail, fail, fail, succeed({ id: '1' }), succeed({ id: '2' })]

    await finish(call(writeNote, { text: 'once' })).catch(() => undefined)
    await finish(call(writeNote, { text: 'once' }))
    await finish(call(writeNote, { text: 'once' }))

    const keys = sent.map((each) => each.headers['Idempotency-Key'])
    expect(new Set(keys.slice(0, 4)).size).toBe(1)
    expect(keys[4]).not.toBe(keys[3])
  })

  it('is another write where the input is another, or a refusal said that nothing was done', async () => {
    answers = [fail, fail, fail, succeed({ id: '1' }), refuse('login.failed', 401), succeed({ id: '2' })]

    await finish(call(writeNote, { text: 'one' })).catch(() => undefined)
    await finish(call(writeNote, { text: 'other' }))
    await finish(call(writeNote, { text: 'other' })).catch(() => undefined)
    await finish(call(writeNote, { text: 'other' }))

    const keys = sent.slice(2).map((each) => each.headers['Idempotency-Key'])
    expect(new Set(keys).size).toBe(4)
  })

  it('repeats a read once, then says that the network is broken', async () => {
    const refusal = await finish(call(readGame, { category: 'RNG' })).catch((error: unknown) => error)

    expect(sent).toHaveLength(2)
    expect(refusal).toMatchObject({ code: 'network', isConnectionFault: true })
  })

  it('does not repeat what the server refused', async () => {
    answers = [refuse('login.failed', 401)]

    await finish(call(writeNote, { text: 'x' })).catch(() => undefined)

    expect(sent).toHaveLength(1)
  })

  it('takes a page that is no envelope for a broken connection', async () => {
    const page = () => new Response('<h1>502</h1>', { status: 502 })
    answers = [page, page]

    expect(await finish(call(readGame, { category: 'RNG' })).catch((error: unknown) => error)).toMatchObject({
      code: 'network',
    })
  })

  it('ends the session that the server no longer knows, and no newer one', async () => {
    const ends: string[] = []
    const stop = session.onEnd((reason) => ends.push(reason))
    session.start('old-token')
    answers = [refuse('login.not.session', 401)]

    const running = call(readGame, { category: 'RNG' }).catch(() => undefined)
    session.start('new-token')
    await finish(running)
    expect(session.token()).toBe('new-token')

    answers = [refuse('login.not.session', 401)]
    await finish(call(readGame, { category: 'RNG' }).catch(() => undefined))
    stop()
    expect(session.token()).toBeUndefined()
    expect(ends).toEqual(['expired'])
  })

  it('encrypts the body to the server key, again for each repeat', async () => {
    const { publicKey, privateKey } = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true })
    const jwk = await exportJWK(publicKey)
    rememberEncryptionKey({ ...jwk, kty: 'EC', crv: 'P-256', kid: 'key-1' } as never)
    answers = [fail, succeed(null)]
    await import('./seal.ts')

    const running = call(tellSecret, { text: 'hunter2' })
    // Sealing is real cryptography and takes real time between the faked pauses.
    await vi.waitFor(
      async () => {
        await vi.runAllTimersAsync()
        expect(sent).toHaveLength(2)
      },
      { timeout: 60_000 },
    )
    await running

    const tokens = sent.map((each) => (JSON.parse(each.body ?? '') as { value: string }).value)
    expect(sent[0]?.headers).toMatchObject({ Encryption: 'JWE', 'X-Gateway-Version': '3' })
    expect(sent[0]?.body).not.toContain('hunter2')
    const headers = tokens.map((token) => decodeProtectedHeader(token))
    expect(headers[0]).toMatchObject({ alg: 'ECDH-ES', enc: 'A256GCM', kid: 'key-1' })
    expect(headers[0]?.['nonce']).not.toBe(headers[1]?.['nonce'])
    const { plaintext } = await compactDecrypt(tokens[1] ?? '', privateKey)
    expect(JSON.parse(new TextDecoder().decode(plaintext))).toEqual({ text: 'hunter2' })
  })
})
