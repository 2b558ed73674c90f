import type { WriteScope } from '../../platform/context.ts'
import { enqueue } from '../../platform/jobs.ts'
import { Refusal } from '../../platform/refusal.ts'
import { findMember } from '../identity/index.ts'
import { noteWithdrawal } from './move-withdrawal.ts'
import { sendPayout } from './send-payout.ts'
import { withdrawalEditors } from './withdrawal-editors.ts'
import type { Withdrawal } from './withdrawal.ts'

/**
 * Lets a locked withdrawal go to the payment provider. Whoever changed the member's accounts or credited him lately does
 * not, so that nobody pays alone what he arranged.
 * @throws Refusal withdrawal.approver.is.editor, withdrawal.member.frozen
 */
export async function approve(scope: WriteScope, withdrawal: Withdrawal, by: string): Promise<Withdrawal> {
  const editors = await withdrawalEditors(scope, scope.tx, withdrawal.memberId)
  if (editors.some(({ actor }) => actor === by)) throw new Refusal('withdrawal.approver.is.editor')
  const member = await findMember(scope.tx, withdrawal.memberId)
  if (member?.state !== 'active') throw new Refusal('withdrawal.member.frozen')
  const { reference } = withdrawal
  await enqueue(scope.tx, sendPayout, { reference }, { key: `payout ${reference}` })
  return noteWithdrawal(scope, withdrawal, { state: 'approved', approvedBy: by, takenBy: null, failure: null })
}
