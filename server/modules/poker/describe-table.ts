import type { tableAnswer } from '@croupier/api/poker/poker-answers.ts'
import { Money } from '@croupier/basis/money.ts'
import { choicesOf, type HandNow, playerAt } from '@croupier/games/holdem/hand.ts'
import type * as z from 'zod/mini'
import type { Queryable } from '../../platform/database.ts'
import { secretsPort } from '../../platform/secrets.ts'
import { buyInOf } from './buy-in.ts'
import { describeDesk } from './describe-desk.ts'
import { describeHand } from './describe-hand.ts'
import { turnEnds } from './play-on.ts'
import { shownNames } from './shown-names.ts'
import { findTable, readHand, seatOf, type Table, type TableScope, isStillIn } from './table.ts'

type TableAnswer = z.input<typeof tableAnswer>

/** What is before a player while a hand is played: less what they put in. */
function stackNow({ playing }: Table, seat: number, kept: bigint): bigint {
  const player = playing && playerAt(playing.now, seat)
  return player ? kept - player.put : kept
}

/** A raise by a share of the pot, as it is after the call; no less and no more than may be raised. */
function potRaise(now: HandNow, call: bigint, bounds: { least: bigint; most: bigint }, halves: bigint): bigint {
  const { chip } = now.start.terms
  const pot = now.players.reduce((sum, { put }) => sum + put, 0n) + call
  const by = (pot * halves) / 2n
  const to = now.bet + by - ((now.bet + by) % chip)
  if (to < bounds.least) return bounds.least
  return to > bounds.most ? bounds.most : to
}

function describeChoices({ desk, playing }: Table, ownSeat: number | null): TableAnswer['choices'] {
  const choices = playing && choicesOf(playing.now)
  if (!choices || choices.seat !== ownSeat) return null
  const amount = (units: bigint) => new Money(desk.currency, units).toString()
  const { call, raise } = choices
  return {
    call: amount(call),
    raise: raise ? { least: amount(raise.least), most: amount(raise.most) } : null,
    halfPot: raise ? amount(potRaise(playing.now, call, raise, 1n)) : null,
    pot: raise ? amount(potRaise(playing.now, call, raise, 2n)) : null,
  }
}

/** A table as one of those who look at it sees it. */
export async function describeTable(
  scope: Pick<TableScope, 'use'>,
  db: Queryable,
  table: Table,
  viewer: bigint,
): Promise<TableAnswer> {
  const { desk, seats, playing, at } = table
  const amount = (units: bigint) => new Money(desk.currency, units).toString()
  const own = seatOf(table, viewer)
  const shown = playing ?? (desk.lastHandId === null ? undefined : await readHand(db, desk, desk.lastHandId))
  const buyIn = own ? undefined : await buyInOf(scope, db, desk, { memberId: viewer, at })
  const nameOf = await shownNames(db, viewer, [...seats, ...(shown?.players ?? [])])
  return {
    now: at,
    version: Number(desk.version),
    table: describeDesk(desk),
    nextRoot: desk.nextRoot,
    nextHandAt: playing ? null : desk.nextHandAt,
    ownSeat: own?.seat ?? null,
    buyIn: buyIn ? { least: amount(buyIn.least), most: amount(buyIn.most), isReturn: buyIn.isReturn } : null,
    seats: seats.map((person) => ({
      seat: person.seat,
      name: nameOf(person),
      isOwn: person.memberId === viewer,
      isDealtIn:
        shown?.players.some(({ seat, memberId }) => seat === person.seat && memberId === person.memberId) ?? false,
      stack: amount(stackNow(table, person.seat, person.stack)),
      isOut: person.isOut,
      // That somebody will fold, whatever is done before them, is for nobody else to know.
      isLeaving: person.isLeaving && (person.memberId === viewer || !isStillIn(table, person.seat)),
    })),
    hand: shown ? describeHand(scope.use(secretsPort), desk, shown, { viewer, nameOf }) : null,
    turn: turnEnds(scope, table) ?? null,
    choices: describeChoices(table, own?.seat ?? null),
  }
}

/** What a write at a table answers: how it stands after it, read again as everybody else reads it. */
export async function answerTable(scope: TableScope, deskId: bigint, viewer: bigint): Promise<TableAnswer> {
  const table = (await findTable(scope.tx, deskId))!
  return describeTable(scope, scope.tx, table, viewer)
}
