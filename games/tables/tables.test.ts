import type { Ratio } from '@croupier/basis/ratio.ts'
import { describe, expect, it } from 'vitest'
import { randomInt } from 'node:crypto'
import { baccarat, totalOf } from './baccarat.ts'
import { CARDS } from './cards.ts'
import { numbersOf } from './roulette.ts'
import {
  type Chips,
  clientSeedOf,
  type Dealt,
  dealtOf,
  exactReturn,
  exposedOf,
  extremesOf,
  mostWonOf,
  isSpotOf,
  payoutOf,
  PLAIN_RULES,
  shareOut,
  spotsOf,
  type TableCode,
  tableCodes,
} from './tables.ts'

/** What the house keeps of 1, in per cent rounded to four places. */
function edgeOf({ numerator, denominator }: Ratio): string {
  const millionths = ((denominator - numerator) * 10_000_000n) / denominator
  return (Number(millionths) / 100_000).toFixed(4)
}

describe('[D-03] what each spot of a table returns, counted exactly', () => {
  it.each<[TableCode, string, string]>([
    ['BACCARAT', 'BANKER', '1.0579'],
    ['BACCARAT', 'PLAYER', '1.2351'],
    ['BACCARAT', 'TIE', '14.3596'],
    ['BACCARAT', 'PLAYERPAIR', '10.3614'],
    ['BACCARAT', 'BANKERPAIR', '10.3614'],
    ['BACCARAT', 'EITHERPAIR', '13.7099'],
    ['BACCARAT', 'PLAYERBONUS', '2.6517'],
    ['BACCARAT', 'BANKERBONUS', '9.3731'],
    ['BACCARAT_FREE', 'BANKER', '1.4581'],
    ['BACCARAT_FREE', 'PLAYER', '1.2351'],
    ['BACCARAT_FREE', 'LUCKYSIX', '16.6836'],
    ['ROULETTE', 'STRAIGHT:17', '2.7027'],
    ['ROULETTE', 'RED', '2.7027'],
    ['DRAGON_TIGER', 'DRAGON', '3.7349'],
    ['DRAGON_TIGER', 'TIGER', '3.7349'],
    ['DRAGON_TIGER', 'TIE', '10.3614'],
    ['DRAGON_TIGER', 'SUITEDTIE', '13.9759'],
    ['SIC_BO', 'SMALL', '2.7778'],
    ['SIC_BO', 'BIG', '2.7778'],
    ['SIC_BO', 'ODD', '2.7778'],
    ['SIC_BO', 'TOTAL:4', '12.5000'],
    ['SIC_BO', 'TOTAL:5', '11.1111'],
    ['SIC_BO', 'TOTAL:6', '12.0370'],
    ['SIC_BO', 'TOTAL:7', '9.7222'],
    ['SIC_BO', 'TOTAL:8', '12.5000'],
    ['SIC_BO', 'TOTAL:9', '7.4074'],
    ['SIC_BO', 'TOTAL:10', '12.5000'],
    ['SIC_BO', 'ANYTRIPLE', '11.1111'],
    ['SIC_BO', 'TRIPLE:6', '16.2037'],
    ['SIC_BO', 'DOUBLE:1', '11.1111'],
    ['SIC_BO', 'PAIR:1-2', '2.7778'],
    ['SIC_BO', 'SINGLE:3', '7.8704'],
  ])('%s, %s: the house keeps %s per cent', (code, spot, edge) => {
    expect(edgeOf(exactReturn(code, spot))).toBe(edge)
  })

  it('counts every way that six cards lie in the shoe, once', () => {
    const sum = baccarat.outcomes().reduce((all, { weight }) => all + weight, 0n)
    let ways = 1n
    for (let left = CARDS; left > CARDS - 6; left -= 1) ways *= BigInt(left)
    expect(sum).toBe(ways)
    // As published: the banker wins 45.86 of a hundred hands, the player 44.62, and 9.52 are tied.
    const share = (isOf: (ahead: number) => boolean) =>
      Number(
        (baccarat
          .outcomes()
          .filter(({ facts }) => isOf(facts.player - facts.banker))
          .reduce((all, { weight }) => all + weight, 0n) *
          10_000_000n) /
          ways,
      ) / 100_000
    expect(share((ahead) => ahead < 0)).toBeCloseTo(45.8597, 4)
    expect(share((ahead) => ahead > 0)).toBeCloseTo(44.6247, 4)
    expect(share((ahead) => ahead === 0)).toBeCloseTo(9.5156, 4)
  })

  it('keeps the same of every spot of roulette, and half of it of even chances where half comes back on zero', () => {
    for (const { id } of spotsOf('ROULETTE')) expect(edgeOf(exactReturn('ROULETTE', id))).toBe('2.7027')
    const partage = (id: string) => edgeOf(exactReturn('ROULETTE', id, { laPartage: true }))
    expect(['RED', 'BLACK', 'ODD', 'EVEN', 'LOW', 'HIGH'].map(partage)).toEqual(Array(6).fill('1.3514'))
    expect(partage('DOZEN:1')).toBe('2.7027')
    expect(spotsOf('ROULETTE')).toHaveLength(157)
    expect(numbersOf('CORNER:32')).toEqual([32, 33, 35, 36])
    expect(isSpotOf('ROULETTE', 'SPLIT:3-4')).toBe(false)
  })

  it('says of every spot what it pays, and pays nothing else', () => {
    for (const code of tableCodes)
      for (const { id, pays, text } of spotsOf(code)) {
        expect(text, `${code} ${id}`).toMatch(/^[\d.]+:1(?: \/ [\d.]+:1)*$/)
        expect(pays.length).toBeGreaterThan(0)
        const { numerator, denominator } = exactReturn(code, id)
        expect(numerator < denominator, `the house keeps some of ${code} ${id}`).toBe(true)
      }
  })
})

