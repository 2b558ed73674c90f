import type { Scope } from '../../../platform/context.ts'
import type { Queryable } from '../../../platform/database.ts'
import { vendorById } from '../../catalogue/index.ts'
import type { Round } from './rounds-store.ts'
import { type RoundRecord, vendorProtocolsPort } from '../sessions/vendor-protocol-port.ts'

/** Rounds that can be shown again, by their ids: in their game's own page, or where their record says. */
export type ShownAgain = ReadonlyMap<string, RoundRecord | undefined>

/** Of these rounds those that can be shown again: over, and of a game that does so. */
export async function shownAgain(
  ctx: Pick<Scope, 'use'>,
  db: Queryable,
  rounds: readonly Round[],
): Promise<ShownAgain> {
  const over = rounds.filter(({ state }) => state === 'closed')
  const found = new Map<string, RoundRecord | undefined>()
  for (const { protocol, ...page } of ctx.use(vendorProtocolsPort)) {
    const ids = over.filter(({ vendorId }) => vendorById(ctx, vendorId)?.protocol === protocol).map(({ id }) => id)
    if (ids.length === 0) continue
    for (const id of (await page.shownAgain?.(ctx, db, ids)) ?? []) found.set(id, undefined)
    for (const [id, record] of (await page.recordsOf?.(ctx, db, ids)) ?? []) found.set(id, record)
  }
  return found
}
