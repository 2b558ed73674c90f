import { nameOfActor } from '../../../platform/actor.ts'
import type { WriteScope } from '../../../platform/context.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { verificationDecided } from '../events.ts'
import { describeDocument } from './describe-verification.ts'
import { documentOfMember } from './document-of-member.ts'
import { moved, stateAt } from './verification.ts'
import {
  changeVerification,
  decideDocument,
  type Decision,
  lockVerification,
  replaceOlder,
} from './verifications-store.ts'

/**
 * Approves or refuses a document, once: of two operators the second is told that it is decided.
 * @throws Refusal verification.not.found, verification.decided
 */
export async function decideVerification(
  scope: WriteScope,
  of: { account: string; id: string },
  said: Pick<Decision, 'state' | 'reason' | 'validUntil'>,
) {
  const { tx } = scope
  const now = scope.clock.now()
  const found = await documentOfMember(tx, of)
  if (!found) throw new Refusal('verification.not.found')
  const { id, memberId } = found
  const before = await lockVerification(tx, memberId, now)
  const move = said.state === 'verified' ? 'approve' : 'refuse'
  // Looked at behind the lock: whoever is submitted is so by their last document.
  if (before.documentId !== id || !moved(stateAt(before, now), move)) throw new Refusal('verification.decided')
  const decision = { ...said, by: nameOfActor(scope.actor), at: now }
  await decideDocument(tx, id, decision)
  if (said.state === 'verified') await replaceOlder(tx, found)
  const refusals = said.state === 'verified' ? 0 : before.refusals + 1
  await changeVerification(tx, before, { state: said.state, refusals }, now)
  scope.announce(
    verificationDecided({
      memberId: memberId.toString(),
      documentId: of.id,
      state: said.state,
      reason: said.reason,
      at: now,
    }),
  )
  const { state, by, at, reason, validUntil } = decision
  return describeDocument({ ...found, state, decidedBy: by, decidedAt: at, reason, validUntil }, now)
}
