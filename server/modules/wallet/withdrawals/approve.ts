import { Money } from '@croupier/basis/money.ts'
import { nameOfActor, type StaffSession } from '../../../platform/actor.ts'
import type { Scope, WriteScope } from '../../../platform/context.ts'
import { AwaitsApproval } from '../../../platform/four-eyes-port.ts'
import { enqueue } from '../../../platform/jobs.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { settingsPort } from '../../../platform/settings.ts'
import { findMember } from '../../identity/index.ts'
import { timeZone } from '../../settings/index.ts'
import { announceStep, noteWithdrawal } from './move-withdrawal.ts'
import { nextBatch } from './payout-batches.ts'
import { sendPayout } from './send-payout.ts'
import { approvedAloneMost, payoutTimes } from './withdraw-settings.ts'
import { isOneOf, withdrawalEditors } from './withdrawal-editors.ts'
import type { Withdrawal } from './withdrawal.ts'

/** @throws Refusal withdrawal.approver.is.editor, withdrawal.member.frozen */
export async function requireApprover(scope: WriteScope, withdrawal: Withdrawal, session: StaffSession): Promise<void> {
  const editors = await withdrawalEditors(scope, scope.tx, withdrawal.memberId)
  if (await isOneOf(scope, scope.tx, session, editors)) throw new Refusal('withdrawal.approver.is.editor')
  const member = await findMember(scope.tx, withdrawal.memberId)
  if (member?.state !== 'active') throw new Refusal('withdrawal.member.frozen')
}

/** When what is approved now is sent. */
export function sendsAt(scope: Scope, approvedAt = scope.clock.now()): number {
  const settings = scope.use(settingsPort)
  return nextBatch(settings.read(payoutTimes), settings.read(timeZone), approvedAt)
}

/** Above the setting one operator lets nothing go alone. @throws AwaitsApproval */
export function requireSecond(scope: WriteScope, { amount, currency }: Withdrawal): void {
  if (scope.approval) return
  const most = scope.use(settingsPort).read(approvedAloneMost)[currency]
  if (most !== undefined && amount > Money.parse(most, currency).units) throw new AwaitsApproval()
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
  await enqueue(scope.tx, sendPayout, { reference }, { key: `payout ${reference}`, runAt: sendsAt(scope) })
  return noteWithdrawal(scope, withdrawal, { state: 'approved', approvedBy: by, takenBy: null, failure: null })
}
