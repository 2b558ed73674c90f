import { listTransferOrders } from '@croupier/api/funds/list-transfer-orders.ts'
import { markTransfer } from '@croupier/api/funds/mark-transfer.ts'
import type { TransferDirection } from '@croupier/api/funds/transfer-choices.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Radio, RadioGroup } from '@croupier/kit/fields/choice.tsx'
import { useForm } from '@croupier/kit/form/use-form.ts'
import type { ReactNode } from 'react'
import { ReasonForm } from '../lists/reason-form.tsx'
import { useApproval } from '../lists/use-approval.ts'

/** A ruling on a transfer whose vendor cannot be asked any more; a second operator must approve it. */
export function MarkTransferForm({
  reference,
  direction,
  onBack,
}: {
  reference: string
  direction: TransferDirection
  onBack: () => void
}): ReactNode {
  const { t } = useWords('console-funds')
  const ask = useApproval()
  const mark = useCall(markTransfer, { refreshes: [listTransferOrders] })
  const form = useForm(markTransfer.input, {
    extra: () => ({ reference }),
    onSubmit: async (input) => {
      await ask(() => mark.mutateAsync(input))
      onBack()
    },
  })
  return (
    <ReasonForm form={form} action={t('console-funds.mark')} onBack={onBack}>
      <RadioGroup label={t('console-funds.mark.label')}>
        <Radio name="outcome" value="refused" label={t(`console-funds.mark.refused.${direction}`)} defaultChecked />
        <Radio name="outcome" value="done" label={t(`console-funds.mark.done.${direction}`)} />
      </RadioGroup>
    </ReasonForm>
  )
}
