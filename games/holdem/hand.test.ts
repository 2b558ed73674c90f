import { describe, expect, it } from 'vitest'
import { cardOf } from './cards.ts'
import { beginHand, choicesOf, type HandStart, isAllowed, type Move, playHand, playerAt, silentMove } from './hand.ts'
import { resultOf } from './pots.ts'
import { type Positions, nextPositions } from './positions.ts'

const cards = (text: string) => text.split(' ').map((each) => cardOf(each)!)
const terms = { smallBlind: 5n, bigBlind: 10n, rake: 500, rakeCap: 30n, chip: 1n }

function startOf(stacks: Readonly<Record<number, bigint>>, positions: Positions, more: Partial<HandStart> = {}) {
  const players = Object.entries(stacks).map(([seat, stack]) => ({ seat: Number(seat), stack, owes: false }))
  return { terms, positions, players, ...more } satisfies HandStart
}
const three = { button: 0, smallBlind: 1, bigBlind: 2 }
const two = { button: 0, smallBlind: 0, bigBlind: 1 }
const call = (seat: number): Move => ({ seat, kind: 'call' })
const fold = (seat: number): Move => ({ seat, kind: 'fold' })
const check = (seat: number): Move => ({ seat, kind: 'check' })
const raise = (seat: number, to: bigint): Move => ({ seat, kind: 'raise', to })

describe('[D-06] a hand of hold’em', () => {
  it('begins left of the big blind, who has the last word before the flop', () => {
    const start = startOf({ 0: 100n, 1: 100n, 2: 100n }, three)
    expect(beginHand(start).turn).toBe(0)
    const limped = playHand(start, [call(0), call(1)])
    expect(limped).toMatchObject({ turn: 2, street: 'preflop' })
    expect(choicesOf(limped)).toEqual({ seat: 2, call: 0n, raise: { least: 20n, most: 100n } })
    expect(playHand(start, [call(0), call(1), check(2)])).toMatchObject({ turn: 1, street: 'flop', board: 3 })
  })

  it('of two begins with the button, who posted the small blind, and after the flop with the other', () => {
    const start = startOf({ 0: 100n, 1: 100n }, two)
    expect(beginHand(start)).toMatchObject({ turn: 0 })
    expect(playHand(start, [call(0), check(1)])).toMatchObject({ turn: 1, street: 'flop' })
  })

  it('asks for a whole raise, and lets nobody raise again after less than one', () => {
    const start = startOf({ 0: 1000n, 1: 1000n, 2: 45n }, three)
    const raised = playHand(start, [raise(0, 30n), call(1)])
    // Fifteen more is all in, and less than the raise of twenty.
    expect(choicesOf(raised)!.raise).toEqual({ least: 45n, most: 45n })
    const allIn = playHand(start, [raise(0, 30n), call(1), raise(2, 45n)])
    expect(choicesOf(allIn)).toEqual({ seat: 0, call: 15n, raise: undefined })
    expect(isAllowed(allIn, raise(0, 200n))).toBe(false)
    expect(isAllowed(beginHand(start), raise(0, 19n))).toBe(false)
    expect(isAllowed(beginHand(start), check(0))).toBe(false)
    expect(isAllowed(beginHand(start), fold(1))).toBe(false)
  })

  it('gives back what nobody called, and rakes nothing before the flop', () => {
    const now = playHand(startOf({ 0: 100n, 1: 100n, 2: 100n }, three), [raise(0, 60n), fold(1), fold(2)])
    const result = resultOf(now, () => [], [])
    expect(result).toMatchObject({ rake: 0n, shown: [] })
    expect(result.players).toEqual([
      { seat: 0, stake: 10n, payout: 25n, stack: 115n },
      { seat: 1, stake: 5n, payout: 0n, stack: 95n },
      { seat: 2, stake: 10n, payout: 0n, stack: 90n },
    ])
  })

  it('divides side pots among who is in them, each with its rake until the cap', () => {
    const start = startOf({ 0: 100n, 1: 300n, 2: 500n }, three)
    const now = playHand(start, [raise(0, 100n), raise(1, 300n), call(2)])
    expect(now).toMatchObject({ turn: undefined, board: 5 })
    const holes = new Map([
      [0, cards('Ac Ad')],
      [1, cards('Kc Kd')],
      [2, cards('Qc Qd')],
    ])
    const result = resultOf(now, (seat) => holes.get(seat)!, cards('2c 3d 7h 8s Jc'))
    expect(result.pots.map(({ amount, rake, seats }) => ({ amount, rake, seats }))).toEqual([
      { amount: 300n, rake: 15n, seats: [0, 1, 2] },
      { amount: 400n, rake: 15n, seats: [1, 2] },
    ])
    expect(result.players.map(({ stack }) => stack)).toEqual([285n, 385n, 200n])
    expect(result.players[2]).toMatchObject({ stake: 300n, payout: 0n })
    expect(result.shown).toEqual([0, 1, 2])
  })

  it('leaves in the pot what is more than anybody who is left put in', () => {
    // Two who came in post a whole blind each and fold; the blinds, who are left, have less than it.
    const start = startOf({ 0: 100n, 1: 5n, 2: 4n, 3: 100n, 4: 100n }, three, { terms: { ...terms, rake: 0 } })
    const players = start.players.map((player) => ({ ...player, owes: player.seat > 2 }))
    const now = playHand({ ...start, players }, [fold(3), fold(4), fold(0)])
    expect(now).toMatchObject({ turn: undefined, board: 5 })
    const holes = new Map([
      [1, cards('Kc Kd')],
      [2, cards('Ac Ad')],
    ])
    const result = resultOf(now, (seat) => holes.get(seat)!, cards('2c 3d 7h 8s Jc'))
    expect(result.pots.map(({ amount, seats }) => ({ amount, seats }))).toEqual([
      { amount: 16n, seats: [1, 2] },
      { amount: 13n, seats: [1] },
    ])
    const sumOf = (of: 'stake' | 'payout') => result.players.reduce((sum, player) => sum + player[of], 0n)
    expect([sumOf('stake'), sumOf('payout')]).toEqual([29n, 29n])
  })

  it('gives chips that do not divide to the first after the button', () => {
    const start = startOf({ 0: 100n, 1: 100n, 2: 100n }, three, { terms: { ...terms, rake: 0 } })
    const streets = [check(2), check(0), check(2), check(0), check(2), check(0)]
    const now = playHand(start, [call(0), fold(1), check(2), ...streets])
    const result = resultOf(now, (seat) => cards(seat === 0 ? '2c 3d' : '2d 3c'), cards('Ac Kd Qh Js Tc'))
    // Twenty-five lie there.
    expect(result.players.map(({ payout }) => payout)).toEqual([12n, 0n, 13n])
    const odd = startOf({ 0: 100n, 1: 100n, 2: 5n }, three, { terms: { ...terms, rake: 0 } })
    const shown = playHand(odd, [call(0), call(1), check(1), check(0), check(1), check(0), check(1), check(0)])
    const won = resultOf(shown, (seat) => cards(['2c 3d', '2d 3c', '2h 4d'][seat]!), cards('Ac Kd Qh Js Tc'))
    expect(won.players.map(({ payout }) => payout)).toEqual([10n, 10n, 5n])
    expect(won.pots[0]!.won).toEqual([
      { seat: 1, amount: 5n },
      { seat: 2, amount: 5n },
      { seat: 0, amount: 5n },
    ])
  })

  it('runs the board out where nobody can bet any more', () => {
    const start = startOf({ 0: 100n, 1: 8n }, two)
    // The big blind has less than it: the small blind calls for three more.
    const now = beginHand(start)
    expect(now).toMatchObject({ turn: 0 })
    expect(playHand(start, [call(0)])).toMatchObject({ turn: undefined, board: 5 })
    // Who has put in as much already is asked nothing.
    const short = beginHand(startOf({ 0: 100n, 1: 4n }, two))
    expect(short).toMatchObject({ turn: undefined, board: 5 })
    const result = resultOf(short, (seat) => cards(seat === 0 ? 'Ac Ad' : '2c 3d'), cards('Kc Kd Qh 9s 8c'))
    expect(result.players).toEqual([
      { seat: 0, stake: 4n, payout: 8n, stack: 104n },
      { seat: 1, stake: 4n, payout: 0n, stack: 0n },
    ])
  })

  it('checks or folds for who does not answer, and lets who owes it post a big blind', () => {
    const start = startOf({ 0: 100n, 1: 100n, 2: 100n }, three)
    expect(silentMove(beginHand(start))).toEqual(fold(0))
    expect(silentMove(playHand(start, [call(0), call(1)]))).toEqual(check(2))
    const players = start.players.map((player) => ({ ...player, owes: player.seat === 0 }))
    const posted = beginHand({ ...start, players })
    expect(playerAt(posted, 0)).toMatchObject({ street: 10n })
    expect(choicesOf(posted)).toMatchObject({ seat: 0, call: 0n })
  })
})

