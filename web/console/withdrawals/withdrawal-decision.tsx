import { approveWithdrawal } from '@croupier/api/wallet/withdrawals/approve-withdrawal.ts'
import { checkWithdrawal } from '@croupier/api/wallet/withdrawals/check-withdrawal.ts'
import { matchWithdrawal } from '@croupier/api/wallet/withdrawals/match-withdrawal.ts'
import { releaseWithdrawal } from '@croupier/api/wallet/withdrawals/release-withdrawal.ts'
import { resendWithdrawal } from '@croupier/api/wallet/withdrawals/resend-withdrawal.ts'
import { takeWithdrawal } from '@croupier/api/wallet/withdrawals/take-withdrawal.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import { type ReactNode, useState } from 'react'
import { useMay, useStaff } from '../frame/staff.tsx'
import { askApproval } from '../lists/approval.ts'
import { isOperator, operatorName } from '../lists/operator-name.ts'
import { Problem } from '../lists/problem.tsx'
import { MarkForm } from './mark-form.tsx'
import { PayButton } from './pay-button.tsx'
import { RejectForm } from './reject-form.tsx'
import type { WithdrawalOrder } from './withdrawal-panel.tsx'
import { withdrawalReads } from './withdrawal-reads.ts'

/** What this operator can do with a withdrawal as it stands; nothing where it has ended. */
export function WithdrawalDecision({ order }: { order: WithdrawalOrder }): ReactNode {
  const may = useMay()
  const { state } = order.withdrawal
  if (!may('withdrawals.work')) return null
  if (state === 'requested') return <Request order={order} />
  if (state === 'matching') return <Matching order={order} />
  if (state === 'unknown' || state === 'failed' || state === 'sent') return <Payout order={order} />
  return null
}

/** First take it, so that nobody else decides it meanwhile; then approve, reject or give it back. */
function Request({ order }: { order: WithdrawalOrder }): ReactNode {
  const { t } = useWords('console-withdrawals')
  const may = useMay()
  const me = useStaff()
  const take = useCall(takeWithdrawal, { refreshes: withdrawalReads })
  const release = useCall(releaseWithdrawal, { refreshes: withdrawalReads })
  const approve = useCall(approveWithdrawal, { refreshes: withdrawalReads })
  const match = useCall(matchWithdrawal, { refreshes: withdrawalReads })
  const [rejecting, setRejecting] = useState(false)
  const { reference, takenBy } = order.withdrawal

  if (!isOperator(takenBy, me.account)) {
    return (
      <div className="flex flex-col gap-3">
        <Problem of={take.error} />
        {takenBy === null ? (
          <Button variant="action" loading={take.isPending} onClick={() => take.mutate({ reference })}>
            {t('console-withdrawals.take')}
          </Button>
        ) : (
          <p className="text-sm text-ink-soft">{t('console-withdrawals.takenBy', { name: operatorName(takenBy) })}</p>
        )}
      </div>
    )
  }
  if (rejecting) return <RejectForm reference={reference} onBack={() => setRejecting(false)} />
  // Above a limit a colleague has to agree; other refusals stand above the buttons.
  const pay = async (write: () => Promise<unknown>, done: string): Promise<void> => {
    try {
      const outcome = await askApproval(write)
      showToast(outcome === 'waiting' ? { text: t('console.approval.waiting') } : { tone: 'good', text: done })
    } catch {
      return
    }
    approve.reset()
    match.reset()
  }
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm text-ink-soft">{t('console-withdrawals.yours')}</p>
      {may('withdrawals.approve') && !order.mayApprove && (
        <p className="text-sm text-ink-soft">{t('refusals.withdrawal.approver.is.editor')}</p>
      )}
      <Problem of={approve.error ?? match.error ?? release.error} />
      <div className="flex flex-wrap gap-3">
        {may('withdrawals.approve') && order.mayApprove && (
          <PayButton
            order={order}
            action={t('console-withdrawals.approve')}
            busy={approve.isPending}
            onPay={() => void pay(() => approve.mutateAsync({ reference }), t('console-withdrawals.approved'))}
          />
        )}
        {may('withdrawals.approve') && order.mayApprove && (
          <Button
            loading={match.isPending}
            onClick={() => void pay(() => match.mutateAsync({ reference }), t('console-withdrawals.match.done'))}
          >
            {t('console-withdrawals.match')}
          </Button>
        )}
        <Button variant="danger" onClick={() => setRejecting(true)}>
          {t('console-withdrawals.reject')}
        </Button>
        <Button variant="ghost" loading={release.isPending} onClick={() => release.mutate({ reference })}>
          {t('console-withdrawals.release')}
        </Button>
      </div>
    </div>
  )
}

/** Paid by members in parts: what none of them pays is sent by a provider, or returned. */
function Matching({ order }: { order: WithdrawalOrder }): ReactNode {
  const { t } = useWords('console-withdrawals')
  const may = useMay()
  const resend = useCall(resendWithdrawal, { refreshes: withdrawalReads })
  const [rejecting, setRejecting] = useState(false)
  const { reference } = order.withdrawal
  const isOpen = order.parts.some(({ state }) => state === 'offered' || state === 'told' || state === 'disputed')
  if (rejecting) return <RejectForm reference={reference} onBack={() => setRejecting(false)} />
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm text-ink-soft">{t('console-withdrawals.matching.text')}</p>
      <Problem of={resend.error} />
      {!isOpen && (
        <div className="flex flex-wrap gap-3">
          {may('withdrawals.approve') && (
            <PayButton
              order={order}
              action={t('console-withdrawals.matching.rest')}
              busy={resend.isPending}
              onPay={() => resend.mutate({ reference })}
            />
          )}
          <Button variant="danger" onClick={() => setRejecting(true)}>
            {t('console-withdrawals.return')}
          </Button>
        </div>
      )}
    </div>
  )
}

/** A payout that was sent: ask what became of it, send it again, return the money, or rule on it with a colleague. */
function Payout({ order }: { order: WithdrawalOrder }): ReactNode {
  const { t } = useWords('console-withdrawals')
  const may = useMay()
  const check = useCall(checkWithdrawal, { refreshes: withdrawalReads })
  const resend = useCall(resendWithdrawal, { refreshes: withdrawalReads })
  const [form, setForm] = useState<'reject' | 'mark'>()
  const { reference, state } = order.withdrawal
  const back = (): void => setForm(undefined)

  if (form === 'reject') return <RejectForm reference={reference} onBack={back} />
  if (form === 'mark') return <MarkForm reference={reference} onBack={back} />
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm text-ink-soft">
        {t(`console-withdrawals.payout.${state as 'unknown' | 'failed' | 'sent'}`)}
      </p>
      <Problem of={check.error ?? resend.error} />
      <div className="flex flex-wrap gap-3">
        {state !== 'failed' && (
          <Button loading={check.isPending} onClick={() => check.mutate({ reference })}>
            {t('console-withdrawals.check')}
          </Button>
        )}
        {state !== 'sent' && may('withdrawals.approve') && (
          <PayButton
            order={order}
            action={t('console-withdrawals.resend')}
            busy={resend.isPending}
            onPay={() => resend.mutate({ reference })}
          />
        )}
        {state === 'failed' && (
          <Button variant="danger" onClick={() => setForm('reject')}>
            {t('console-withdrawals.return')}
          </Button>
        )}
        {state !== 'failed' && <Button onClick={() => setForm('mark')}>{t('console-withdrawals.mark')}</Button>}
      </div>
    </div>
  )
}
