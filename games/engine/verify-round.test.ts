import { createHash, createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { inHouseGames } from '../index.ts'
import type { MonsoonLanternsEvent } from '../monsoon-lanterns/events.ts'
import { baseStrips } from '../monsoon-lanterns/tables.ts'
import { verifyRound } from './verify-round.ts'

const game = (code: string) => inHouseGames.find((each) => each.code === code)!
const serverSeed = '8d4f2c6e9a1b3d5f7081a2b3c4d5e6f708192a3b4c5d6e7f8091a2b3c4d5e6f7'
const serverSeedHash = createHash('sha256').update(serverSeed).digest('hex')
const seeds = { serverSeed, serverSeedHash, clientSeed: 'খেলোয়াড়', mode: 'BASE' }

/** Rounds as they were once decided. Whatever changes, these may not: players keep them. */
const golden = [
  {
    code: 'dice',
    nonce: 0,
    choice: { target: '50.50', over: true },
    ends: [
      '0/1',
      {
        index: 0,
        type: 'roll',
        roll: '31.05',
        target: '50.50',
        over: true,
        chance: '49.49',
        multiplier: { numerator: 9900, denominator: 4949, text: '2.0004' },
        isWin: false,
      },
    ],
  },
  {
    code: 'dice',
    nonce: 1,
    choice: { target: '50.50', over: true },
    ends: [
      '9900/4949',
      {
        index: 0,
        type: 'roll',
        roll: '72.91',
        target: '50.50',
        over: true,
        chance: '49.49',
        multiplier: { numerator: 9900, denominator: 4949, text: '2.0004' },
        isWin: true,
      },
    ],
  },
  {
    code: 'dice',
    nonce: 2,
    choice: { target: '9.00', over: false },
    ends: [
      '0/1',
      {
        index: 0,
        type: 'roll',
        roll: '38.01',
        target: '9.00',
        over: false,
        chance: '9.00',
        multiplier: { numerator: 9900, denominator: 900, text: '11.0000' },
        isWin: false,
      },
    ],
  },
  { code: 'monsoon-lanterns', nonce: 0, choice: null, ends: ['125/100', { type: 'finalWin', amount: 125, index: 2 }] },
  { code: 'monsoon-lanterns', nonce: 1, choice: null, ends: ['40/100', { type: 'finalWin', amount: 40, index: 2 }] },
  {
    code: 'monsoon-lanterns',
    nonce: 27,
    choice: null,
    ends: ['1440/100', { type: 'finalWin', amount: 1440, index: 22 }],
  },
  {
    code: 'lamplight-bingo',
    nonce: 0,
    choice: { cards: 1 },
    ends: [
      '2/1',
      {
        index: 2,
        type: 'result',
        cards: [{ pattern: 'line', pays: 2, cells: [20, 21, 22, 23, 24], ball: 19 }],
        pays: 2,
      },
    ],
  },
  {
    code: 'lamplight-bingo',
    nonce: 1,
    choice: { cards: 4 },
    ends: [
      '5/4',
      {
        index: 2,
        type: 'result',
        cards: [
          { pattern: null, pays: 0, cells: [], ball: 0 },
          { pattern: 'line', pays: 2, cells: [5, 6, 7, 8, 9], ball: 34 },
          { pattern: null, pays: 0, cells: [], ball: 0 },
          { pattern: 'corners', pays: 3, cells: [0, 4, 20, 24], ball: 31 },
        ],
        pays: 5,
      },
    ],
  },
  {
    code: 'sky-lantern',
    nonce: 0,
    choice: { target: '2.00' },
    ends: ['0/1', { index: 0, type: 'flight', height: '1.60', target: '2.00', chance: '49.5000', isWin: false }],
  },
  {
    code: 'sky-lantern',
    nonce: 1,
    choice: { target: '2.00' },
    ends: ['200/100', { index: 0, type: 'flight', height: '11.45', target: '2.00', chance: '49.5000', isWin: true }],
  },
  {
    code: 'delta-nets',
    nonce: 0,
    choice: { species: 'mola' },
    ends: ['2/1', { index: 0, type: 'shot', species: 'mola', number: 23_105, catches: 48_000, isCaught: true }],
  },
  {
    code: 'delta-nets',
    nonce: 0,
    choice: { species: 'dragon' },
    ends: ['0/1', { index: 0, type: 'shot', species: 'dragon', number: 23_105, catches: 192, isCaught: false }],
  },
  {
    code: 'delta-nets',
    nonce: 81,
    choice: { species: 'turtle' },
    ends: ['50/1', { index: 1, type: 'wheel', field: 7, pays: 50 }],
  },
  {
    code: 'bamboo-rain',
    nonce: 0,
    choice: { rows: 12, risk: 'medium' },
    ends: [
      '55/100',
      {
        index: 0,
        type: 'fall',
        rows: 12,
        risk: 'medium',
        path: 'LRLLRRRLLLLR',
        bowl: 5,
        pays: '0.55',
        isWin: false,
      },
    ],
  },
  {
    code: 'bamboo-rain',
    nonce: 1,
    choice: { rows: 16, risk: 'high' },
    ends: [
      '25/100',
      {
        index: 0,
        type: 'fall',
        rows: 16,
        risk: 'high',
        path: 'LRLRLLLRRLLLRLRR',
        bowl: 7,
        pays: '0.25',
        isWin: false,
      },
    ],
  },
]

describe('[D-05] a round verified offline', () => {
  it.each(golden)('is the one that was played: $code $nonce', ({ code, nonce, choice, ends }) => {
    const verified = verifyRound(game(code), { ...seeds, nonce, choice })

    expect(verified.verdict).toBe('decided')
    if (verified.verdict !== 'decided') return
    const { multiplier, events } = verified.outcome
    expect([`${multiplier.numerator}/${multiplier.denominator}`, events.at(-1)]).toEqual(ends)
  })

  it('can be followed with nothing of ours: dice', () => {
    const word = createHmac('sha256', serverSeed).update(`${seeds.clientSeed}:3:0`).digest().readUInt32BE()
    const roll = (word % 10_000) / 100

    const verified = verifyRound(game('dice'), { ...seeds, nonce: 3, choice: { target: '50.50', over: true } })

    expect(verified).toMatchObject({ outcome: { events: [{ roll: roll.toFixed(2), isWin: roll > 50.5 }] } })
  })

  it('can be followed with nothing of ours: the stops of the slot', () => {
    const block = createHmac('sha256', serverSeed).update(`${seeds.clientSeed}:3:0`).digest()
    const stops = baseStrips.map((strip, reel) => block.readUInt32BE(reel * 4) % strip.length)

    const verified = verifyRound(game('monsoon-lanterns'), { ...seeds, nonce: 3, choice: null })

    const reveal = verified.verdict === 'decided' ? (verified.outcome.events[0] as MonsoonLanternsEvent) : undefined
    expect(reveal).toMatchObject({ type: 'reveal', stops })
  })

  it('is refused where the seed is not the one committed to', () => {
    const round = { ...seeds, serverSeed: serverSeed.replace('8', '9'), nonce: 0, choice: null }

    expect(verifyRound(game('monsoon-lanterns'), round)).toEqual({ verdict: 'other-seed' })
  })

  it.each([
    ['mode', { mode: 'BONUS', choice: { target: '50.50', over: true } }],
    ['choice', { mode: 'BASE', choice: { target: '100.50', over: true } }],
  ])('is refused where the game knows no such %s', (_what, bet) => {
    expect(verifyRound(game('dice'), { ...seeds, nonce: 0, ...bet })).toEqual({ verdict: 'unknown-bet' })
  })
})
