import type { StaffSession } from '../../platform/actor.ts'
import type { Scope } from '../../platform/context.ts'
import type { Queryable } from '../../platform/database.ts'
import type { FourEyes } from '../../platform/four-eyes-port.ts'
import { Refusal } from '../../platform/refusal.ts'
import { approverSeparationDays, separationSince } from '../../platform/separation-port.ts'
import { settingsPort } from '../../platform/settings.ts'
import { accountsOfOneHand } from './openings-store.ts'
import { findProposal, insertProposal, type KeptProposal } from './proposals-store.ts'

/** Fulfils fourEyesPort. */
export const fourEyes: FourEyes = {
  propose: async (tx, proposal) => (await insertProposal(tx, proposal)).toString(),
}

/** Proposals this operator cannot decide on: their own, and those of every account that may be the same person's. */
export function ownHand(scope: Scope, db: Queryable, session: StaffSession): Promise<string[]> {
  const days = scope.use(settingsPort).read(approverSeparationDays)
  return accountsOfOneHand(db, session.staffId, separationSince(scope.clock.now(), days))
}

/**
 * A waiting proposal that this operator may decide on.
 * @throws Refusal not.found, staff.proposal.decided, staff.four.eyes for one's own
 */
export async function proposalToDecide(
  scope: Scope,
  db: Queryable,
  session: StaffSession,
  id: bigint,
): Promise<KeptProposal> {
  const proposal = await findProposal(db, id)
  if (!proposal) throw new Refusal('not.found')
  if (proposal.state !== 'waiting') throw new Refusal('staff.proposal.decided')
  if ((await ownHand(scope, db, session)).includes(proposal.proposedBy)) throw new Refusal('staff.four.eyes')
  return proposal
}
