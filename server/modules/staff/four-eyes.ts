import type { StaffSession } from '../../platform/actor.ts'
import type { Queryable } from '../../platform/database.ts'
import type { FourEyes } from '../../platform/four-eyes-port.ts'
import { Refusal } from '../../platform/refusal.ts'
import { findProposal, insertProposal, type KeptProposal } from './proposals-store.ts'

/** Fulfils fourEyesPort. */
export const fourEyes: FourEyes = {
  propose: async (tx, proposal) => (await insertProposal(tx, proposal)).toString(),
}

/**
 * A waiting proposal that this operator may decide on.
 * @throws Refusal not.found, staff.proposal.decided, staff.four.eyes for one's own
 */
export async function proposalToDecide(db: Queryable, session: StaffSession, id: bigint): Promise<KeptProposal> {
  const proposal = await findProposal(db, id)
  if (!proposal) throw new Refusal('not.found')
  if (proposal.state !== 'waiting') throw new Refusal('staff.proposal.decided')
  if (proposal.proposedById === session.staffId) throw new Refusal('staff.four.eyes')
  return proposal
}
