import { createHmac } from 'node:crypto'
import { fastify, type FastifyInstance } from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { type FaultName, noFaults } from './faults.ts'
import { transferAccount } from './transfer-account.ts'
import { type Arcade, openArcade, transferVendor } from './transfer-wallet.ts'

const sign = (body: string) => createHmac('sha256', transferAccount.secret).update(body).digest('hex')
let server: FastifyInstance | undefined
afterEach(() => server?.close())

/** A vendor with these faults, and a transfer of ours: `clear` where its answer could be believed. */
async function send(fault: FaultName): Promise<{ arcade: Arcade; answer: 'clear' | 'spoilt' | 'refused' | 'none' }> {
  const arcade = openArcade()
  server = fastify({ logger: false })
  transferVendor(arcade).mount(server)
  const origin = await server.listen({ host: '127.0.0.1', port: 0 })
  arcade.arrivals.faults = { ...noFaults, [fault]: 100, delayMilliseconds: 5 }
  const body = JSON.stringify({
    requestId: 'r',
    operator: transferAccount.casinoId,
    sentAt: Date.now(),
    account: 'rahim',
    currency: 'BDT',
    reference: 'T1',
    direction: 'in',
    amount: '20.00',
    validUntil: Date.now() + 30_000,
  })
  try {
    const response = await fetch(`${origin}/studios/${transferAccount.code}/transfer-wallet/v1/transfer`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', 'x-signature': sign(body) },
    })
    if (response.status !== 200) return { arcade, answer: 'refused' }
    const isClear = sign(await response.text()) === response.headers.get('x-signature')
    return { arcade, answer: isClear ? 'clear' : 'spoilt' }
  } catch {
    return { arcade, answer: 'none' }
  }
}

describe('what goes wrong with the house’s calls on their way to a vendor', () => {
  it.each<[FaultName, string, number | undefined]>([
    ['delay', 'clear', 1],
    ['dropRequest', 'none', undefined],
    ['dropAnswer', 'none', 1],
    ['duplicate', 'clear', 2],
    ['reorder', 'none', 1],
  ])('%s: the answer is %s, and it arrived so often: %j', async (fault, told, times) => {
    const { arcade, answer } = await send(fault)
    expect(answer).toBe(told)
    await expect.poll(() => arcade.arrivals.underWay).toBe(0)
    expect(arcade.books.find('T1')?.times).toBe(times)
    expect(arcade.books.balance('rahim', 'BDT').toString()).toBe(times === undefined ? '0.00' : '20.00')
    expect(arcade.arrivals.counts[fault]).toBe(1)
    expect(arcade.arrivals.sent.get('T1')).toBe(1)
  })

  it('corrupt: it is refused, or its answer cannot be believed', async () => {
    const { arcade, answer } = await send('corrupt')
    expect(['refused', 'spoilt']).toContain(answer)
    expect(arcade.books.find('T1')?.times).toBe(answer === 'spoilt' ? 1 : undefined)
    expect(arcade.arrivals.corruptTaken).toBe(0)
  })

  it('is set by a person on the vendor’s page', async () => {
    const arcade = openArcade()
    server = fastify({ logger: false })
    transferVendor(arcade).mount(server)
    server.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, text, done) =>
      done(null, Object.fromEntries(new URLSearchParams(text as string))),
    )
    const set = (payload: string) =>
      server!.inject({
        method: 'POST',
        url: '/arcade/faults',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload,
      })
    expect((await set('dropAnswer=30&delay=101')).statusCode).toBe(400)
    expect((await set('dropAnswer=30')).statusCode).toBe(303)
    expect(arcade.arrivals.faults).toEqual({ ...noFaults, dropAnswer: 30 })
    expect((await server.inject('/arcade')).body).toContain('name="dropAnswer" min="0" max="100" value="30"')
  })
})
