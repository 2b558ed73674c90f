import { describe, expect, it } from 'vitest'
import type { Outside } from '../../../platform/outside.ts'
import { readSettlement } from './settlements.ts'

const provider = { code: 'gate', protocol: 'hosted-page', url: 'https://gate.example/api', secret: 'a-secret' }
const line = (n: number) => ({
  type: 'deposit',
  reference: `D${n}`,
  payment: `pay_${n}`,
  amount: '5.00',
  currency: 'BDT',
  at: '2026-11-24T10:00:00.000Z',
})

/** A provider that answers these pages, one after another; what it was asked for is kept. */
function answering(...pages: { status?: number; body: object }[]) {
  const asked: string[] = []
  const outside = {
    async ask(url: URL) {
      const { status = 200, body } = pages[asked.length]!
      asked.push(url.pathname)
      return { status, headers: {}, body: Buffer.from(JSON.stringify(body)) }
    },
  } as unknown as Outside
  const period = { from: Date.parse('2026-11-24T00:00:00Z'), until: Date.parse('2026-11-25T00:00:00Z') }
  return { asked, read: () => readSettlement(outside, provider, period) }
}
const ready = (pages: number, movements: object[]) => ({ body: { status: 'ready', pages, movements } })

describe('[H-03] a provider’s settlement report over the wire', () => {
  it('is read page by page, of the period that was asked for', async () => {
    const { asked, read } = answering(ready(2, [line(1), line(2)]), ready(2, [{ ...line(3), reference: null }]))
    expect((await read()).map(({ payment }) => payment)).toEqual(['pay_1', 'pay_2', 'pay_3'])
    const path = '/api/v1/settlements/2026-11-24T00:00:00.000Z/2026-11-25T00:00:00.000Z'
    expect(asked).toEqual([`${path}/1`, `${path}/2`])
  })

  it('may be of nothing at all', async () => {
    expect(await answering(ready(0, [])).read()).toEqual([])
  })

  it.each([
    ['it is not ready', { body: { status: 'pending', pages: 0, movements: [] } }],
    ['the provider has none', { status: 404, body: { error: { code: 'reference.unknown', message: '' } } }],
    ['the provider fails', { status: 503, body: {} }],
    ['a line cannot be read', ready(1, [{ ...line(1), type: 'refund' }])],
    ['its pages have no end', ready(1_000_000, [line(1)])],
    [
      'a page is larger than any',
      ready(
        1,
        Array.from({ length: 501 }, (_, n) => line(n)),
      ),
    ],
  ])('is not taken by half: %s', async (_what, page) => {
    await expect(answering(ready(2, [line(1)]), page).read()).rejects.toThrow(Error)
    await expect(answering(page).read()).rejects.toMatchObject({ name: 'PaymentOutcomeUnknown' })
  })
})
