import { betsShown } from '@croupier/api/live/bets-shown.ts'
import type { WriteScope } from '../../../platform/context.ts'
import type { Sql, Tx } from '../../../platform/database.ts'
import { tell } from '../../../platform/live.ts'
import { settingsPort } from '../../../platform/settings.ts'
import { wonAmong } from '../../play/index.ts'
import { timeZone } from '../../settings/index.ts'
import { describeShownBets } from './describe-shown.ts'
import { merchantClock } from '../merchant-clock.ts'
import { shownPlay } from '../figures-settings.ts'
import { keepShownBets } from './shown-bets-store.ts'
import { biggestTold, dropWins, keepBiggest } from './wins-store.ts'

/** Of a fold's rounds so many are pushed as they settle: more than a few a second nobody can read. */
const PUSHED_AT_ONCE = 6

/** The rounds are looked up again: what was corrected meanwhile is shown as it stands. */
async function keepWins({ tx, use }: Pick<WriteScope, 'tx' | 'use'>, roundIds: readonly string[]): Promise<void> {
  if (roundIds.length === 0) return
  const clock = merchantClock(use(settingsPort).read(timeZone))
  const won = await wonAmong(tx, roundIds)
  await keepBiggest(
    tx,
    won.map((win) => ({ ...win, day: clock.dayOf(win.closedAt).day })),
  )
}

async function showBets(scope: WriteScope, events: Sql): Promise<void> {
  const kept = await keepShownBets(scope.tx, events)
  if (kept.length === 0) return
  await tell(scope.tx, { to: 'everyone' }, betsShown, {
    bets: await describeShownBets(scope, scope.tx, kept.slice(0, PUSHED_AT_ONCE)),
  })
}

/** Keeps the biggest wins for the boards, and tells open pages of the last bets. */
export async function showPlay(scope: WriteScope, events: Sql): Promise<void> {
  await keepWins(scope, await biggestTold(scope.tx, events))
  if (scope.use(settingsPort).read(shownPlay).isFeedShown) await showBets(scope, events)
}

/** Boards show what rounds came to in the end. */
export async function correctShownWins(
  scope: Pick<WriteScope, 'use'> & { tx: Tx },
  roundIds: readonly string[],
): Promise<void> {
  if (roundIds.length === 0) return
  await dropWins(scope.tx, roundIds)
  await keepWins(scope, roundIds)
}
