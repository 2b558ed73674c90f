import { rejectWithdrawal } from '@croupier/api/wallet/reject-withdrawal.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { TextArea } from '@croupier/kit/components/text-field.tsx'
import { showToast } from '@croupier/kit/components/toast-queue.ts'
import { Form } from '@croupier/kit/form/form.tsx'
import { useForm } from '@croupier/kit/form/use-form.ts'
import type { ReactNode } from 'react'
import { Problem } from '../lists/problem.tsx'
import { withdrawalReads } from './withdrawal-reads.ts'

/** Why the money goes back; the member reads it. */
export function RejectForm({ reference, onBack }: { reference: string; onBack: () => void }): ReactNode {
  const { t } = useWords('console-withdrawals')
  const reject = useCall(rejectWithdrawal, { refreshes: withdrawalReads })
  const form = useForm(rejectWithdrawal.input, {
    extra: () => ({ reference }),
    onSubmit: async (input) => {
      await reject.mutateAsync(input)
      showToast({ tone: 'good', text: t('console-withdrawals.rejected') })
      onBack()
    },
  })
  return (
    <Form form={form} className="gap-4">
      <TextArea
        name="note"
        label={t('console.reason.label')}
        hint={t('console-withdrawals.reject.hint')}
        rows={3}
        required
      />
      <Problem of={form.problem} />
      <div className="flex flex-wrap gap-3">
        <Button onClick={onBack}>{t('kit.back')}</Button>
        <Button type="submit" variant="danger" loading={form.submitting}>
          {t('console-withdrawals.reject')}
        </Button>
      </div>
    </Form>
  )
}
