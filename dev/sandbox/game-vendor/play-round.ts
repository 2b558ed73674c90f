import { randomInt, randomUUID } from 'node:crypto'
import type { Books, VendorRound } from './books.ts'
import type { FreeRounds } from './free-rounds.ts'
import { resultAt, type Result } from './games.ts'
import type { Launch } from './launches.ts'
import type { Line } from './line.ts'
import type { Seat, VendorWire, WireAnswer, WireRefusal } from './vendor-wire.ts'

export const stakes = ['1.00', '5.00', '10.00', '25.00', '50.00', '100.00', '500.00'] as const

export type RoundAnswer =
  | {
      outcome: 'played'
      roundId: string
      shown: readonly string[]
      stake: string
      win: string
      balance: string
      free?: ReturnType<typeof freeOf>
    }
  | { outcome: 'refused'; reason: 'funds' | 'limit' | 'other'; message: string; balance: string | null }
  /** The bet was called back because the house did not say whether it took it. */
  | { outcome: 'cancelled' }

export function centsOf(text: string): bigint {
  const [whole = '0', fraction = ''] = text.split('.')
  return BigInt(whole) * 100n + BigInt(fraction.slice(0, 2).padEnd(2, '0'))
}

export function textOf(cents: bigint): string {
  return `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`
}

/** One result by its weight. */
export function draw(results: readonly Result[]): Result {
  return resultAt(results, randomInt(results.reduce((sum, { weight }) => sum + weight, 0)))
}

/** Where a round is played: the vendor's wire, the line it calls over, and its own books. */
export interface Table {
  wire: VendorWire
  line: Line
  books: Books
}

/** A round that is decided before it is booked; amounts in cents. */
export interface Hand {
  stake: bigint
  win: bigint
  /**
   * `at-once`: bet and win in one call where the protocol has it; else as `in-two`: the bet is paid for first, what it
   * won comes after. `called-off`: the bet is taken, and the vendor takes it back.
   */
  flow: 'at-once' | 'in-two' | 'called-off'
}

export type HandAnswer =
  | { outcome: 'played'; round: string; balance: string }
  | { outcome: 'cancelled' }
  | Extract<WireAnswer, { outcome: 'refused' }>

function idOf(round: VendorRound, what: string): string {
  return `${round.ref}-${what}`
}

/** What nobody knows to be booked is taken back: the win that went in the same call, then the bet. */
export async function callBack(
  { wire, line, books }: Table,
  seat: Seat,
  round: VendorRound,
  sent: string[],
): Promise<void> {
  for (const [index, what] of sent.entries()) {
    const closes = index === sent.length - 1
    const back = { round: round.ref, id: idOf(round, `${what}-back`), original: idOf(round, what), closes }
    const answer = await line.callUntilAnswered(wire.rollback(seat, back))
    // A line that was closed leaves the round open, which is the truth.
    if (answer.outcome === 'unknown') return
  }
  books.close(round, 'void')
}

/** Says how the round ended, however long the house is away. */
export async function conclude(table: Table, seat: Seat, round: VendorRound, win: bigint): Promise<WireAnswer> {
  const { wire, line, books } = table
  const [ref, bet] = [round.ref, idOf(round, 'bet')]
  const closing =
    win === 0n
      ? wire.finish(seat, { round: ref, id: idOf(round, 'end'), bet })
      : wire.win(seat, { round: ref, id: idOf(round, 'win'), bet, amount: textOf(win), closes: true })
  const paid = (answer: WireAnswer) => {
    if (answer.outcome === 'refused') {
      // Not to be: the house took the bet. It shows in the books as what the house does not know.
      round.refusal = `${answer.code} ${answer.message}`
      books.close(round, 'refused')
    } else if (answer.outcome === 'done') {
      round.payout = win
      books.close(round, 'closed')
    }
    return answer
  }
  const answer = paid(await line.call(closing))
  if (answer.outcome === 'unknown') void line.callUntilAnswered(closing).then(paid)
  return answer
}

/** Books a stake in a round that is decided later: by `conclude`, or not at all and taken back by `callBack`. */
export async function stakeRound(
  table: Table,
  seat: Seat,
  stake: bigint,
): Promise<{ outcome: 'staked'; round: VendorRound; balance: string } | Exclude<HandAnswer, { outcome: 'played' }>> {
  const { wire, line, books } = table
  const round = books.open(randomUUID(), seat.account, seat.game)
  const answer = await line.call(wire.bet(seat, { round: round.ref, id: idOf(round, 'bet'), amount: textOf(stake) }))
  if (answer.outcome === 'refused') {
    round.refusal = `${answer.code} ${answer.message}`
    books.close(round, 'refused')
    return answer
  }
  if (answer.outcome === 'unknown') {
    void callBack(table, seat, round, ['bet'])
    return { outcome: 'cancelled' }
  }
  round.stake = stake
  return { outcome: 'staked', round, balance: answer.balance }
}

