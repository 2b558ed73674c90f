import { showPaymentPassword } from '@croupier/api/identity/passwords/show-payment-password.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Dialog } from '@croupier/kit/overlays/dialog.tsx'
import { SkeletonText, Waiting } from '@croupier/kit/components/skeleton.tsx'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import { type ReactNode, useState } from 'react'
import type { DialogPlace } from './dialog-host.tsx'
import { PaymentPasswordForm } from '../../features/withdraw/payment-password-form.tsx'

/** Sets the payment password, or changes it where there is one. */
export default function PaymentPasswordDialog({ open, onClose }: DialogPlace<'paymentPassword'>): ReactNode {
  const { t } = useWords('withdraw')
  const { data } = useOperation(showPaymentPassword)
  // What it was when it opened: setting it must not turn the dialog into the other one before it has gone.
  const [present, setPresent] = useState<typeof data>()
  const [wasOpen, setWasOpen] = useState(false)
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) setPresent(data)
  } else if (open && !present && data) setPresent(data)
  const title = present?.hasWithdrawalPassword ? 'withdraw.password.change.title' : 'withdraw.password.set.title'
  const done = (): void => {
    showToast({ tone: 'good', text: t('withdraw.password.done') })
    onClose()
  }
  return (
    <Dialog open={open} onClose={onClose} title={t(title)}>
      {present ? (
        <PaymentPasswordForm present={present} onDone={done} />
      ) : (
        <Waiting>
          <SkeletonText lines={4} />
        </Waiting>
      )}
    </Dialog>
  )
}
