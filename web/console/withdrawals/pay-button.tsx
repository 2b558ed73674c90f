import { useWords } from '@croupier/client/words/use-words.ts'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { Button } from '@croupier/kit/components/button.tsx'
import { ConfirmDialog } from '@croupier/kit/overlays/confirm-dialog.tsx'
import { type ReactNode, useState } from 'react'
import { Facts } from '../lists/facts.tsx'
import type { WithdrawalOrder } from './withdrawal-panel.tsx'

/** Sends money out of the house: how much, whose and where to is looked at once more before it does. */
export function PayButton({
  order: { withdrawal },
  action,
  busy,
  onPay,
}: {
  order: WithdrawalOrder
  /** The verb, on the button and in the dialog. */
  action: string
  busy: boolean
  onPay: () => void
}): ReactNode {
  const { t } = useWords('console-withdrawals')
  const [isAsking, setAsking] = useState(false)
  const { account, currency, payee, remaining } = withdrawal
  return (
    <>
      <Button variant="action" loading={busy} onClick={() => setAsking(true)}>
        {action}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('console-withdrawals.pay.title')}
        confirm={action}
        onConfirm={() => {
          setAsking(false)
          onPay()
        }}
      >
        <p className="mb-3 text-center">
          <Amount value={remaining} currency={currency} display className="text-3xl text-ink" />
        </p>
        <Facts
          facts={[
            [t('console-withdrawals.column.account'), <bdi key="account">{account}</bdi>],
            [t('console-withdrawals.bank'), payee.bankName],
            [t('console-withdrawals.holder'), <bdi key="holder">{payee.holder}</bdi>],
            [
              t('console-withdrawals.number'),
              <bdi key="number" dir="ltr" className="figures">
                {payee.number}
              </bdi>,
            ],
          ]}
        />
      </ConfirmDialog>
    </>
  )
}
