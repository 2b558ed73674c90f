import { payableStep } from '@croupier/basis/currency.ts'
import { uuidv7 } from '@croupier/basis/ids.ts'
import { clientPartText } from '@croupier/games/holdem/deal.ts'
import { beginHand } from '@croupier/games/holdem/hand.ts'
import { nextPositions } from '@croupier/games/holdem/positions.ts'
import { secretsPort } from '../../platform/secrets.ts'
import { settingsPort } from '../../platform/settings.ts'
import { balancesOf, lockBalances } from '../ledger/index.ts'
import { playPort, putAtStake, roomToStake } from '../play/index.ts'
import { mayPlay } from '../safeguards/index.ts'
import { makeDeck } from './deals.ts'
import { findHand, insertHand, movesOf } from './hands-store.ts'
import { isOpen, offeredPoker } from './offered.ts'
import { timeBank } from './poker-settings.ts'
import type { Seat } from './seats-store.ts'
import { isReady, lastPositions, startOf, type Table, type TableScope } from './table.ts'

const SECOND = 1_000
/** While poker is closed, tables look again so often. */
const CLOSED = 10 * SECOND
/** Of the time bank, with each hand. */
const TIME_BACK = 2 * SECOND

interface Dealt {
  seat: Seat
  /** What they may put in. */
  stack: bigint
}

const least = (amounts: readonly (bigint | null)[]) =>
  amounts.reduce<bigint | null>((low, each) => (each === null || (low !== null && low <= each) ? low : each), null)

async function mainPurses({ tx, use }: TableScope, memberIds: readonly bigint[]): Promise<bigint[]> {
  const play = use(playPort)
  const players = await Promise.all(memberIds.map((id) => play.playerById(id, tx)))
  return players.flatMap((player) => (player ? [player.main] : []))
}

const balancesAt = ({ tx }: TableScope, seats: readonly Seat[]) =>
  balancesOf(
    tx,
    seats.map(({ purse }) => purse),
  )

/** Whether somebody may not play on: they are frozen or closed, on a break or excluded. */
async function isBarred(
  scope: TableScope,
  { memberId }: Seat,
  { isDebitClosed }: { isDebitClosed: boolean },
): Promise<boolean> {
  return isDebitClosed || !(await mayPlay({ ...scope, db: scope.tx }, memberId)).allowed
}

function putOut(seat: Seat, at: number): void {
  seat.isOut = true
  seat.outSince ??= at
}

/**
 * Where no hand can begin, who may not play sits out all the same, so that their seat is given up: who is excluded cannot log
 * in to leave.
 */
async function putOutBarred(scope: TableScope, { seats, at }: Table): Promise<void> {
  const ready = seats.filter(isReady)
  const balances = await balancesAt(scope, ready)
  for (const seat of ready) if (await isBarred(scope, seat, balances.get(seat.purse)!)) putOut(seat, at)
}

/**
 * Who is dealt in, and with how much: no more than an operator or the member themselves allows them to stake. Who may not
 * play, or less than a big blind, sits out.
 */
async function dealtIn(scope: TableScope, { desk, seats, at }: Table): Promise<Dealt[]> {
  const { tx, clock } = scope
  const ready = seats.filter(isReady)
  const ids = ready.map(({ memberId }) => memberId)
  // What else they play, at other tables too, waits for what is decided here.
  await lockBalances(tx, await mainPurses(scope, ids))
  const rooms = desk.isTrial ? new Map<bigint, never>() : await roomToStake(tx, ids, desk.currency, clock.now())
  const balances = await balancesAt(scope, ready)
  const chip = payableStep(desk.currency)
  const dealt: Dealt[] = []
  for (const seat of ready) {
    const limits: { room: bigint | null; atOnce: bigint | null } | undefined = rooms.get(seat.memberId)
    const most = least([seat.stack, limits?.room ?? null, limits?.atOnce ?? null])!
    const stack = most === seat.stack ? most : most - (most % chip)
    const mustStayOut = await isBarred(scope, seat, balances.get(seat.purse)!)
    if (mustStayOut || (stack < seat.stack && stack < desk.bigBlind)) {
      putOut(seat, at)
    } else {
      dealt.push({ seat, stack })
    }
  }
  return dealt
}

/** Begins the next hand of a table that has none: its deck was committed to before the last one began. */
export async function beginNext(scope: TableScope, table: Table): Promise<void> {
  const { tx, clock } = scope
  const { desk, seats, at } = table
  const offered = offeredPoker(scope)
  if (!offered || !isOpen(offered)) {
    desk.nextHandAt = at + CLOSED
    return putOutBarred(scope, table)
  }
  if (seats.filter(isReady).length < 2) return putOutBarred(scope, table)
  const dealt = await dealtIn(scope, table)
  if (dealt.length < 2) return
  const positions = nextPositions(
    dealt.map(({ seat }) => seat.seat),
    lastPositions(desk),
  )
  const now = clock.now()
  const players = dealt.map(({ seat, stack }) => ({
    seat: seat.seat,
    memberId: seat.memberId,
    account: seat.account,
    purse: seat.purse,
    roundId: uuidv7(now),
    stack,
    behind: seat.stack - stack,
    // Two players post anyway.
    owes: seat.owes && dealt.length > 2,
  }))
  const before = desk.lastHandId === null ? [] : await movesOf(tx, desk.lastHandId)
  const hand = {
    id: uuidv7(now),
    deskId: desk.id,
    number: desk.hands + 1n,
    root: desk.nextRoot,
    sealedSeed: desk.nextSealedSeed,
    clientPart: clientPartText({
      table: String(desk.id),
      number: Number(desk.hands + 1n),
      players,
      before: before.map((move) => ({
        seat: move.seat,
        kind: move.kind,
        to: move.kind === 'raise' ? move.to : undefined,
      })),
    }),
    button: positions.button,
    smallBlindSeat: positions.smallBlind,
    bigBlindSeat: positions.bigBlind,
    turnBeganAt: at,
  }
  await insertHand(tx, hand, players)
  if (!desk.isTrial) {
    const atStake = players.map(({ memberId, stack }) => ({ memberId, amount: stack }))
    await putAtStake(tx, hand.id, desk.currency, atStake)
  }
  const next = makeDeck(scope.use(secretsPort))
  Object.assign(desk, {
    handId: hand.id,
    hands: hand.number,
    nextRoot: next.root,
    nextSealedSeed: next.sealedSeed,
    nextHandAt: null,
    button: positions.button,
    smallBlindSeat: positions.smallBlind,
    bigBlindSeat: positions.bigBlind,
  })
  const bank = scope.use(settingsPort).read(timeBank) * SECOND
  for (const seat of seats) {
    const isIn = dealt.some((each) => each.seat === seat)
    // Who is not dealt in posts to come in again, so that nobody escapes the blinds.
    seat.owes = !isIn
    if (isIn) seat.timeBank = Math.max(seat.timeBank, Math.min(bank, seat.timeBank + TIME_BACK))
  }
  table.playing = {
    hand: (await findHand(tx, hand.id))!,
    players: players.map((player) => ({ ...player, isShown: false, stake: 0n, payout: 0n })),
    moves: [],
    now: beginHand(startOf(desk, hand, players)),
  }
}
