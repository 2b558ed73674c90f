import { BrokenInvariant } from '@croupier/basis/assert.ts'
import type { App } from '../../platform/app.ts'
import type { Beat } from '../../platform/beats.ts'
import type { Tx } from '../../platform/database.ts'
import { beginNext } from './begin-hand.ts'
import { callOff } from './call-off.ts'
import { dueDesks, playingDesks } from './desks-store.ts'
import { keepTable } from './keep-table.ts'
import { beginTurnAgain, passLate, seatsToClear } from './play-on.ts'
import { lockTable, type Table, type TableScope } from './table.ts'
import { takeBack } from './tables-purse.ts'
import { noteLook, wasAway } from './watch-store.ts'

/** Tables that one look takes up. */
const AT_ONCE = 200

const scopeOf = ({ clock, ports }: App, tx: Tx): TableScope => ({ tx, clock, use: (port) => ports.use(port) })

/** Gives up seats between two hands: what lay before them returns, in the transaction's last statement. */
async function clearSeats(scope: TableScope, table: Table): Promise<boolean> {
  const leaving = seatsToClear(scope, table)
  const { desk } = table
  if (leaving.length === 0 && desk.state !== 'closing') return false
  table.seats = table.seats.filter((seat) => !leaving.includes(seat))
  if (desk.state === 'closing' && !table.playing) desk.state = 'closed'
  await keepTable(scope, table)
  await takeBack(scope, desk, leaving)
  return true
}

/** One look at one table: what its clock says is done. */
export async function lookAtTable(scope: TableScope, deskId: bigint): Promise<void> {
  const table = await lockTable(scope.tx, deskId)
  if (!table || table.desk.state === 'closed') return
  const { desk, at } = table
  if (table.playing) {
    await passLate(scope, table)
    return keepTable(scope, table)
  }
  if (await clearSeats(scope, table)) return
  if (desk.nextHandAt !== null && desk.nextHandAt <= at) await beginNext(scope, table)
  await keepTable(scope, table)
}

async function giveTimeBack(scope: TableScope, deskId: bigint): Promise<void> {
  const table = await lockTable(scope.tx, deskId)
  if (!table?.playing) return
  await beginTurnAgain(scope, table)
  await keepTable(scope, table)
}

async function atEach(
  app: App,
  deskIds: readonly bigint[],
  work: (scope: TableScope, deskId: bigint) => Promise<void>,
): Promise<void> {
  for (const id of deskIds) {
    try {
      await app.database.transaction((tx) => work(scopeOf(app, tx), id))
    } catch (error) {
      // The others go on all the same; this one is looked at again with the next look at the clock.
      app.log.error({ err: error, table: String(id) }, 'a table of poker could not go on, retrying')
      if (error instanceof BrokenInvariant) await callOff(app, id)
    }
  }
}

/** One look at the clock: every table that is due. Harmless when two do it at once. */
export async function tickPoker(app: App): Promise<void> {
  await atEach(app, await dueDesks(app.database, AT_ONCE), lookAtTable)
}

/** Where nobody looked for a while, whoever was on turn could not answer: before anybody is passed their turns begin again. */
async function watchTables(app: App): Promise<void> {
  if (await wasAway(app.database)) await atEach(app, await playingDesks(app.database), giveTimeBack)
  await tickPoker(app)
  await noteLook(app.database)
}

export const pokerBeat: Beat = { name: 'poker.tick', everyMilliseconds: 500, run: watchTables }
