import type { MemberSession } from '../../platform/actor.ts'
import type { ReadScope } from '../../platform/context.ts'
import { settingsPort } from '../../platform/settings.ts'
import { brand } from '../settings/index.ts'
import { leagueOf } from './courses.ts'
import type { PoolOf } from './describe-fixture.ts'
import { exposuresOf, poolAmong } from './exposures-store.ts'
import type { Fixture } from './fixtures-store.ts'

const isPooled = (fixture: Fixture) => leagueOf(fixture).markets.some(({ code }) => code === 'POOL')

/** What lies in the pools of these matches, in the currency of whoever asks; visitors see the brand's. */
export async function poolsOf(
  scope: Pick<ReadScope, 'db' | 'use'>,
  session: MemberSession | undefined,
  fixtures: readonly Fixture[],
): Promise<ReadonlyMap<bigint, PoolOf>> {
  const pooled = fixtures.filter(isPooled)
  if (pooled.length === 0) return new Map()
  const currency = session?.currency ?? scope.use(settingsPort).read(brand).currency
  const rows = await exposuresOf(
    scope.db,
    pooled.map(({ id }) => id),
  )
  return new Map(pooled.map(({ id }) => [id, { currency, pool: poolAmong(rows, id, currency) }]))
}
