import { showPaymentPassword } from '@croupier/api/identity/passwords/show-payment-password.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button, buttonClasses } from '@croupier/kit/components/button.tsx'
import { Card } from '@croupier/kit/components/card.tsx'
import { Skeleton } from '@croupier/kit/components/skeleton.tsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { openDialog } from '../../dialogs/open-dialog.ts'
import type { Security } from './security.ts'
import { SecurityRow } from './security-row.tsx'

/** What stands before money leaves: the payment password, and the accounts it may go to. */
export function MoneyCard({ security }: { security: Security }): ReactNode {
  const { t } = useWords('withdraw')
  const password = useOperation(showPaymentPassword).data
  const accounts = security?.bound.payoutAccounts
  const waiting = <Skeleton className="mt-1 h-4 w-20" />
  const isSet = password?.hasWithdrawalPassword ?? false
  return (
    <Card title={t('withdraw.security.title')}>
      <ul>
        <SecurityRow
          label={t('withdraw.security.password')}
          state={password ? t(isSet ? 'withdraw.security.password.is' : 'withdraw.security.password.none') : waiting}
          action={
            <Button disabled={!password} onClick={() => openDialog({ kind: 'paymentPassword' })}>
              {t(isSet ? 'withdraw.password.change' : 'withdraw.password.set')}
            </Button>
          }
        />
        <SecurityRow
          label={t('withdraw.security.accounts')}
          state={accounts ? t('withdraw.security.accounts.count', { count: accounts.length }) : waiting}
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
