import { showPaymentPassword } from '@croupier/api/identity/passwords/show-payment-password.ts'
import { listPayoutAccounts } from '@croupier/api/wallet/payout-accounts/list-payout-accounts.ts'
import { listWithdrawBanks } from '@croupier/api/wallet/payout-accounts/list-withdraw-banks.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Dialog } from '@croupier/kit/overlays/dialog.tsx'
import { SkeletonText, Waiting } from '@croupier/kit/components/skeleton.tsx'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import type { ReactNode } from 'react'
import type { DialogPlace } from './dialog-host.tsx'
import { PayoutAccountForm } from '../../features/withdraw/payout-account-form.tsx'

/** Binds an account to be paid to. */
export default function PayoutAccountDialog({ open, onClose }: DialogPlace<'payoutAccount'>): ReactNode {
  const { t } = useWords('withdraw')
  const banks = useOperation(listWithdrawBanks).data
  const accounts = useOperation(listPayoutAccounts).data
  const password = useOperation(showPaymentPassword).data
  const done = (): void => {
    showToast({ tone: 'good', text: t('withdraw.account.bound') })
    onClose()
  }
  return (
    <Dialog open={open} onClose={onClose} title={t('withdraw.account.add')}>
      {banks && accounts && password ? (
        <PayoutAccountForm
          banks={banks.list}
          holder={accounts.holder}
          asksPassword={password.hasWithdrawalPassword}
          onDone={done}
        />
      ) : (
        <Waiting>
          <SkeletonText lines={6} />
        </Waiting>
      )}
    </Dialog>
  )
}
