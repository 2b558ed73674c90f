import type { ContractTerms } from '@croupier/api/contracts/contract-terms.ts'
import { contractTerms } from '@croupier/api/contracts/contract-terms.ts'
import { Money } from '@croupier/basis/money.ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { type Holder, netOut, netsOf, type Receivable, sharesOf } from './cascade.ts'
import { type BetSum, grossOf, noFacts, type TeamFacts } from './gross.ts'
import { outpays } from '../agreements/outpays.ts'

const units = (text: string) => Money.parse(text, 'BDT').units
const text = (amount: bigint) => new Money('BDT', amount).toString()
const terms = (kind: string, tiers: unknown): ContractTerms => z.parse(contractTerms, { kind, tiers })
const bet = (stake: string, isLost: boolean, bets = 1n): BetSum => ({
  least: units(stake),
  isLost,
  bets,
  validBet: units(stake) * bets,
})
const paid = (contract: ContractTerms, facts: Partial<TeamFacts>, carries = false) => {
  const { gross, carry } = grossOf(contract, 'BDT', { ...noFacts, ...facts }, carries)
  return [text(gross), text(carry)]
}

describe('[F-04] what a real-time salary comes to', () => {
  const top = terms('realtime', [{ singleBetAmount: '1.00', lossRate: '0.5', winRate: '0.3' }])
  const down = terms('realtime', [{ singleBetAmount: 1, lossRate: '0.2 %', winRate: 0.1 }])
  const bets = [bet('1000.00', true), bet('200.00', false)]

  it('is the worked example to the unit', () => {
    const gross = {
      T: grossOf(top, 'BDT', { ...noFacts, bets }).gross,
      D: grossOf(down, 'BDT', { ...noFacts, bets }).gross,
    }
    expect([text(gross.T), text(gross.D)]).toEqual(['5.60', '2.20'])
    const nets = netsOf([
      { memberId: 1n, gross: gross.T, bearers: [] },
      { memberId: 2n, gross: gross.D, bearers: [{ memberId: 1n, amount: gross.D }] },
    ])
    expect([text(nets.get(1n)!), text(nets.get(2n)!)]).toEqual(['3.40', '2.20'])
    expect(text(nets.get(1n)! + nets.get(2n)!)).toBe('5.60')
  })

  it.each([
    ['a bet below every tier', [bet('0.99', true)], '0.00'],
    ['the tier of its own size', [bet('1.00', true), bet('100.00', true), bet('99.99', false)], '1.30497'],
    ['a fraction below a unit, rounded down once', Array.from({ length: 3 }, () => bet('1.000001', true)), '0.015'],
  ])('pays %s', (_what, given, expected) => {
    const contract = terms('realtime', [
      { singleBetAmount: '100', lossRate: '1', winRate: '0.4' },
      { singleBetAmount: '1', lossRate: '0.5', winRate: '0.3' },
    ])
    expect(paid(contract, { bets: given })[0]).toBe(expected)
  })

  it('does not depend on the order of the bets, and rounds once', () => {
    const many = Array.from({ length: 200 }, (_, at) => bet(`${1 + (at % 7)}.00000${at % 10}`, at % 3 === 0))
    expect(paid(top, { bets: many })).toEqual(paid(top, { bets: many.toReversed() }))
    const exact = many.reduce((sum, { validBet, isLost }) => sum + validBet * (isLost ? 5n : 3n), 0n)
    expect(grossOf(top, 'BDT', { ...noFacts, bets: many }).gross).toBe(exact / 1000n)
  })
})

