import { assert } from '@croupier/basis/assert.ts'
import { countedStake } from '@croupier/games/holdem/counted-stake.ts'
import { applyMove, type HandNow, type Move, silentMove } from '@croupier/games/holdem/hand.ts'
import { resultOf } from '@croupier/games/holdem/pots.ts'
import { secretsPort } from '../../platform/secrets.ts'
import { settingsPort } from '../../platform/settings.ts'
import { type RoundsPlayed, takeFromStake } from '../play/index.ts'
import { cardsOf, dealOf } from './deals.ts'
import { beginTurn, endHand, insertMove } from './hands-store.ts'
import { offeredPoker } from './offered.ts'
import { minutesOut, secondsToAct } from './poker-settings.ts'
import type { Seat } from './seats-store.ts'
import { isReady, type Played, startOf, type Table, type TableScope } from './table.ts'
import { wasAway } from './watch-store.ts'

const SECOND = 1_000
const MINUTE = 60_000
/** So long everybody may look at how a hand ended. */
const PAUSE_SHOWN = 7 * SECOND
const PAUSE = 3 * SECOND
/** Where somebody waits for others, it is asked so often whether they may still play. */
const WAITING = MINUTE

/** When the turn of a hand ends: after the time everybody has, and with what is left of the player's own. */
export function turnEnds(scope: Pick<TableScope, 'use'>, { playing, seats }: Table) {
  const turn = playing?.now.turn
  const beganAt = playing?.hand.turnBeganAt
  if (turn === undefined || beganAt === undefined || beganAt === null) return undefined
  const bank = seats.find(({ seat }) => seat === turn)?.timeBank ?? 0
  const endsAt = beganAt + scope.use(settingsPort).read(secondsToAct) * SECOND
  return { seat: turn, beganAt, endsAt, bankEndsAt: endsAt + bank }
}

const seatAt = ({ seats }: Table, seat: number): Seat => {
  const found = seats.find((each) => each.seat === seat)
  assert(found, `seat ${seat} is taken while its hand is played`)
  return found
}

async function makeMove(scope: TableScope, table: Table, move: Move, isSilent: boolean): Promise<void> {
  const { playing, at } = table
  assert(playing, 'a move is made in a hand')
  await insertMove(scope.tx, playing.hand.id, playing.moves.length, move, isSilent)
  applyMove(playing.now, move)
  playing.moves.push({ ...move, isSilent })
  playing.hand.turnBeganAt = at
  await beginTurn(scope.tx, playing.hand.id, at)
}

/** What is done at once for whoever is on turn and gone: they leave, or did not answer in this hand and have not come back. */
function absentMove({ now, moves }: Played, seat: Seat): Move | undefined {
  if (seat.isLeaving) return { seat: seat.seat, kind: 'fold' }
  const wasSilent = moves.some((move) => move.seat === seat.seat && move.isSilent)
  return seat.isOut && wasSilent ? silentMove(now) : undefined
}

async function passAbsent(scope: TableScope, table: Table): Promise<void> {
  for (;;) {
    const turn = table.playing?.now.turn
    if (turn === undefined) return
    const move = absentMove(table.playing!, seatAt(table, turn))
    if (!move) return
    await makeMove(scope, table, move, true)
  }
}

/** Whoever is on turn has all of their time again. */
export async function beginTurnAgain({ tx }: TableScope, { playing, at }: Table): Promise<void> {
  assert(playing, 'a turn is in a hand')
  playing.hand.turnBeganAt = at
  await beginTurn(tx, playing.hand.id, at)
}

/**
 * Does for who did not answer in time what costs them least, and lets them sit out. Who could not answer, since the house
 * was away, has their time again.
 */
export async function passLate(scope: TableScope, table: Table): Promise<void> {
  const ends = turnEnds(scope, table)
  if (ends && ends.endsAt <= table.at && (await wasAway(scope.tx))) {
    await beginTurnAgain(scope, table)
  } else if (ends && ends.bankEndsAt <= table.at) {
    const seat = seatAt(table, ends.seat)
    const move = silentMove(table.playing!.now)
    assert(move, 'whoever is on turn can be passed')
    await makeMove(scope, table, move, true)
    seat.timeBank = 0
    seat.isOut = true
    seat.outSince ??= table.at
  }
  await passAbsent(scope, table)
}

