import { describe, expect, it } from 'vitest'
import {
  CLOCK_MILLISECONDS,
  correctionOf,
  judgeWord,
  pauseAfterRuling,
  pauseBeforeCheck,
  resultOf,
} from './transfer.ts'
import { judgeAmount } from './transfer-rules.ts'
import type { TransferWord } from './transfer-wallet-port.ts'

const validUntil = 1_000_000
const refused = { state: 'refused', failure: 'insufficient', reason: 'funds' } as const

describe('[D-04] what a vendor’s word means for an open transfer', () => {
  it.each<[string, TransferWord | undefined, number, ReturnType<typeof judgeWord>]>([
    ['no clear answer', undefined, validUntil * 2, 'wait'],
    ['not decided', { state: 'pending' }, validUntil * 2, 'wait'],
    ['never heard of, and may still be', { state: 'not-found' }, validUntil, 'wait'],
    ['never heard of, by a slow clock', { state: 'not-found' }, validUntil + CLOCK_MILLISECONDS, 'wait'],
    [
      'never heard of, and too late now',
      { state: 'not-found' },
      validUntil + CLOCK_MILLISECONDS + 1,
      { state: 'refused', failure: 'never', reason: null },
    ],
    ['done', { state: 'done', balance: 5n }, 0, { state: 'done', balance: 5n }],
    ['refused', refused, 0, refused],
  ])('%s', (_what, said, askedAt, verdict) => {
    expect(judgeWord(said, { validUntil }, askedAt)).toEqual(verdict)
  })

  it('is asked again soon, then every five minutes', () => {
    expect([0, 20_000, 60_000, 10 ** 9].map(pauseBeforeCheck)).toEqual([15_000, 20_000, 60_000, 300_000])
  })
})

describe('[D-04] a ruling that its vendor contradicts', () => {
  const nothing = { moved: 0n, owed: 0n, won: 0n }
  it.each([
    ['in, and the vendor has it: main gives it again', 'in', 'done', 100n, 0n, { towards: 'vendor', moved: 60n }],
    ['in, and the vendor has it: main has some', 'in', 'done', 20n, 0n, { towards: 'vendor', moved: 20n, owed: 40n }],
    ['in, and the vendor has it: main has nothing', 'in', 'done', 0n, 0n, { towards: 'vendor', owed: 60n }],
    ['in, and the vendor never got it', 'in', 'refused', 0n, 160n, { towards: 'main', moved: 60n }],
    ['out, and the vendor still has it', 'out', 'refused', 100n, 40n, { towards: 'vendor', moved: 60n }],
    ['out, and the vendor sent it', 'out', 'done', 0n, 100n, { towards: 'main', moved: 60n }],
    ['out, and the vendor sent what was won there', 'out', 'done', 0n, 50n, { towards: 'main', moved: 60n, won: 10n }],
  ] as const)('%s', (_what, direction, said, main, purse, expected) => {
    expect(correctionOf({ direction, amount: 60n }, said, { main, purse })).toEqual({ ...nothing, ...expected })
  })

  it('is asked about every five minutes first, then every hour', () => {
    expect([0, 3_000_000, 6_000_000, 10 ** 9].map(pauseAfterRuling)).toEqual([300_000, 300_000, 600_000, 3_600_000])
  })
})

describe('[D-04] what was won or lost at a vendor', () => {
  it.each([
    ['the first money in', 'in', 100n, 0n, 100n, 0n],
    ['more money in after a win', 'in', 50n, 100n, 180n, 30n],
    ['more money in after all was lost', 'in', 50n, 100n, 50n, -100n],
    ['all out after a win', 'out', 130n, 100n, 0n, 30n],
    ['some out after a loss', 'out', 20n, 100n, 60n, -20n],
    ['some out, nothing played', 'out', 20n, 100n, 80n, 0n],
  ] as const)('%s', (_what, direction, amount, before, after, result) => {
    expect(resultOf({ direction, amount }, before, after)).toBe(result)
  })
})

describe('[B-05] an amount to transfer', () => {
  const rule = { minimum: '10', maximum: '100.50' }

  it.each([
    ['9.99', { refused: 'too-small', bound: '10' }],
    ['100.51', { refused: 'too-large', bound: '100.50' }],
    ['10.001', { refused: 'malformed' }],
    ['10.00000001', { refused: 'malformed' }],
  ])('%s is refused', (text, verdict) => {
    expect(judgeAmount(rule, 'BDT', text)).toEqual(verdict)
  })

  it('is taken at its bounds', () => {
    expect(['10', '100.50'].map((text) => String(judgeAmount(rule, 'BDT', text)))).toEqual(['10.00', '100.50'])
  })
})
