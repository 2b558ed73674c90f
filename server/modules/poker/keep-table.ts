import { playPort, type RoundsPlayed } from '../play/index.ts'
import { keepDesk } from './desks-store.ts'
import { dueAt, endDecided } from './play-on.ts'
import { keepSeats } from './seats-store.ts'
import { isReady, type Table, type TableScope } from './table.ts'

/** Writes what changed at a locked table. A hand that is decided is ended and booked in the same transaction, last of all. */
export async function keepTable(scope: TableScope, table: Table): Promise<void> {
  const booked: RoundsPlayed | undefined = await endDecided(scope, table)
  await keepSeats(scope.tx, table.desk.id, table.seats)
  await keepDesk(scope.tx, table.desk, dueAt(scope, table))
  if (booked && booked.rounds.length > 0) await scope.use(playPort).bookInTransaction(scope.tx, booked)
}

const SOON = 2_000

/**
 * Somebody came or came back: where two are ready, the next hand begins in a moment. What others wait for already is not put
 * off: nobody holds up a table by coming and going.
 */
export function awaitNext({ desk, seats, at }: Table): void {
  if (desk.nextHandAt !== null && seats.filter(isReady).length > 2) return
  desk.nextHandAt = Math.max(desk.nextHandAt ?? 0, at + SOON)
}