describe('[D-06] the blinds', () => {
  it('move to the next seat that is dealt in, with a dead small blind and a dead button behind them', () => {
    expect(nextPositions([0, 1, 2, 3], undefined)).toEqual({ button: 0, smallBlind: 1, bigBlind: 2 })
    expect(nextPositions([0, 1, 2, 3], three)).toEqual({ button: 1, smallBlind: 2, bigBlind: 3 })
    expect(nextPositions([0, 1, 3], three)).toEqual({ button: 1, smallBlind: 2, bigBlind: 3 })
    expect(nextPositions([0, 2, 3], three)).toEqual({ button: 1, smallBlind: 2, bigBlind: 3 })
  })

  it('never let the button lie between them, so that the small blind is asked first after the flop', () => {
    // Two played with empty seats between them; who had the small blind left, and two came there.
    const last = { button: 0, smallBlind: 0, bigBlind: 4 }
    expect(nextPositions([2, 3, 4], last)).toEqual({ button: 3, smallBlind: 4, bigBlind: 2 })
    expect(nextPositions([1, 3, 4, 5], { button: 3, smallBlind: 4, bigBlind: 1 })).toEqual({
      button: 4,
      smallBlind: 1,
      bigBlind: 3,
    })
  })

  it('of two change hands, and nobody posts twice where a third comes', () => {
    expect(nextPositions([0, 4], undefined)).toEqual({ button: 0, smallBlind: 0, bigBlind: 4 })
    const next = nextPositions([0, 4], { button: 0, smallBlind: 0, bigBlind: 4 })
    expect(next).toEqual({ button: 4, smallBlind: 4, bigBlind: 0 })
    expect(nextPositions([0, 2, 4], { button: 0, smallBlind: 0, bigBlind: 4 })).toEqual({
      button: 2,
      smallBlind: 4,
      bigBlind: 0,
    })
  })
})