describe('[F-04] what salaries and dividends come to', () => {
  const daily = terms('daily', [
    { betAmountPerDay: '1000', activeMembers: 2, lossRate: '0.5', winRate: '0.2' },
    { betAmountPerDay: '10000', activeMembers: 5, lossRate: '0.8', winRate: '0.3' },
  ])
  it.each([
    ['too little was bet', { validBet: units('999.99'), netLoss: units('10'), activeMembers: 9 }, '0.00'],
    ['too few were active', { validBet: units('5000'), netLoss: units('10'), activeMembers: 1 }, '0.00'],
    ['the team lost', { validBet: units('5000'), netLoss: units('10'), activeMembers: 2 }, '25.00'],
    ['the team won', { validBet: units('5000'), netLoss: units('-10'), activeMembers: 2 }, '10.00'],
    ['neither', { validBet: units('5000'), netLoss: 0n, activeMembers: 2 }, '0.00'],
    ['only one condition of the higher tier', { validBet: units('20000'), netLoss: 1n, activeMembers: 4 }, '100.00'],
    ['the higher tier', { validBet: units('20000'), netLoss: 1n, activeMembers: 5 }, '160.00'],
    ['a week of it', { validBet: units('7000'), netLoss: 1n, activeMembers: 2, days: 7 }, '35.00'],
    ['a week of too little a day', { validBet: units('6999'), netLoss: 1n, activeMembers: 2, days: 7 }, '0.00'],
  ])('daily: %s', (_what, facts, expected) => {
    expect(paid(daily, facts)[0]).toBe(expected)
  })

  const hourly = terms('hourly', [{ betAmountPerHour: '100', lossRate: '1', winRate: '0.5' }])
  it.each([
    ['below', { validBet: units('99.99'), netLoss: 1n }, '0.00'],
    ['lost', { validBet: units('100'), netLoss: 1n }, '1.00'],
    ['won', { validBet: units('100'), netLoss: -1n }, '0.50'],
  ])('hourly: %s', (_what, facts, expected) => {
    expect(paid(hourly, facts)[0]).toBe(expected)
  })

  const dividend = terms('dividend', [
    { periodValidBet: '1000', periodLoss: '100', activeMembers: 1, rate: '10' },
    { periodValidBet: '1000', periodLoss: '1000', activeMembers: 1, rate: '20' },
  ])
  const played = { validBet: units('5000'), activeMembers: 3 }
  it.each([
    ['a loss below the first tier', { netLoss: units('99') }, '0.00', '0.00'],
    ['the first tier', { netLoss: units('500') }, '50.00', '0.00'],
    ['the second tier', { netLoss: units('1000') }, '200.00', '0.00'],
    ['a period the house lost', { netLoss: units('-300') }, '0.00', '-300.00'],
    ['what was carried', { netLoss: units('500'), carried: units('-300') }, '20.00', '0.00'],
    ['more carried than lost', { netLoss: units('200'), carried: units('-300') }, '0.00', '-100.00'],
  ])('dividend: %s', (_what, facts, expected, carry) => {
    expect(paid(dividend, { ...played, ...facts }, true)).toEqual([expected, carry])
  })

  it('carries nothing where the operator does not want it', () => {
    expect(paid(dividend, { ...played, netLoss: units('-300') })).toEqual(['0.00', '0.00'])
  })
})

describe('[F-03] whether terms pay a downline more than the upline', () => {
  const upline = terms('realtime', [
    { singleBetAmount: '1', lossRate: '0.5', winRate: '0.3' },
    { singleBetAmount: '100', lossRate: '0.8', winRate: '0.3' },
  ])
  it.each([
    ['less everywhere', [{ singleBetAmount: '1', lossRate: '0.4', winRate: '0.2' }], false],
    ['equal everywhere', [{ singleBetAmount: '1', lossRate: '0.5', winRate: '0.3' }], false],
    ['one rate higher', [{ singleBetAmount: '1', lossRate: '0.4', winRate: '0.31' }], true],
    ['a higher rate for smaller bets', [{ singleBetAmount: '0.5', lossRate: '0.1', winRate: '0' }], true],
    ['a tier reached too early', [{ singleBetAmount: '99', lossRate: '0.8', winRate: '0.3' }], true],
    ['the same tier', [{ singleBetAmount: '100', lossRate: '0.8', winRate: '0.3' }], false],
  ])('%s: %s', (_what, tiers, expected) => {
    expect(outpays(terms('realtime', tiers), upline, 'BDT')).toBe(expected)
  })

  it('compares conditions in every combination', () => {
    const few = terms('daily', [{ betAmountPerDay: '1000', activeMembers: 2, lossRate: '0.5', winRate: '0' }])
    const early = terms('daily', [{ betAmountPerDay: '500', activeMembers: 9, lossRate: '0.5', winRate: '0' }])
    expect(outpays(early, few, 'BDT')).toBe(true)
    expect(outpays(few, early, 'BDT')).toBe(true)
  })

  // What each pays where every condition of either is just reached, by the reckoning that settles.
  it('says so exactly where some facts bring the downline a higher rate', () => {
    const least = fc.integer({ min: 0, max: 4 })
    const tier = fc.record({ periodValidBet: least, periodLoss: least, activeMembers: least, rate: fc.nat({ max: 3 }) })
    const tiersOf = fc.uniqueArray(tier, {
      minLength: 1,
      maxLength: 5,
      selector: ({ periodValidBet, periodLoss, activeMembers }) => `${periodValidBet} ${periodLoss} ${activeMembers}`,
    })
    const reached = [0, 1, 2, 3, 4]
    const rateAt = (contract: ContractTerms, facts: Partial<TeamFacts>) =>
      Number(grossOf(contract, 'BDT', { ...noFacts, ...facts }).inputs['rate'])
    fc.assert(
      fc.property(tiersOf, tiersOf, (low, high) => {
        const [downline, over] = [terms('dividend', low), terms('dividend', high)]
        const isMore = reached.some((bet) =>
          reached.some((loss) =>
            reached.some((activeMembers) => {
              const facts = { validBet: units(String(bet)), netLoss: units(String(loss)), activeMembers }
              return rateAt(downline, facts) > rateAt(over, facts)
            }),
          ),
        )
        expect(outpays(downline, over, 'BDT')).toBe(isMore)
      }),
    )
  })
})

