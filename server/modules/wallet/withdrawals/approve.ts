import { nameOfActor, type StaffSession } from '../../../platform/actor.ts'
import type { WriteScope } from '../../../platform/context.ts'
import { enqueue } from '../../../platform/jobs.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { findMember } from '../../identity/index.ts'
import { announceStep, noteWithdrawal } from './move-withdrawal.ts'
import { sendPayout } from './send-payout.ts'
import { isOneOf, withdrawalEditors } from './withdrawal-editors.ts'
import type { Withdrawal } from './withdrawal.ts'

/** @throws Refusal withdrawal.approver.is.editor, withdrawal.member.frozen */
export async function requireApprover(scope: WriteScope, withdrawal: Withdrawal, session: StaffSession): Promise<void> {
  const editors = await withdrawalEditors(scope, scope.tx, withdrawal.memberId)
  if (await isOneOf(scope, scope.tx, session, editors)) throw new Refusal('withdrawal.approver.is.editor')
  const member = await findMember(scope.tx, withdrawal.memberId)
  if (member?.state !== 'active') throw new Refusal('withdrawal.member.frozen')
}

/**
 * Lets a locked withdrawal go to the payment provider. Whoever lately edited the member's money or
 * where it is paid does not, under no account, so that nobody pays alone what they arranged.
 * @throws Refusal withdrawal.approver.is.editor, withdrawal.member.frozen
 */
export async function approve(scope: WriteScope, withdrawal: Withdrawal, session: StaffSession): Promise<Withdrawal> {
  await requireApprover(scope, withdrawal, session)
  const { reference } = withdrawal
  const by = nameOfActor(session)
  announceStep(scope, withdrawal, 'approved')
  await enqueue(scope.tx, sendPayout, { reference }, { key: `payout ${reference}` })
  return noteWithdrawal(scope, withdrawal, { state: 'approved', approvedBy: by, takenBy: null, failure: null })
}