const hand = (player: string, banker: string): Dealt =>
  ({ kind: 'baccarat', player: player.split(' '), banker: banker.split(' ') }) as Dealt

describe('[D-03] what a spot pays', () => {
  it.each<[TableCode, string, Dealt, bigint]>([
    ['BACCARAT', 'PLAYER', hand('9S TH', '2S 6H'), 200n],
    ['BACCARAT', 'PLAYER', hand('9S TH', '9H KC'), 100n],
    ['BACCARAT', 'BANKER', hand('2S TH 3D', '2S 4H'), 195n],
    ['BACCARAT_FREE', 'BANKER', hand('2S TH 3D', '2S 4H'), 150n],
    ['BACCARAT_FREE', 'BANKER', hand('2S TH 3D', '3S 4H'), 200n],
    ['BACCARAT_FREE', 'LUCKYSIX', hand('2S TH 3D', '2S 4H'), 1300n],
    ['BACCARAT_FREE', 'LUCKYSIX', hand('2S TH 3D', '2S 3H AC'), 2100n],
    ['BACCARAT', 'TIE', hand('9S TH', '9H KC'), 900n],
    ['BACCARAT', 'PLAYERPAIR', hand('4S 4S', '9H KC'), 1200n],
    ['BACCARAT', 'PLAYERPAIR', hand('TS KS', '9H KC'), 0n],
    ['BACCARAT', 'BANKERPAIR', hand('TS KS', '4H 4C'), 1200n],
    ['BACCARAT', 'EITHERPAIR', hand('TS KS', '4H 4C'), 600n],
    ['BACCARAT', 'PLAYERBONUS', hand('9S TH', '2S 6H'), 200n],
    ['BACCARAT', 'PLAYERBONUS', hand('9S TH', '9H KC'), 100n],
    ['BACCARAT', 'PLAYERBONUS', hand('2S 2H 5D', 'TS KH KD'), 3100n],
    ['BACCARAT', 'BANKERBONUS', hand('2S 2H 5D', 'TS KH KD'), 0n],
    ['ROULETTE', 'STRAIGHT:0', { kind: 'roulette', number: 0 }, 3600n],
    ['ROULETTE', 'SPLIT:17-18', { kind: 'roulette', number: 18 }, 1800n],
    ['ROULETTE', 'STREET:16', { kind: 'roulette', number: 18 }, 1200n],
    ['ROULETTE', 'TRIO:2', { kind: 'roulette', number: 0 }, 1200n],
    ['ROULETTE', 'CORNER:1', { kind: 'roulette', number: 5 }, 900n],
    ['ROULETTE', 'LINE:31', { kind: 'roulette', number: 36 }, 600n],
    ['ROULETTE', 'DOZEN:2', { kind: 'roulette', number: 24 }, 300n],
    ['ROULETTE', 'COLUMN:3', { kind: 'roulette', number: 36 }, 300n],
    ['ROULETTE', 'RED', { kind: 'roulette', number: 36 }, 200n],
    ['ROULETTE', 'RED', { kind: 'roulette', number: 0 }, 0n],
    ['SIC_BO', 'SMALL', { kind: 'sicBo', dice: [3, 3, 3] }, 0n],
    ['SIC_BO', 'SMALL', { kind: 'sicBo', dice: [3, 3, 4] }, 200n],
    ['SIC_BO', 'TOTAL:17', { kind: 'sicBo', dice: [6, 5, 6] }, 6300n],
    ['SIC_BO', 'PAIR:1-2', { kind: 'sicBo', dice: [2, 6, 1] }, 700n],
    ['SIC_BO', 'DOUBLE:6', { kind: 'sicBo', dice: [6, 5, 6] }, 1200n],
    ['SIC_BO', 'SINGLE:6', { kind: 'sicBo', dice: [6, 5, 6] }, 300n],
    ['SIC_BO', 'SINGLE:6', { kind: 'sicBo', dice: [6, 6, 6] }, 400n],
    ['DRAGON_TIGER', 'DRAGON', { kind: 'dragonTiger', dragon: 'KS', tiger: 'AH' }, 200n],
    ['DRAGON_TIGER', 'TIGER', { kind: 'dragonTiger', dragon: '7S', tiger: '7H' }, 50n],
    ['DRAGON_TIGER', 'TIE', { kind: 'dragonTiger', dragon: '7S', tiger: '7H' }, 1200n],
    ['DRAGON_TIGER', 'SUITEDTIE', { kind: 'dragonTiger', dragon: '7S', tiger: '7S' }, 5100n],
  ])('%s, 100 on %s', (code, spot, dealt, payout) => {
    expect(payoutOf(code, spot, 100n, dealt)).toBe(payout)
  })

  it('rounds a fraction of the smallest unit down, once', () => {
    expect(payoutOf('BACCARAT', 'BANKER', 1n, hand('2S TH 3D', '2S 4H'))).toBe(1n)
    expect(payoutOf('BACCARAT', 'BANKER', 19n, hand('2S TH 3D', '2S 4H'))).toBe(37n)
    expect(payoutOf('ROULETTE', 'RED', 5n, { kind: 'roulette', number: 0 }, { laPartage: true })).toBe(2n)
  })
})

