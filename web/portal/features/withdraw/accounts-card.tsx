import type { OutputOf } from '@croupier/api/operation.ts'
import { listPayoutAccounts } from '@croupier/api/wallet/payout-accounts/list-payout-accounts.ts'
import { showSecurityConfig } from '@croupier/api/wallet/purses/show-security-config.ts'
import { unbindPayoutAccount } from '@croupier/api/wallet/payout-accounts/unbind-payout-account.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { Card } from '@croupier/kit/components/card.tsx'
import { Dialog } from '@croupier/kit/overlays/dialog.tsx'
import { IconButton } from '@croupier/kit/components/icon-button.tsx'
import { PasswordField } from '@croupier/kit/fields/password-field.tsx'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import { Form } from '@croupier/kit/form/form.tsx'
import { useForm } from '@croupier/kit/form/use-form.ts'
import { PlusIcon, TrashIcon } from '@croupier/kit/icons/actions.tsx'
import { type ReactNode, useState } from 'react'
import { openDialog } from '../../dialogs/open-dialog.ts'
import { followFault } from '../../dialogs/follow-faults.ts'
import { FormProblem } from '../../parts/form-problem.tsx'
import { Payee, type PayoutAccount } from './payee.tsx'

function RemoveForm({
  account,
  asksPassword,
  onClose,
}: {
  account: PayoutAccount
  asksPassword: boolean
  onClose: () => void
}): ReactNode {
  const { t } = useWords('withdraw', 'fields', 'fault', 'refusals')
  const unbind = useCall(unbindPayoutAccount, { refreshes: [listPayoutAccounts, showSecurityConfig] })
  const form = useForm(unbindPayoutAccount.input, {
    extra: () => ({ id: account.id }),
    async onSubmit(input) {
      await unbind.mutateAsync(input).catch((error: unknown) => {
        followFault(error)
        throw error
      })
      showToast({ tone: 'good', text: t('withdraw.account.removed') })
      onClose()
    },
  })
  return (
    <Form form={form}>
      <Payee payee={account} />
      <p className="text-sm text-ink-soft">{t('withdraw.account.remove.text')}</p>
      <FormProblem of={form.problem} />
      {asksPassword && (
        <PasswordField
          name="paymentPassword"
          label={t('fields.label.paymentPassword')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={64}
          required
        />
      )}
      <Button type="submit" variant="danger" wide loading={form.submitting}>
        {t('withdraw.account.remove')}
      </Button>
    </Form>
  )
}

/** The accounts a member can be paid to; adding and removing them. */
export function AccountsCard({
  accounts,
  asksPassword,
}: {
  accounts: OutputOf<typeof listPayoutAccounts>
  asksPassword: boolean
}): ReactNode {
  const { t } = useWords('withdraw')
  const [removing, setRemoving] = useState<PayoutAccount>()
  const [isRemoving, setIsRemoving] = useState(false)
  const { list, limit } = accounts
  return (
    <Card
      title={t('withdraw.account.title')}
      aside={
        <span className="figures text-sm text-ink-faint">
          {t('withdraw.account.count', { used: list.length, limit })}
        </span>
      }
      footer={
        list.length < limit && (
          <Button variant="ghost" icon={<PlusIcon />} onClick={() => openDialog({ kind: 'payoutAccount' })}>
            {t('withdraw.account.add')}
          </Button>
        )
      }
    >
      <ul className="flex flex-col">
        {list.map((account) => (
          <li
            key={account.id}
            className="flex items-center justify-between gap-3 border-b border-hairline py-3 last:border-0"
          >
            <Payee payee={account} />
            <IconButton
              label={t('withdraw.account.remove')}
              icon={<TrashIcon />}
              onClick={() => {
                setRemoving(account)
                setIsRemoving(true)
              }}
            />
          </li>
        ))}
      </ul>
      <Dialog open={isRemoving} onClose={() => setIsRemoving(false)} title={t('withdraw.account.remove.title')}>
        {removing && (
          <RemoveForm
            key={removing.id}
            account={removing}
            asksPassword={asksPassword}
            onClose={() => setIsRemoving(false)}
          />
        )}
      </Dialog>
    </Card>
  )
}
