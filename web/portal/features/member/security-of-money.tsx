import { showPaymentPassword } from '@croupier/api/identity/show-payment-password.ts'
import { listPayoutAccounts } from '@croupier/api/wallet/list-payout-accounts.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button, buttonClasses } from '@croupier/kit/components/button.tsx'
import { Card } from '@croupier/kit/components/card.tsx'
import { Skeleton } from '@croupier/kit/components/skeleton.tsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { openDialog } from '../../app/dialogs.ts'

function Row({ label, state, action }: { label: string; state: ReactNode; action: ReactNode }): ReactNode {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-hairline py-3 last:border-0">
      <span className="flex min-w-0 flex-col">
        <span className="text-ink">{label}</span>
        <span className="text-sm text-ink-faint">{state}</span>
      </span>
      {action}
    </li>
  )
}

/** What stands before money leaves: the payment password, and the accounts it may go to. */
export function SecurityOfMoney(): ReactNode {
  const { t } = useWords('withdraw')
  const password = useOperation(showPaymentPassword).data
  const accounts = useOperation(listPayoutAccounts).data
  const waiting = <Skeleton className="mt-1 h-4 w-20" />
  const isSet = password?.hasWithdrawalPassword ?? false
  return (
    <Card title={t('withdraw.security.title')}>
      <ul>
        <Row
          label={t('withdraw.security.password')}
          state={password ? t(isSet ? 'withdraw.security.password.is' : 'withdraw.security.password.none') : waiting}
          action={
            <Button disabled={!password} onClick={() => openDialog({ kind: 'paymentPassword' })}>
              {t(isSet ? 'withdraw.password.change' : 'withdraw.password.set')}
            </Button>
          }
        />
        <Row
          label={t('withdraw.security.accounts')}
          state={accounts ? t('withdraw.security.accounts.count', { count: accounts.list.length }) : waiting}
          action={
            <Link to="/member?page=withdraw" className={buttonClasses('quiet')}>
              {t('withdraw.security.accounts.see')}
            </Link>
          }
        />
      </ul>
    </Card>
  )
}
