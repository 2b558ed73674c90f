import type { ReceivedOf } from '@croupier/api/operation.ts'
import { creditMember } from '@croupier/api/wallet/purses/credit-member.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { AmountField } from '@croupier/kit/fields/amount-field.tsx'
import { useForm } from '@croupier/kit/form/use-form.ts'
import type { ReactNode } from 'react'
import { DialogForm } from '../lists/dialog-form.tsx'
import { ReasonField } from '../lists/reason-field.tsx'

interface CreditFormProps {
  account: string
  currency: string
  onCancel: () => void
  onCredit: (credit: ReceivedOf<typeof creditMember>) => void
}

export function CreditForm({ account, currency, onCancel, onCredit }: CreditFormProps): ReactNode {
  const { t } = useWords('console-members')
  const form = useForm(creditMember.input, { extra: () => ({ account }), onSubmit: onCredit })
  return (
    <DialogForm form={form} action={t('kit.next')} onCancel={onCancel}>
      <p className="text-ink-soft">{t('console-members.credit.text')}</p>
      <AmountField name="amount" label={t('console-members.statement.amount')} currency={currency} required />
      <ReasonField />
    </DialogForm>
  )
}
