import type { WriteScope } from '../../platform/context.ts'
import type { Tx } from '../../platform/database.ts'
import { settingsPort } from '../../platform/settings.ts'
import { timeZone } from '../settings/index.ts'
import { type Change, type Sums, sumBy } from './change.ts'
import { addMemberFigures, addTeamFigures, lockFigures } from './figures-store.ts'
import { type MerchantClock, merchantClock } from './merchant-clock.ts'
import { beginDays, endEmptyDays } from './play-days-store.ts'
import type { Upline } from './uplines-store.ts'

const QUARTER = 15 * 60_000

/** The member's uplines when the round of a change was settled. */
export type UplineOf = (change: { memberId: bigint; at: number }) => Upline

/**
 * Adds changes to all that is summed: what members played, what teams did, who played on which day. `findUplines` runs
 * once no other fold writes.
 */
export async function countChanges(
  { tx, use }: Pick<WriteScope, 'tx' | 'use'>,
  changes: readonly Change[],
  findUplines: (tx: Tx) => Promise<UplineOf>,
): Promise<void> {
  if (changes.length === 0) return
  await lockFigures(tx)
  const uplineOf = await findUplines(tx)
  const clock = merchantClock(use(settingsPort).read(timeZone))

  await addMemberFigures(
    tx,
    sumBy(changes, ({ at, memberId, currency, vendorCode, gameType }) => ({
      since: at - (at % QUARTER),
      memberId,
      currency,
      vendorCode,
      gameType,
    })),
  )
  await addTeamFigures(tx, teamFigures(changes, uplineOf, clock))

  await beginDays(
    tx,
    changes.filter(({ rounds }) => rounds > 0).map((change) => ({ ...change, day: clock.dayOf(change.at).day })),
  )
  await endEmptyDays(
    tx,
    changes.filter(({ rounds }) => rounds < 0).map(({ memberId, at }) => ({ memberId, ...clock.dayOf(at) })),
  )
}

/** What changes for everyone above the members, by hour of the merchant's clock. */
export function teamFigures(
  changes: readonly (Sums & Pick<Change, 'memberId' | 'at' | 'currency' | 'gameType'>)[],
  uplineOf: UplineOf,
  clock: MerchantClock,
) {
  const byAgent = changes.flatMap((change) => {
    const [since, { day }] = [clock.hourOf(change.at), clock.dayOf(change.at)]
    return uplineOf(change).map((agentId) => ({ ...change, agentId, since, day }))
  })
  return sumBy(byAgent, ({ agentId, since, day, currency, gameType }) => ({ agentId, since, day, currency, gameType }))
}
