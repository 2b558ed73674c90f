import { assert } from '@croupier/basis/assert.ts'
import type { Card } from './cards.ts'
import type { HandNow } from './hand.ts'
import { after } from './positions.ts'
import { valueOfHand } from './rank.ts'

const HUNDREDTHS_OF_PERCENT = 10_000n

/** One pot: what lies in it, and who can win it. */
export interface Pot {
  readonly amount: bigint
  readonly seats: readonly number[]
}

export interface PotWon extends Pot {
  readonly rake: bigint
  readonly won: readonly { readonly seat: number; readonly amount: bigint }[]
}

/** What each player put in and took. */
export interface PlayerResult {
  readonly seat: number
  /** Left in the pot, less what nobody called. */
  readonly stake: bigint
  readonly payout: bigint
  /** What lies before them after it. */
  readonly stack: bigint
}

export interface HandResult {
  readonly players: readonly PlayerResult[]
  readonly pots: readonly PotWon[]
  readonly rake: bigint
  /** Who shows their cards: everybody who is left at the end, where there are several. */
  readonly shown: readonly number[]
}

const least = (one: bigint, other: bigint) => (one < other ? one : other)
const sumOf = (amounts: readonly bigint[]) => amounts.reduce((sum, each) => sum + each, 0n)

/** What the highest put in that nobody called. */
function uncalled(puts: ReadonlyMap<number, bigint>): { seat: number; amount: bigint } | undefined {
  const [first, second] = [...puts].sort(([, one], [, other]) => (one < other ? 1 : one > other ? -1 : 0))
  const amount = first![1] - (second?.[1] ?? 0n)
  return amount > 0n ? { seat: first![0], amount } : undefined
}

/**
 * The main pot and the side pots: each as high as the lowest who is still in it. In the last lies also what those put in beyond
 * it who have folded: who posted a whole blind may fold it where those who are left had less.
 */
export function potsOf(puts: ReadonlyMap<number, bigint>, left: readonly number[]): Pot[] {
  const levels = [...new Set(left.map((seat) => puts.get(seat)!))].sort((one, other) => (one < other ? -1 : 1))
  const pots = levels.map((level, at) => {
    const below = levels[at - 1] ?? 0n
    const isLast = at === levels.length - 1
    const amount = sumOf([...puts.values()].map((put) => (isLast ? put : least(put, level)) - least(put, below)))
    return { amount, seats: left.filter((seat) => puts.get(seat)! >= level) }
  })
  return pots.filter(({ amount }) => amount > 0n)
}

/** Divides what is won; chips that do not divide go to the first seats after the button. */
function shares(amount: bigint, winners: readonly number[], chip: bigint): Map<number, bigint> {
  const count = BigInt(winners.length)
  const each = (amount / count / chip) * chip
  const won = new Map(winners.map((seat) => [seat, each]))
  let over = amount - each * count
  for (let at = 0; over > 0n; at = (at + 1) % winners.length) {
    const more = least(over, chip)
    const seat = winners[at]!
    won.set(seat, won.get(seat)! + more)
    over -= more
  }
  return won
}

/**
 * What a hand that is decided comes to. Nothing is raked before the flop is dealt; each pot bears its own part, the main pot
 * first, until the cap is reached.
 * @param holeOf the two cards of a seat; asked only where several are left
 * @param board the five cards, of which as many count as the hand dealt
 */
export function resultOf(now: HandNow, holeOf: (seat: number) => readonly Card[], board: readonly Card[]): HandResult {
  assert(now.turn === undefined, 'a hand is decided')
  const { terms, positions } = now.start
  const left = now.players.filter(({ isFolded }) => !isFolded).map(({ seat }) => seat)
  const puts = new Map(now.players.map(({ seat, put }) => [seat, put]))
  const back = uncalled(puts)
  if (back) puts.set(back.seat, puts.get(back.seat)! - back.amount)
  const isShown = left.length > 1
  const values = new Map(
    isShown ? left.map((seat) => [seat, valueOfHand([...holeOf(seat), ...board.slice(0, now.board)])]) : [],
  )
  const best = (seats: readonly number[]) => {
    const high = Math.max(...seats.map((seat) => values.get(seat) ?? 0))
    return seats.filter((seat) => (values.get(seat) ?? 0) === high)
  }
  let room = now.board > 0 ? terms.rakeCap : 0n
  const pots = potsOf(puts, left).map((pot): PotWon => {
    const share = (pot.amount * BigInt(terms.rake)) / HUNDREDTHS_OF_PERCENT
    const rake = least(room, share - (share % terms.chip))
    room -= rake
    const winners = after(best(pot.seats), positions.button)
    const won = [...shares(pot.amount - rake, winners, terms.chip)].map(([seat, amount]) => ({ seat, amount }))
    return { ...pot, rake, won }
  })
  const wonBy = (seat: number) =>
    sumOf(pots.flatMap(({ won }) => won.flatMap((each) => (each.seat === seat ? [each.amount] : []))))
  const players = now.players.map(({ seat, put, stack }) => {
    const stake = puts.get(seat)!
    const payout = wonBy(seat)
    return { seat, stake, payout, stack: stack + (put - stake) + payout }
  })
  return { players, pots, rake: sumOf(pots.map(({ rake }) => rake)), shown: isShown ? left : [] }
}
