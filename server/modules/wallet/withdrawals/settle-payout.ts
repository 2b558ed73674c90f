import type { WriteScope } from '../../../platform/context.ts'
import { noteWithdrawal, payOut } from './move-withdrawal.ts'
import { keepAnswer, keepEvent } from '../providers/payment-providers-store.ts'
import type { PayoutReport, ProviderEvent, ReportAnswer } from '../providers/payments-port.ts'
import { attemptsOf, noteAnswer, withdrawalOfAttempt } from './payout-attempts-store.ts'
import { judgePayoutReport } from './withdrawal.ts'
import { lockWithdrawal } from './withdrawals-store.ts'

/**
 * Takes what a provider says of a payout: by a call-back (`event`), or because it was asked. Whatever comes twice, late or
 * together, a withdrawal is settled once: the event's row comes first, then the withdrawal's lock, then its state.
 */
export async function takePayoutReport(
  scope: WriteScope,
  report: PayoutReport,
  event?: ProviderEvent,
): Promise<ReportAnswer> {
  const { tx } = scope
  if (event) {
    const before = await keepEvent(tx, 'payout', event, report)
    if (before !== undefined) return before
  }
  const answer = await settle(scope, report)
  if (event && answer !== 'taken') await keepAnswer(tx, report.provider, event, answer)
  return answer
}

async function settle(scope: WriteScope, report: PayoutReport): Promise<ReportAnswer> {
  const { tx } = scope
  const reference = await withdrawalOfAttempt(tx, report.reference, report.provider)
  const withdrawal = reference === undefined ? undefined : await lockWithdrawal(tx, reference)
  if (!withdrawal) return 'unknown-reference'
  const attempts = await attemptsOf(tx, withdrawal.id)
  const attempt = attempts.find((each) => each.reference === report.reference)
  if (!attempt) return 'unknown-reference'

  const verdict = judgePayoutReport(withdrawal.state, attempt, attempts, report.outcome)
  const { outcome: state, providerReference } = report
  const reason = report.reason === undefined ? {} : { reason: report.reason }
  await noteAnswer(tx, attempt.reference, { state, providerReference, ...reason, at: scope.clock.now() })
  switch (verdict) {
    case 'pay':
      await payOut(scope, withdrawal)
      return 'taken'
    case 'fail':
      await noteWithdrawal(scope, withdrawal, { state: 'failed', failure: report.reason ?? 'declined' })
      return 'taken'
    case 'note':
      return 'taken'
    default:
      scope.log.error(
        { reference, provider: report.provider, conflict: verdict },
        'payout: payment provider contradicts the recorded state',
      )
      await noteWithdrawal(scope, withdrawal, { conflict: verdict })
      return 'taken'
  }
}