describe('[D-03] how a round is dealt', () => {
  const seedAt = (at: number) => at.toString(16).padStart(64, '0')

  it('deals the same from the same seed, and no two rounds alike', () => {
    const serverSeed = seedAt(7)
    expect(dealtOf('BACCARAT', { number: '202611280001', serverSeed })).toEqual({
      kind: 'baccarat',
      player: expect.any(Array),
      banker: expect.any(Array),
    })
    const again = () => dealtOf('ROULETTE', { number: '202611280001', serverSeed })
    expect(again()).toEqual(again())
    expect(clientSeedOf('SIC_BO', '202611280001')).toBe('SIC_BO:202611280001')
    const dealt = Array.from({ length: 50 }, (_, at) =>
      JSON.stringify(dealtOf('BACCARAT', { number: String(at), serverSeed })),
    )
    expect(new Set(dealt).size).toBe(50)
  })

  it('draws third cards by the rules of the house and of nobody else', () => {
    for (let at = 0; at < 2000; at += 1) {
      const dealt = dealtOf('BACCARAT', { number: '202611280001', serverSeed: seedAt(at) })
      if (dealt.kind !== 'baccarat') throw new Error('no hand')
      const two = (cards: readonly Parameters<typeof totalOf>[0][number][]) => totalOf(cards.slice(0, 2))
      const [player, banker] = [two(dealt.player), two(dealt.banker)]
      const isNatural = player >= 8 || banker >= 8
      expect(dealt.player).toHaveLength(!isNatural && player <= 5 ? 3 : 2)
      if (isNatural || banker === 7) expect(dealt.banker).toHaveLength(2)
      else if (dealt.player.length === 2) expect(dealt.banker.length === 3).toBe(banker <= 5)
      else {
        const third = totalOf(dealt.player.slice(2))
        const draws = ['0123456789', '0123456789', '0123456789', '012345679', '234567', '4567', '67'][banker]!
        expect(dealt.banker.length === 3, `${banker} against ${third}`).toBe(draws.includes(String(third)))
      }
    }
  })

  it('returns in play what was counted', () => {
    const ROUNDS = 4000
    for (const [code, spot] of [
      ['BACCARAT', 'BANKER'],
      ['ROULETTE', 'RED'],
      ['SIC_BO', 'BIG'],
      ['DRAGON_TIGER', 'TIGER'],
    ] as const) {
      let paid = 0n
      for (let at = 0; at < ROUNDS; at += 1) {
        paid += payoutOf(code, spot, 1000n, dealtOf(code, { number: '1', serverSeed: seedAt(at) }))
      }
      // Of a bet that pays 1:1 the mean of so many differs by less than four deviations: 4 / sqrt(4000) = 0.063.
      expect(Number(paid) / (ROUNDS * 1000), `${code} ${spot}`).toBeGreaterThan(0.9)
      expect(Number(paid) / (ROUNDS * 1000), `${code} ${spot}`).toBeLessThan(1.05)
    }
  })
})

