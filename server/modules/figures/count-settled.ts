import type { WriteScope } from '../../platform/context.ts'
import type { Sql } from '../../platform/database.ts'
import { settingsPort } from '../../platform/settings.ts'
import { ancestorsOfMany, treeVersion } from '../identity/index.ts'
import { timeZone } from '../settings/index.ts'
import { teamFigures } from './count-changes.ts'
import { addSettled, addTeamFigures, lockFigures, settledBetween } from './figures-store.ts'
import { merchantClock } from './merchant-clock.ts'
import { beginDays } from './play-days-store.ts'
import { keepUplines } from './uplines-store.ts'

/** Adds what settled rounds come to, to all that is summed. Only what happens for the first time passes through here. */
export async function countSettled({ tx, use }: Pick<WriteScope, 'tx' | 'use'>, events: Sql): Promise<void> {
  const span = await settledBetween(tx, events)
  if (!span) return
  await lockFigures(tx)
  const version = await treeVersion(tx)
  const clock = merchantClock(use(settingsPort).read(timeZone))
  const open = await addSettled(tx, events, clock.hoursBetween(span.first, span.last), version)

  const unplaced = open.filter(({ isPlaced }) => !isPlaced).map((figure) => ({ ...figure, at: figure.firstAt }))
  if (unplaced.length > 0) {
    const since = new Map(unplaced.toReversed().map(({ memberId, at }) => [memberId, at]))
    const uplines = await ancestorsOfMany(tx, [...since.keys()])
    await keepUplines(
      tx,
      [...uplines].map(([memberId, upline]) => ({ memberId, upline, since: since.get(memberId)! })),
      version,
    )
    await addTeamFigures(
      tx,
      teamFigures(unplaced, ({ memberId }) => uplines.get(memberId)!, clock),
    )
  }
  const begun = open.filter(({ hasBegun }) => hasBegun)
  await beginDays(
    tx,
    begun.map(({ memberId, currency, since }) => ({ memberId, currency, day: clock.dayOf(since).day })),
  )
}