describe('[F-04] nets of a branch', () => {
  /** Numbers that come the same each time. */
  const drawn = (seed: number) => () => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648)

  /** The first is the top; each other stands below one before. */
  const holderBelow = (next: () => number, at: number): Holder => {
    const above = BigInt(at === 0 ? 0 : 1 + (next() % at))
    const gross = BigInt(next() % 1_000_000)
    return { memberId: BigInt(at + 1), gross, bearers: at === 0 ? [] : [{ memberId: above, amount: gross }] }
  }

  it.each([
    ['nobody above', 30n, [], []],
    ['one from the beginning', 30n, [30n], [30n]],
    ['one who signed later: the company the days before', 30n, [10n], [10n]],
    ['two who signed later: the higher one the days between', 30n, [10n, 20n], [10n, 10n]],
    ['a higher one from the beginning', 30n, [10n, 20n, 30n], [10n, 10n, 10n]],
    ['days before that lessen it: no more than the downline gets', 30n, [50n, 30n], [30n, 0n]],
    ['days between that lessen it', 30n, [20n, 5n, 30n], [20n, 0n, 10n]],
    ['nothing got', 0n, [20n, 0n], [0n, 0n]],
  ])('are less what each upline bears: %s', (_what, gross, sinces, amounts) => {
    const above = sinces.map((since, at) => ({ memberId: BigInt(at), since }))
    expect(sharesOf(gross, above).map(({ amount }) => amount)).toEqual(amounts)
  })

  it('sum to the top’s gross, whoever stands where', () => {
    for (let seed = 1; seed <= 50; seed += 1) {
      const next = drawn(seed)
      const holders = Array.from({ length: 40 }, (_, at) => holderBelow(next, at))
      const nets = netsOf(holders)
      expect([...nets.values()].reduce((sum, net) => sum + net, 0n)).toBe(holders[0]!.gross)
      expect(netsOf(holders.toReversed())).toEqual(nets)
    }
  })

  it('are paid out, period after period, but for what was advanced: cash out is the sum of positive nets after netting', () => {
    for (let seed = 1; seed <= 30; seed += 1) {
      const next = drawn(seed)
      const owed = new Map<bigint, Receivable[]>()
      const earned = new Map<bigint, bigint>()
      const cash = new Map<bigint, bigint>()
      let receivables = 0n
      for (let period = 1; period <= 12; period += 1) {
        const holders = Array.from({ length: 15 }, (_, at) => holderBelow(next, at))
        let [cashOut, positive] = [0n, 0n]
        for (const [memberId, net] of netsOf(holders)) {
          const open = owed.get(memberId) ?? []
          const debt = open.reduce((sum, each) => sum + each.open, 0n)
          const { paid: out, taken, advanced } = netOut(net, open)
          cashOut += out
          positive += net > debt ? net - debt : 0n
          earned.set(memberId, (earned.get(memberId) ?? 0n) + net)
          cash.set(memberId, (cash.get(memberId) ?? 0n) + out)
          for (const { id, amount } of taken) open.find((each) => each.id === id)!.open -= amount
          if (advanced > 0n) open.push({ id: (receivables += 1n), open: advanced })
          owed.set(memberId, open)
        }
        expect(cashOut).toBe(positive)
      }
      // Whoever owes nothing was paid what they earned; the others as much more as they owe.
      for (const [memberId, net] of earned) {
        const open = owed.get(memberId)!.reduce((sum, each) => sum + each.open, 0n)
        expect(cash.get(memberId)! - open).toBe(net)
      }
    }
  })

  it.each([
    ['nothing owed', 100n, [], { paid: 100n, netted: 0n, advanced: 0n, taken: [] }],
    ['below zero', -30n, [], { paid: 0n, netted: 0n, advanced: 30n, taken: [] }],
    [
      'oldest first',
      100n,
      [
        { id: 1n, open: 30n },
        { id: 2n, open: 90n },
      ],
      {
        paid: 0n,
        netted: 100n,
        advanced: 0n,
        taken: [
          { id: 1n, amount: 30n },
          { id: 2n, amount: 70n },
        ],
      },
    ],
    [
      'less than earned',
      100n,
      [{ id: 1n, open: 30n }],
      { paid: 70n, netted: 30n, advanced: 0n, taken: [{ id: 1n, amount: 30n }] },
    ],
  ])('keep back what was advanced: %s', (_what, amount, owed, expected) => {
    expect(netOut(amount, owed)).toEqual(expected)
  })
})
