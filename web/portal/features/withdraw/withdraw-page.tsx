import { listPayoutAccounts } from '@croupier/api/wallet/payout-accounts/list-payout-accounts.ts'
import { showWithdrawSettings } from '@croupier/api/wallet/withdrawals/show-withdraw-settings.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { EmptyWalletScene } from '@croupier/kit/art/empty-scenes.tsx'
import { EmptyState } from '@croupier/kit/components/empty-state.tsx'
import { Skeleton, Waiting } from '@croupier/kit/components/skeleton.tsx'
import type { ReactNode } from 'react'
import { ReadFault } from '../../parts/read-fault.tsx'
import { AccountsCard } from './accounts-card.tsx'
import { FirstSteps } from './first-steps.tsx'
import { PartsCard } from './parts-card.tsx'
import { PartsHistory } from './parts-history.tsx'
import { TurnoverCard } from './turnover-card.tsx'
import { WithdrawForm } from './withdraw-form.tsx'
import { isZero } from './withdrawal-math.ts'
import { WithdrawalHistory } from './withdrawal-history.tsx'

/** Withdrawing: requirements, amount, account, and the outcome. */
export default function WithdrawPage(): ReactNode {
  const { t } = useWords('withdraw', 'refusals')
  const settings = useOperation(showWithdrawSettings)
  const accounts = useOperation(listPayoutAccounts)
  const error = settings.error ?? accounts.error
  if (error && !(settings.data && accounts.data)) {
    return (
      <ReadFault
        of={{
          error,
          isFetching: settings.isFetching || accounts.isFetching,
          refetch: () => Promise.all([settings.refetch(), accounts.refetch()]),
        }}
      />
    )
  }
  if (!settings.data || !accounts.data) {
    return (
      <Waiting className="flex flex-col gap-4">
        <Skeleton className="h-96 w-full" />
        <Skeleton className="h-48 w-full" />
      </Waiting>
    )
  }

  const { allowWithdraw, hasWithdrawalPassword, missingTurnover } = settings.data
  const { list } = accounts.data
  const isReady = hasWithdrawalPassword && list.length > 0
  return (
    <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
      <div className="flex min-w-0 flex-col gap-4">
        <PartsCard />
        {allowWithdraw === 'N' ? (
          <EmptyState scene={<EmptyWalletScene />} title={t('withdraw.closed.title')}>
            {t('withdraw.closed.text')}
          </EmptyState>
        ) : !isReady ? (
          <FirstSteps hasPassword={hasWithdrawalPassword} hasAccount={list.length > 0} />
        ) : isZero(missingTurnover) ? (
          <WithdrawForm
            settings={settings.data}
            accounts={list}
            onCheck={async () => (await settings.refetch()).data}
          />
        ) : null}
        {!isZero(missingTurnover) && <TurnoverCard settings={settings.data} />}
        {list.length > 0 && <AccountsCard accounts={accounts.data} asksPassword={hasWithdrawalPassword} />}
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        <WithdrawalHistory />
        <PartsHistory />
      </div>
    </div>
  )
}
