import { debitMember } from '@croupier/api/wallet/purses/debit-member.ts'
import { showMember } from '@croupier/api/wallet/purses/show-member.ts'
import { showMemberStatement } from '@croupier/api/wallet/purses/show-member-statement.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { AmountField } from '@croupier/kit/fields/amount-field.tsx'
import { Dialog } from '@croupier/kit/overlays/dialog.tsx'
import { useForm } from '@croupier/kit/form/use-form.ts'
import type { ReactNode } from 'react'
import { DialogForm } from '../lists/dialog-form.tsx'
import { ReasonField } from '../lists/reason-field.tsx'
import { useApproval } from '../lists/use-approval.ts'

interface Debited {
  account: string
  currency: string
}

function DebitForm({ account, currency, onDone }: Debited & { onDone: () => void }): ReactNode {
  const { t } = useWords('console-members', 'fault')
  const debit = useCall(debitMember, { refreshes: [showMember, showMemberStatement] })
  const runApproved = useApproval()
  const form = useForm(debitMember.input, {
    extra: () => ({ account }),
    async onSubmit(input) {
      await runApproved(() => debit.mutateAsync(input))
      onDone()
    },
  })
  return (
    <DialogForm form={form} action={t('console-members.debit.action')} onCancel={onDone}>
      <p className="text-ink-soft">{t('console-members.debit.text')}</p>
      <AmountField name="amount" label={t('console-members.statement.amount')} currency={currency} required />
      <ReasonField />
    </DialogForm>
  )
}

/** Takes money from a member, which a second operator approves. */
export function DebitDialog({
  open,
  onClose,
  ...debited
}: Debited & { open: boolean; onClose: () => void }): ReactNode {
  const { t } = useWords('console-members')
  return (
    <Dialog open={open} onClose={onClose} title={t('console-members.debit.title')}>
      {open && <DebitForm {...debited} onDone={onClose} />}
    </Dialog>
  )
}
