import { markWithdrawal } from '@croupier/api/wallet/withdrawals/mark-withdrawal.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Radio, RadioGroup } from '@croupier/kit/fields/choice.tsx'
import { useForm } from '@croupier/kit/form/use-form.ts'
import type { ReactNode } from 'react'
import { ReasonForm } from '../lists/reason-form.tsx'
import { useApproval } from '../lists/use-approval.ts'
import { withdrawalReads } from './withdrawal-reads.ts'

/** A ruling on a payout nobody can ask the provider about; a second operator must approve it. */
export function MarkForm({ reference, onBack }: { reference: string; onBack: () => void }): ReactNode {
  const { t } = useWords('console-withdrawals')
  const ask = useApproval()
  const mark = useCall(markWithdrawal, { refreshes: withdrawalReads })
  const form = useForm(markWithdrawal.input, {
    extra: () => ({ reference }),
    onSubmit: async (input) => {
      await ask(() => mark.mutateAsync(input))
      onBack()
    },
  })
  return (
    <ReasonForm form={form} action={t('console-withdrawals.mark')} onBack={onBack}>
      <RadioGroup label={t('console-withdrawals.mark.label')}>
        <Radio name="outcome" value="paid" label={t('console-withdrawals.mark.paid')} defaultChecked />
        <Radio name="outcome" value="failed" label={t('console-withdrawals.mark.failed')} />
      </RadioGroup>
    </ReasonForm>
  )
}
