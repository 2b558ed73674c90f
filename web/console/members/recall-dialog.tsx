import { listTransferOrders } from '@croupier/api/funds/list-transfer-orders.ts'
import { recallMemberFunds } from '@croupier/api/funds/recall-member-funds.ts'
import type { OutputOf } from '@croupier/api/operation.ts'
import { showMember } from '@croupier/api/wallet/purses/show-member.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { Button } from '@croupier/kit/components/button.tsx'
import { Dialog } from '@croupier/kit/overlays/dialog.tsx'
import { useForm } from '@croupier/kit/form/use-form.ts'
import { type ReactNode, useState } from 'react'
import { DialogForm } from '../lists/dialog-form.tsx'
import { ReasonField } from '../lists/reason-field.tsx'

type Recalled = OutputOf<typeof recallMemberFunds>['list']

/** Brings back what a member has in vendors' wallets, and says what came of it at each. */
export function RecallDialog({
  open,
  onClose,
  member: { account, currency },
}: {
  open: boolean
  onClose: () => void
  member: OutputOf<typeof showMember>
}): ReactNode {
  const { t } = useWords('console-members')
  const recall = useCall(recallMemberFunds, { refreshes: [showMember, listTransferOrders] })
  const [recalled, setRecalled] = useState<Recalled>()
  const form = useForm(recallMemberFunds.input, {
    extra: () => ({ account }),
    onSubmit: async (input): Promise<void> => setRecalled((await recall.mutateAsync(input)).list),
  })
  const close = (): void => {
    onClose()
    setRecalled(undefined)
  }
  return (
    <Dialog open={open} onClose={close} title={t('console-members.action.recall.title', { account })}>
      {recalled ? (
        <div className="flex flex-col gap-5">
          <div aria-live="polite">
            <Outcomes recalled={recalled} currency={currency} />
          </div>
          <Button onClick={close} className="self-end">
            {t('kit.close')}
          </Button>
        </div>
      ) : (
        <DialogForm form={form} action={t('console-members.action.recall')} onCancel={close}>
          <p className="text-ink-soft">{t('console-members.action.recall.text')}</p>
          <ReasonField />
        </DialogForm>
      )}
    </Dialog>
  )
}

function Outcomes({ recalled, currency }: { recalled: Recalled; currency: string }): ReactNode {
  const { t } = useWords('console-members')
  if (recalled.length === 0) return <p>{t('console-members.recall.none')}</p>
  return (
    <ul className="flex flex-col gap-3">
      {recalled.map(({ vassalage, vendorName, outcome, amount }) => (
        <li key={vassalage} className="flex flex-wrap justify-between gap-x-4">
          <span>
            <bdi className="font-medium">{vendorName}</bdi>
            <span className="block text-sm text-ink-soft">{t(`console-members.recall.${outcome}`)}</span>
          </span>
          {amount !== null && <Amount value={amount} currency={currency} />}
        </li>
      ))}
    </ul>
  )
}
