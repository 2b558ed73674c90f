import { showPaymentPassword } from '@croupier/api/identity/passwords/show-payment-password.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { Notice } from '@croupier/kit/components/notice.tsx'
import { PasswordField } from '@croupier/kit/fields/password-field.tsx'
import type { ReactNode } from 'react'
import { openDialog } from '../../dialogs/open-dialog.ts'

/** The payment password that leaves with points, or the way to a first one. */
export function NeedsPassword({ children }: { children: ReactNode }): ReactNode {
  const { t } = useWords('points', 'fields')
  const { data } = useOperation(showPaymentPassword)
  if (data && !data.hasWithdrawalPassword) {
    return (
      <Notice
        action={
          <Button variant="action" onClick={() => openDialog({ kind: 'paymentPassword' })}>
            {t('points.redeem.password.set')}
          </Button>
        }
      >
        {t('points.redeem.password.missing')}
      </Notice>
    )
  }
  return (
    <>
      <PasswordField
        name="paymentPassword"
        label={t('fields.label.paymentPassword')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={64}
        required
      />
      {children}
    </>
  )
}
