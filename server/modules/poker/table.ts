import { payableStep } from '@croupier/basis/currency.ts'
import { type HandNow, type HandStart, playHand, type Terms } from '@croupier/games/holdem/hand.ts'
import type { Positions } from '@croupier/games/holdem/positions.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Queryable, Tx } from '../../platform/database.ts'
import type { Port } from '../../platform/port.ts'
import { databaseNow, type Desk, findDesk, lockDesk } from './desks-store.ts'
import { findHand, type Hand, type HandPlayer, type KeptMove, movesOf, playersOf } from './hands-store.ts'
import { type Seat, seatsAt } from './seats-store.ts'

/** Where a look at a table happens: within an operation's transaction, or the clock's. */
export interface TableScope {
  readonly tx: Tx
  readonly clock: Clock
  use<Fulfilment>(port: Port<Fulfilment>): Fulfilment
}

/** A hand with everything that was done in it. */
export interface Played {
  hand: Hand
  players: HandPlayer[]
  moves: KeptMove[]
  now: HandNow
}

/** A table, its seats and the hand that is played at it, at one moment of the database's clock. */
export interface Table {
  desk: Desk
  seats: Seat[]
  playing: Played | undefined
  at: number
}

export function termsOf({ smallBlind, bigBlind, rake, rakeCap, currency }: Desk): Terms {
  return { smallBlind, bigBlind, rake, rakeCap, chip: payableStep(currency) }
}

export function lastPositions({ button, smallBlindSeat, bigBlindSeat }: Desk): Positions | undefined {
  if (button === null || smallBlindSeat === null || bigBlindSeat === null) return undefined
  return { button, smallBlind: smallBlindSeat, bigBlind: bigBlindSeat }
}

type Dealt = Pick<Hand, 'button' | 'smallBlindSeat' | 'bigBlindSeat'>

export function startOf(desk: Desk, hand: Dealt, players: readonly Omit<HandPlayer, 'isShown' | 'stake' | 'payout'>[]) {
  return {
    terms: termsOf(desk),
    positions: { button: hand.button, smallBlind: hand.smallBlindSeat, bigBlind: hand.bigBlindSeat },
    players: players.map(({ seat, stack, owes }) => ({ seat, stack, owes })),
  } satisfies HandStart
}

/** A hand played again from its rows. */
export async function readHand(db: Queryable, desk: Desk, handId: string): Promise<Played | undefined> {
  const hand = await findHand(db, handId)
  if (!hand) return undefined
  const players = await playersOf(db, handId)
  const moves = await movesOf(db, handId)
  return { hand, players, moves, now: playHand(startOf(desk, hand, players), moves) }
}

async function readTable(db: Queryable, desk: Desk): Promise<Table> {
  return {
    desk,
    seats: await seatsAt(db, desk.id),
    playing: desk.handId === null ? undefined : await readHand(db, desk, desk.handId),
    at: await databaseNow(db),
  }
}

/** A table to look at. */
export async function findTable(db: Queryable, deskId: bigint): Promise<Table | undefined> {
  const desk = await findDesk(db, deskId)
  return desk && readTable(db, desk)
}

/** A table to change: nobody else does until the transaction ends. */
export async function lockTable(tx: Tx, deskId: bigint): Promise<Table | undefined> {
  const desk = await lockDesk(tx, deskId)
  return desk && readTable(tx, desk)
}

/** Whether a seat has cards in the hand that is played, and has not folded them. */
export function isStillIn({ playing }: Table, seat: number): boolean {
  return playing?.now.players.some((player) => player.seat === seat && !player.isFolded) ?? false
}

/** Whose seat it is. */
export function seatOf({ seats }: Pick<Table, 'seats'>, memberId: bigint): Seat | undefined {
  return seats.find((seat) => seat.memberId === memberId)
}

/** Who is dealt in as far as they themselves say. */
export function isReady({ isOut, isLeaving, stack }: Seat): boolean {
  return !isOut && !isLeaving && stack > 0n
}
