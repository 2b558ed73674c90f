import type { Scope } from '../../../platform/context.ts'
import type { Queryable } from '../../../platform/database.ts'
import { vendorById } from '../../catalogue/index.ts'
import type { Round } from './rounds-store.ts'
import { vendorProtocolsPort } from '../sessions/vendor-protocol-port.ts'

/** Of these rounds those that can be shown again in their game's own page: over, and of a page that does so. */
export async function shownAgain(
  ctx: Pick<Scope, 'use'>,
  db: Queryable,
  rounds: readonly Round[],
): Promise<ReadonlySet<string>> {
  const over = rounds.filter(({ state }) => state === 'closed')
  const found = new Set<string>()
  for (const { protocol, shownAgain: ask } of ctx.use(vendorProtocolsPort)) {
    const ids = over.filter(({ vendorId }) => vendorById(ctx, vendorId)?.protocol === protocol).map(({ id }) => id)
    if (ask && ids.length > 0) for (const id of await ask(ctx, db, ids)) found.add(id)
  }
  return found
}