describe('[D-03] what bets of one round put at risk', () => {
  const everyNumber = Array.from({ length: 37 }, (_, number) => ({ spot: `STRAIGHT:${number}`, stake: 100n }))

  it.each<[string, TableCode, Chips[], bigint]>([
    ['player alone', 'BACCARAT', [{ spot: 'PLAYER', stake: 100n }], 100n],
    [
      'player and banker alike',
      'BACCARAT',
      [
        { spot: 'PLAYER', stake: 100n },
        { spot: 'BANKER', stake: 100n },
      ],
      5n,
    ],
    [
      'player against less on banker',
      'BACCARAT',
      [
        { spot: 'PLAYER', stake: 100n },
        { spot: 'BANKER', stake: 60n },
      ],
      43n,
    ],
    [
      'player, banker and tie',
      'BACCARAT',
      [
        { spot: 'PLAYER', stake: 100n },
        { spot: 'BANKER', stake: 100n },
        { spot: 'TIE', stake: 10n },
      ],
      15n,
    ],
    [
      'red and black',
      'ROULETTE',
      [
        { spot: 'RED', stake: 100n },
        { spot: 'BLACK', stake: 100n },
      ],
      0n,
    ],
    [
      'red, and black for less',
      'ROULETTE',
      [
        { spot: 'RED', stake: 100n },
        { spot: 'BLACK', stake: 60n },
      ],
      40n,
    ],
    [
      'red and odd: both lose on eleven numbers',
      'ROULETTE',
      [
        { spot: 'RED', stake: 100n },
        { spot: 'ODD', stake: 100n },
      ],
      200n,
    ],
    [
      'two dozens',
      'ROULETTE',
      [
        { spot: 'DOZEN:1', stake: 100n },
        { spot: 'DOZEN:2', stake: 100n },
      ],
      200n,
    ],
    ['30 numbers of 37', 'ROULETTE', everyNumber.slice(7), 0n],
    ['29 numbers of 37', 'ROULETTE', everyNumber.slice(8), 2900n],
    [
      'red, black and a little on zero',
      'ROULETTE',
      [
        { spot: 'RED', stake: 100n },
        { spot: 'BLACK', stake: 100n },
        { spot: 'STRAIGHT:0', stake: 6n },
      ],
      6n,
    ],
    ['all 37 numbers: one of them', 'ROULETTE', everyNumber, 100n],
    [
      'dragon and tiger alike',
      'DRAGON_TIGER',
      [
        { spot: 'DRAGON', stake: 100n },
        { spot: 'TIGER', stake: 100n },
      ],
      0n,
    ],
    [
      'player and banker alike without commission',
      'BACCARAT_FREE',
      [
        { spot: 'PLAYER', stake: 100n },
        { spot: 'BANKER', stake: 100n },
      ],
      0n,
    ],
    [
      'small and big: a triple loses both, seldom',
      'SIC_BO',
      [
        { spot: 'SMALL', stake: 100n },
        { spot: 'BIG', stake: 100n },
      ],
      0n,
    ],
    [
      'small, big and every triple',
      'SIC_BO',
      [
        { spot: 'SMALL', stake: 100n },
        { spot: 'BIG', stake: 100n },
        { spot: 'ANYTRIPLE', stake: 10n },
      ],
      10n,
    ],
    [
      'one side twice',
      'BACCARAT',
      [
        { spot: 'PLAYER', stake: 50n },
        { spot: 'PLAYER', stake: 50n },
      ],
      100n,
    ],
    ['nothing', 'SIC_BO', [], 0n],
  ])('%s', (_, code, chips, exposed) => {
    expect(exposedOf(code, chips)).toBe(exposed)
  })

  it('counts every single bet in full', () => {
    for (const code of tableCodes) {
      const less = spotsOf(code).filter(({ id: spot }) => exposedOf(code, [{ spot, stake: 100n }]) !== 100n)
      expect([code, less]).toEqual([code, []])
    }
  })

  it('wins at most what the spots that win gain, whatever lies on others', () => {
    const one = { spot: 'STRAIGHT:20', stake: 100n }
    expect(mostWonOf('ROULETTE', [one])).toBe(3500n)
    expect(mostWonOf('ROULETTE', [one, { spot: 'RED', stake: 3000n }])).toBe(3500n)
    expect(mostWonOf('ROULETTE', [one, { spot: 'BLACK', stake: 3000n }])).toBe(6500n)
    expect(mostWonOf('BACCARAT', [])).toBe(0n)
  })

  it('never pays less than the least or more than the most, whatever is dealt', () => {
    for (let at = 0; at < 300; at += 1) {
      const code = tableCodes[at % tableCodes.length]!
      const spots = spotsOf(code)
      const chips = Array.from({ length: 1 + randomInt(6) }, () => ({
        spot: spots[randomInt(spots.length)]!.id,
        stake: BigInt(1 + randomInt(10_000)),
      }))
      const rules = { laPartage: at % 2 === 0 }
      const dealt = dealtOf(code, { number: '1', serverSeed: String(at) })
      const paid = chips.reduce((sum, { spot, stake }) => sum + payoutOf(code, spot, stake, dealt, rules), 0n)
      const { least, most } = extremesOf(code, chips, rules)
      expect([paid < least, paid > most, code]).toEqual([false, false, code])
    }
    expect(PLAIN_RULES).toEqual({ laPartage: false })
  })

  it.each<[bigint, bigint[], bigint[]]>([
    [5n, [100n, 100n], [2n, 3n]],
    [100n, Array<bigint>(37).fill(100n), [2n, 3n, 3n]],
    [0n, [1n, 2n], [0n, 0n]],
    [3n, [1n, 2n], [1n, 2n]],
  ])('shares %s out by stakes, exactly', (amount, stakes, first) => {
    const shares = shareOut(amount, stakes)
    expect(shares.slice(0, first.length)).toEqual(first)
    expect(shares.reduce((sum, share) => sum + share, 0n)).toBe(amount)
    expect(shares.every((share, at) => share >= 0n && share <= stakes[at]!)).toBe(true)
  })
})