/** A player's own move; it costs them of their time bank what it took beyond everybody's time. */
export async function moveBy(scope: TableScope, table: Table, seat: Seat, move: Move): Promise<void> {
  const ends = turnEnds(scope, table)
  if (ends) seat.timeBank -= Math.max(0, Math.min(seat.timeBank, table.at - ends.endsAt))
  await makeMove(scope, table, move, false)
  await passAbsent(scope, table)
}

const potOf = ({ players }: HandNow) => players.reduce((sum, { put }) => sum + put, 0n)

/**
 * Ends a hand that is decided, in the rows; answers what play books of it, which is the transaction's last statement. Only who
 * put something in has played a round.
 */
export async function endDecided(scope: TableScope, table: Table): Promise<RoundsPlayed | undefined> {
  const { desk, playing, seats, at } = table
  if (!playing || playing.now.turn !== undefined) return undefined
  const { hand, players, now } = playing
  const deal = dealOf(scope.use(secretsPort), hand, startOf(desk, hand, players))
  const result = resultOf(now, (seat) => cardsOf(deal.hole(seat)), cardsOf(deal.board))
  const offered = offeredPoker(scope)
  assert(offered, 'the game of a hand stands in the catalogue')
  const staked = result.players.reduce((sum, { stake }) => sum + stake, 0n)
  await endHand(scope.tx, hand.id, {
    board: now.board,
    pot: staked,
    rake: result.rake,
    result: result.pots.map(({ amount, rake, won }) => ({
      amount: String(amount),
      rake: String(rake),
      won: won.map((each) => ({ seat: each.seat, amount: String(each.amount) })),
    })),
    players: result.players.map(({ seat, stake, payout }) => ({
      seat,
      stake,
      payout,
      isShown: result.shown.includes(seat),
    })),
  })
  await takeFromStake(scope.tx, hand.id)
  for (const { seat, stack } of result.players) {
    const sitting = seatAt(table, seat)
    sitting.stack = stack + players.find((each) => each.seat === seat)!.behind
    if (sitting.stack > 0n) continue
    sitting.isOut = true
    sitting.outSince ??= at
  }
  assert(seats.every(({ stack }) => stack >= 0n) && potOf(now) >= staked, 'nobody has less than nothing after a hand')
  desk.raked += result.rake
  desk.lastHandId = hand.id
  desk.handId = null
  desk.nextHandAt = at + (result.shown.length > 0 ? PAUSE_SHOWN : PAUSE)
  table.playing = undefined
  return {
    vendorId: offered.vendor.id,
    gameNodeId: offered.game.nodeId,
    currency: desk.currency,
    isDemo: desk.isTrial,
    openedAt: hand.startedAt,
    detail: { table: desk.name, tableId: String(desk.id), hand: String(hand.number), handId: hand.id },
    rounds: result.players
      .filter(({ stake }) => stake > 0n)
      .map(({ seat, stake, payout }) => {
        const { roundId, memberId, purse } = players.find((each) => each.seat === seat)!
        const counts = countedStake(desk, { pot: staked, board: now.board }, stake)
        return { roundId, memberId, purse, stake, counts, payout }
      }),
  }
}

/** Seats that are given up now, between two hands. */
export function seatsToClear(scope: Pick<TableScope, 'use'>, { desk, seats, playing, at }: Table): Seat[] {
  if (playing) return []
  const patience = scope.use(settingsPort).read(minutesOut) * MINUTE
  return seats.filter(
    ({ isLeaving, isOut, outSince }) =>
      isLeaving || desk.state !== 'open' || (isOut && outSince !== null && outSince + patience <= at),
  )
}

/** When the clock has to look at a table again; null where nothing will happen by itself. */
export function dueAt(scope: Pick<TableScope, 'use'>, table: Table): number | null {
  const { desk, seats, playing, at } = table
  if (playing) return playing.now.turn === undefined ? at : turnEnds(scope, table)!.bankEndsAt
  if (seatsToClear(scope, table).length > 0 || desk.state === 'closing') return at
  const patience = scope.use(settingsPort).read(minutesOut) * MINUTE
  const moments = seats.flatMap(({ isOut, outSince }) => (isOut && outSince !== null ? [outSince + patience] : []))
  const ready = seats.filter(isReady).length
  if (ready > 0) moments.push(at + WAITING)
  if (ready >= 2 && desk.nextHandAt !== null) moments.push(desk.nextHandAt)
  return moments.length > 0 ? Math.min(...moments) : null
}
