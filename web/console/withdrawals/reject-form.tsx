import { rejectWithdrawal } from '@croupier/api/wallet/withdrawals/reject-withdrawal.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import { useForm } from '@croupier/kit/form/use-form.ts'
import type { ReactNode } from 'react'
import { ReasonForm } from '../lists/reason-form.tsx'
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
    <ReasonForm
      form={form}
      hint={t('console-withdrawals.reject.hint')}
      action={t('console-withdrawals.reject')}
      danger
      onBack={onBack}
    />
  )
}
