import { Money } from '@croupier/basis/money.ts'
import * as z from 'zod/mini'
import { nameOfActor } from '../../../platform/actor.ts'
import type { Scope } from '../../../platform/context.ts'
import { enqueue, type Job, job } from '../../../platform/jobs.ts'
import { settingsPort } from '../../../platform/settings.ts'
import { findMember } from '../../identity/index.ts'
import { sendsAt } from './approve.ts'
import { announceStep, noteWithdrawal } from './move-withdrawal.ts'
import { sendPayout } from './send-payout.ts'
import { automaticApprovalMost } from './withdraw-settings.ts'
import { isTaken, moved, type Withdrawal } from './withdrawal.ts'
import { withdrawalEditors } from './withdrawal-editors.ts'
import { risksOfWithdrawals } from './withdrawal-risk-facts.ts'
import { lockWithdrawal } from './withdrawals-store.ts'

/** Whether a withdrawal is small enough to be approved by itself. */
export function isSmall(scope: Scope, { amount, currency }: Pick<Withdrawal, 'amount' | 'currency'>): boolean {
  const most = scope.use(settingsPort).read(automaticApprovalMost)[currency]
  return most !== undefined && amount <= Money.parse(most, currency).units
}

/**
 * Approves a small withdrawal that nothing speaks against. Where something does, where an operator has taken it, or where
 * somebody edited the member's money lately, it waits for a person like any other.
 */
export const approveAutomatically: Job<{ reference: string }> = job(
  'wallet.approveAutomatically',
  z.object({ reference: z.string() }),
  async (ctx, { reference }) => {
    await ctx.transaction(async (scope) => {
      const { tx } = scope
      const withdrawal = await lockWithdrawal(tx, reference)
      if (!withdrawal || moved(withdrawal.state, 'approve') === undefined) return
      if (isTaken(withdrawal, scope.clock.now()) || !isSmall(scope, withdrawal)) return
      const risks = (await risksOfWithdrawals(tx, [withdrawal]))(withdrawal.id)
      if (risks.length > 0 || (await withdrawalEditors(scope, tx, withdrawal.memberId)).length > 0) return
      if ((await findMember(tx, withdrawal.memberId))?.state !== 'active') return
      announceStep(scope, withdrawal, 'approved')
      await enqueue(tx, sendPayout, { reference }, { key: `payout ${reference}`, runAt: sendsAt(scope) })
      await noteWithdrawal(scope, withdrawal, {
        state: 'approved',
        approvedBy: nameOfActor(scope.actor),
        takenBy: null,
        failure: null,
      })
    })
  },
)