/** Books one decided round. What the house does not answer goes on behind it, and shows in the books as awaited. */
export async function playHand(table: Table, seat: Seat, hand: Hand): Promise<HandAnswer> {
  const { wire, line, books } = table
  const { stake, win, flow } = hand
  const round = books.open(randomUUID(), seat.account, seat.game)
  const bet = { id: idOf(round, 'bet'), amount: textOf(stake) }
  const isAtOnce = flow === 'at-once' && wire.betAndWin !== undefined
  const isWinSent = isAtOnce && win > 0n
  const call = isAtOnce
    ? wire.betAndWin!(seat, {
        round: round.ref,
        bet,
        win: isWinSent ? { id: idOf(round, 'win'), amount: textOf(win) } : undefined,
      })
    : wire.bet(seat, { round: round.ref, ...bet })
  const answer = await line.call(call)
  if (answer.outcome === 'refused') {
    round.refusal = `${answer.code} ${answer.message}`
    books.close(round, 'refused')
    return answer
  }
  if (answer.outcome === 'unknown') {
    void callBack(table, seat, round, isWinSent ? ['win', 'bet'] : ['bet'])
    return { outcome: 'cancelled' }
  }
  round.stake = stake
  if (isAtOnce) {
    round.payout = win
    books.close(round, 'closed')
    return { outcome: 'played', round: round.ref, balance: answer.balance }
  }
  if (flow === 'called-off') {
    await callBack(table, seat, round, ['bet'])
    return { outcome: 'cancelled' }
  }
  const paid = await conclude(table, seat, round, win)
  if (paid.outcome === 'refused') return paid
  const { balance } = paid.outcome === 'done' ? paid : answer
  return { outcome: 'played', round: round.ref, balance }
}

/** A round for the vendor's own play money. Of a hand, only stake and win. */
export function playDemo(launch: Launch, { stake, win }: Pick<Hand, 'stake' | 'win'>, result: Result): RoundAnswer {
  if (launch.demoCents < stake) {
    return { outcome: 'refused', reason: 'funds', message: 'not enough play money', balance: textOf(launch.demoCents) }
  }
  launch.demoCents += win - stake
  return {
    outcome: 'played',
    roundId: `demo-${randomUUID()}`,
    shown: result.shown,
    stake: textOf(stake),
    win: textOf(win),
    balance: textOf(launch.demoCents),
  }
}

export function reasonOf(wire: VendorWire, code: string): 'funds' | 'limit' | 'other' {
  const isCode = (refusal: WireRefusal) => wire.codes[refusal] === code
  if (isCode('funds')) return 'funds'
  return isCode('limit') ? 'limit' : 'other'
}

/**
 * One round: the vendor draws, then books it with the house. Where the house does not say whether it took the bet, the
 * bet is called back, and the player is told that nothing was played.
 */
export async function playRound(table: Table, launch: Launch, stake: string, choice: string): Promise<RoundAnswer> {
  const result = draw(launch.game.choices[choice]!)
  const stakeCents = centsOf(stake)
  // Reels and the wheel are decided at once; a shot is paid for first.
  const flow = launch.game.kind === 'catch' ? 'in-two' : 'at-once'
  const hand: Hand = { stake: stakeCents, win: (stakeCents * BigInt(result.tenths)) / 10n, flow }
  if (launch.isDemo) return playDemo(launch, hand, result)
  const answer = await playHand(table, launch.seat, hand)
  if (answer.outcome === 'refused') {
    const { code, message, balance = null } = answer
    return { outcome: 'refused', reason: reasonOf(table.wire, code), message, balance }
  }
  if (answer.outcome === 'cancelled') return answer
  const { round: roundId, balance } = answer
  return { outcome: 'played', roundId, shown: result.shown, stake, win: textOf(hand.win), balance }
}

/**
 * One free round: the house is not asked for its stake. With the last one it is told what they paid in all, however long it
 * is away.
 */
export function playFree({ wire, line }: Table, launch: Launch, free: FreeRounds, choice: string): RoundAnswer {
  const result = draw(launch.game.choices[choice]!)
  const win = (free.stake * BigInt(result.tenths)) / 10n
  free.left -= 1
  free.won += win
  if (free.left === 0 && wire.freeRoundsOver) {
    void line.callUntilAnswered(wire.freeRoundsOver({ issue: free.issue, won: textOf(free.won) }))
  }
  return {
    outcome: 'played',
    roundId: `${free.issue}-${free.rounds - free.left}`,
    shown: result.shown,
    stake: textOf(free.stake),
    win: textOf(win),
    balance: '',
    free: freeOf(free),
  }
}

/** Free rounds as the game's page shows them. */
export function freeOf({ left, stake, won, rounds }: FreeRounds) {
  return { left, rounds, stake: textOf(stake), won: textOf(won) }
}
