import type { ReceivedOf } from '@croupier/api/operation.ts'
import { creditMember } from '@croupier/api/wallet/credit-member.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { AmountField } from '@croupier/kit/components/amount-field.tsx'
import { Button } from '@croupier/kit/components/button.tsx'
import { Form } from '@croupier/kit/form/form.tsx'
import { useForm } from '@croupier/kit/form/use-form.ts'
import type { ReactNode } from 'react'
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
    <Form form={form} className="gap-5">
      <p className="text-ink-soft">{t('console-members.credit.text')}</p>
      <AmountField name="amount" label={t('console-members.statement.amount')} currency={currency} required />
      <ReasonField />
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onCancel}>{t('kit.cancel')}</Button>
        <Button type="submit" variant="action">
          {t('kit.next')}
        </Button>
      </div>
    </Form>
  )
}
