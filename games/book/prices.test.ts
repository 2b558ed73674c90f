import { Ratio } from '@croupier/basis/ratio.ts'
import { describe, expect, it } from 'vitest'
import { leagues, pairingsOf, teamOf } from './leagues.ts'
import { KICK_OFF, type Standing } from './match.ts'
import { priceOf, priceText, returnOf, weigh } from './prices.ts'

describe('[D-08] prices', () => {
  it.each<[string, total: bigint, won: bigint, push: bigint, margin: number, number | undefined]>([
    ['a coin without a margin', 2n, 1n, 0n, 0, 200],
    ['a coin at 5 %', 2n, 1n, 0n, 500, 190],
    ['one of three, rounded down', 3n, 1n, 0n, 500, 285],
    ['half of what is decided, with a third pushed', 6n, 2n, 2n, 500, 190],
    ['a hundredth', 100n, 1n, 0n, 500, 9500],
    ['all but certain: not sold', 1000n, 999n, 0n, 500, undefined],
    ['certain: not sold', 10n, 10n, 0n, 0, undefined],
    ['the lowest price', 100n, 99n, 0n, 0, 101],
    ['hopeless: not sold', 10_000n, 1n, 0n, 500, undefined],
    ['impossible: not sold', 10n, 0n, 0n, 500, undefined],
  ])('%s', (_, total, won, push, margin, price) => {
    expect(priceOf({ total, won, push }, margin)).toBe(price)
  })

  it.each([
    [101, '1.01'],
    [190, '1.90'],
    [2005, '20.05'],
    [20_000, '200.00'],
  ])('%i is written %s', (price, text) => {
    expect(priceText(price)).toBe(text)
  })

  const MARGIN = 500
  const standings: readonly [string, Standing][] = [
    ['before it starts', KICK_OFF],
    ['at 1:0 after 20 steps', { step: 20, score: { home: 1, away: 0 } }],
    ['at 2:2 after 12 steps', { step: 12, score: { home: 2, away: 2 } }],
  ]

  it.each(
    leagues
      .filter(({ code }) => code !== 'COCKFIGHT')
      .flatMap((league) => standings.map(([when, at]) => [league.code, when, league, at] as const)),
  )(
    '%s %s: no price of any match returns more than the margin leaves, nor a hundredth of a stake less',
    (_code, _when, league, at) => {
      const pairs = new Map(
        Array.from({ length: 14 }, (_, round) => pairingsOf(league, round))
          .flat()
          .map(({ home, away }) => [`${home} ${away}`, { home, away }]),
      )
      expect(pairs.size).toBe(56)
      const sample = [...pairs.values()].filter((_pair, place) => place % 7 === 0)
      for (const { home, away } of sample) {
        const finals = league.rules.finalsFrom(league.chancesOf(teamOf(league, home)!, teamOf(league, away)!), at)
        for (const selection of league.markets.flatMap(({ selections }) => selections)) {
          const weights = weigh(finals, selection)
          const price = priceOf(weights, MARGIN)
          if (price === undefined) continue
          const decided = new Ratio(weights.total - weights.push, weights.total)
          const pushed = new Ratio(weights.push, weights.total)
          const most = decided.times(Ratio.parse('0.95')).plus(pushed)
          const hundredth = new Ratio(weights.won, weights.total * 100n)
          const returned = returnOf(weights, price)
          expect(returned.compare(most) <= 0n).toBe(true)
          expect(returned.plus(hundredth).compare(most) > 0n).toBe(true)
        }
      }
    },
  )
})
