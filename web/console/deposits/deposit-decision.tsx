import type { OutputOf } from '@croupier/api/operation.ts'
import { showDashboard } from '@croupier/api/reporting/show-dashboard.ts'
import { decideDeposit } from '@croupier/api/wallet/deposits/decide-deposit.ts'
import { listDepositOrders } from '@croupier/api/wallet/deposits/list-deposit-orders.ts'
import { releaseDeposit } from '@croupier/api/wallet/deposits/release-deposit.ts'
import { showDepositOrder } from '@croupier/api/wallet/deposits/show-deposit-order.ts'
import { takeDeposit } from '@croupier/api/wallet/deposits/take-deposit.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { AmountField } from '@croupier/kit/fields/amount-field.tsx'
import { Button } from '@croupier/kit/components/button.tsx'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import { useForm } from '@croupier/kit/form/use-form.ts'
import { type ReactNode, useState } from 'react'
import { useStaff } from '../frame/staff.tsx'
import { askApproval } from '../lists/approval.ts'
import { isOperator, operatorName } from '../lists/operator-name.ts'
import { Problem } from '../lists/problem.tsx'
import { ReasonForm } from '../lists/reason-form.tsx'

type Deposit = OutputOf<typeof showDepositOrder>

const refreshes = { refreshes: [showDepositOrder, listDepositOrders, showDashboard] } as const

/** First take it, so that nobody else decides it meanwhile; then credit what arrived, or refuse it. */
export function DepositDecision({ deposit }: { deposit: Deposit }): ReactNode {
  const { t } = useWords('console-deposits')
  const me = useStaff()
  const take = useCall(takeDeposit, refreshes)
  const release = useCall(releaseDeposit, refreshes)
  const [decision, setDecision] = useState<'credit' | 'refuse'>()
  const { reference, takenBy } = deposit

  if (!isOperator(takenBy, me.account)) {
    return (
      <div className="flex flex-col gap-3">
        <p className="text-sm text-ink-soft">
          {takenBy === null
            ? t(deposit.arrived === null ? 'console-deposits.review.byHand' : 'console-deposits.review.text')
            : t('console-deposits.takenBy', { name: operatorName(takenBy) })}
        </p>
        <Problem of={take.error} />
        {takenBy === null && (
          <Button variant="action" loading={take.isPending} onClick={() => take.mutate({ reference })}>
            {t('console-deposits.take')}
          </Button>
        )}
      </div>
    )
  }
  if (decision) return <DecisionForm deposit={deposit} decision={decision} onBack={() => setDecision(undefined)} />
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm text-ink-soft">{t('console-deposits.yours')}</p>
      <Problem of={release.error} />
      <div className="flex flex-wrap gap-3">
        <Button variant="action" onClick={() => setDecision('credit')}>
          {t(deposit.arrived === null ? 'console-deposits.credit.byHand' : 'console-deposits.credit')}
        </Button>
        <Button variant="danger" onClick={() => setDecision('refuse')}>
          {t('console-deposits.refuse')}
        </Button>
        <Button variant="ghost" loading={release.isPending} onClick={() => release.mutate({ reference })}>
          {t('console-deposits.release')}
        </Button>
      </div>
    </div>
  )
}

function DecisionForm({
  deposit,
  decision,
  onBack,
}: {
  deposit: Deposit
  decision: 'credit' | 'refuse'
  onBack: () => void
}): ReactNode {
  const { t } = useWords('console-deposits')
  const decide = useCall(decideDeposit, refreshes)
  const form = useForm(decideDeposit.input, {
    extra: () => ({ reference: deposit.reference, decision }),
    onSubmit: async (input) => {
      const outcome = await askApproval(() => decide.mutateAsync(input))
      if (outcome === 'waiting') {
        showToast({ text: t('console.approval.waiting') })
        onBack()
      } else {
        showToast({ tone: 'good', text: t(`console-deposits.decided.${decision}`) })
      }
    },
  })
  const isCoin = deposit.crypto !== null && deposit.arrived?.currency === deposit.crypto.currency
  const isOtherCurrency = deposit.arrived !== null && deposit.arrived.currency !== deposit.currency
  return (
    <ReasonForm form={form} action={t(`console-deposits.${decision}`)} danger={decision === 'refuse'} onBack={onBack}>
      {decision === 'credit' && deposit.arrived !== null && (
        <p className="text-sm">
          {t('console-deposits.credit.text', {
            amount: `${deposit.arrived.amount} ${deposit.arrived.currency}`,
            account: deposit.account,
          })}
        </p>
      )}
      {decision === 'credit' && deposit.arrived === null && (
        <AmountField
          name="amount"
          label={t('console-deposits.credit.amount')}
          hint={t('console-deposits.credit.byHand.hint')}
          currency={deposit.currency}
        />
      )}
      {decision === 'credit' && isOtherCurrency && (
        <AmountField
          name="amount"
          label={t('console-deposits.credit.amount')}
          hint={t(isCoin ? 'console-deposits.credit.coin.hint' : 'console-deposits.credit.amount.hint')}
          currency={deposit.currency}
          required={!isCoin}
        />
      )}
    </ReasonForm>
  )
}
