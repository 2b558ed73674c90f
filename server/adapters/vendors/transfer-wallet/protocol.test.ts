import { createHmac } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { Money } from '@croupier/basis/money.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type VendorAccount, VendorUnclear } from '../../../modules/funds/index.ts'
import { openOutside } from '../../../platform/outside.ts'
import { openTransferWallet } from './index.ts'

const transferWallet = openTransferWallet(openOutside(['loopback']))

const SECRET = 'shared-with-this-vendor'
const sign = (body: string, secret = SECRET) => createHmac('sha256', secret).update(body).digest('hex')

interface Asked {
  path: string
  signature: string | undefined
  raw: string
  body: Record<string, any>
}
type Answer = { status?: number; body: string; signature?: string | null } | 'hang up'

let server: Server
let vendor: VendorAccount
let asked: Asked[] = []
let answer: (asked: Asked) => Answer

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const raw = await text(request)
    const signature = request.headers['x-signature'] as string | undefined
    const call = { path: request.url!, signature, raw, body: JSON.parse(raw) }
    asked.push(call)
    const told = answer(call)
    if (told === 'hang up') return request.socket.destroy()
    const { status = 200, body, signature: given = sign(body) } = told
    response.writeHead(status, given === null ? {} : { 'x-signature': given }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  vendor = { code: 'T', url: `http://127.0.0.1:${port}/api`, operator: 'us', secret: SECRET }
})
afterAll(() => new Promise<void>((resolve) => void server.close(() => resolve())))

const holder = { account: 'rahim', currency: 'BDT' }
const reference = 'T261122ABCDEFGHJ'
const validUntil = 1_790_000_000_000

function transfer(says: (asked: Asked) => Answer) {
  asked = []
  answer = says
  const wish = { reference, direction: 'in', amount: Money.parse('12.50', 'BDT'), validUntil } as const
  return transferWallet.transfer(vendor, holder, wish)
}

/** An answer as it should be, changed. */
const says =
  (change: object = {}, how: { status?: number; signature?: string | null } = {}) =>
  ({ body: { requestId } }: Asked): Answer => ({
    ...how,
    body: JSON.stringify({ requestId, reference, status: 'done', balance: '12.50', ...change }),
  })

describe('[D-04] the wire of transfer wallets', () => {
  it('asks once, signed over the bytes, with all that the vendor must know', async () => {
    const said = await transfer(says())

    expect(said).toEqual({ state: 'done', balance: 12_500_000n })
    expect(asked).toHaveLength(1)
    const [{ path, signature, raw, body } = {} as Asked] = asked
    expect(path).toBe('/api/transfer-wallet/v1/transfer')
    expect(signature).toBe(sign(raw))
    expect(body).toEqual({
      ...holder,
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      operator: 'us',
      sentAt: expect.any(Number),
      reference,
      direction: 'in',
      amount: '12.50',
      validUntil,
    })
  })

  it.each([
    [{ status: 'pending' }, { state: 'pending' }],
    [
      { status: 'refused', reason: 'funds' },
      { state: 'refused', failure: 'insufficient', reason: 'funds' },
    ],
    [
      { status: 'refused', reason: 'the moon is full' },
      { state: 'refused', failure: 'other', reason: 'the moon is full' },
    ],
    [{ status: 'refused' }, { state: 'refused', failure: 'other', reason: null }],
    [
      { status: 'refused', reason: 'never' },
      { state: 'refused', failure: 'other', reason: 'never' },
    ],
    [{ balance: '0.5000000' }, { state: 'done', balance: 500_000n }],
  ])('understands %j', async (change, word) => {
    expect(await transfer(says(change))).toEqual(word)
  })

  it.each<[string, (asked: Asked) => Answer]>([
    ['no answer', () => 'hang up'],
    ['an error', says({}, { status: 500 })],
    ['another success', says({}, { status: 202 })],
    ['no signature', says({}, { signature: null })],
    [
      'a signature of another secret',
      (call) => ({ ...(says()(call) as object), body: '{}', signature: sign('{}', 'x') }),
    ],
    ['a signature that is none', says({}, { signature: 'abc' })],
    ['an answer to another request', says({ requestId: '00000000-0000-4000-8000-000000000000' })],
    ['an answer about another transfer', says({ reference: 'T261122ANOTHERON' })],
    ['a page of a proxy', () => ({ body: '<html>' })],
    ['bytes that are no text', () => ({ body: '\u0000' })],
    ['an endless answer', () => ({ body: ' '.repeat(70_000) })],
    ['done without a balance', says({ balance: undefined })],
    ['a balance below zero', says({ balance: '-1.00' })],
    ['a balance as a number', says({ balance: 12.5 })],
    ['a balance with an exponent', says({ balance: '1e3' })],
    ['a balance finer than the ledger', says({ balance: '1.0000001' })],
    ['a balance beyond all measure', says({ balance: '999999999999999' })],
    ['a state nobody knows', says({ status: 'maybe' })],
    ['never heard of, as an answer to a transfer', says({ status: 'not-found' })],
  ])('takes %s for unclear', async (_what, told) => {
    await expect(transfer(told)).rejects.toThrow(VendorUnclear)
    expect(asked).toHaveLength(1)
  })

  it('asks for the state of a transfer, and for the balance', async () => {
    asked = []
    answer = says({ status: 'not-found' })
    expect(await transferWallet.check(vendor, holder, reference)).toEqual({ state: 'not-found' })
    answer = says()
    expect(await transferWallet.balance(vendor, holder)).toBe(12_500_000n)

    expect(asked.map(({ path }) => path)).toEqual(['/api/transfer-wallet/v1/check', '/api/transfer-wallet/v1/balance'])
    expect(asked[0]!.body).toMatchObject({ ...holder, reference })
  })
})
