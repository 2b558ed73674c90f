import { decidePart } from '@croupier/api/wallet/parts/decide-part.ts'
import { showPartPicture } from '@croupier/api/wallet/parts/show-part-picture.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { Status } from '@croupier/kit/components/badge.tsx'
import { Button } from '@croupier/kit/components/button.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import { useForm } from '@croupier/kit/form/use-form.ts'
import { type ReactNode, useState } from 'react'
import { useMay } from '../frame/staff.tsx'
import { Problem } from '../lists/problem.tsx'
import { ReasonForm } from '../lists/reason-form.tsx'
import { AccountLink } from '../frame/account-link.tsx'
import type { WithdrawalOrder } from './withdrawal-panel.tsx'
import { withdrawalReads } from './withdrawal-reads.ts'
import { partTones } from './withdrawal-words.ts'

type Part = WithdrawalOrder['parts'][number]
type Decision = 'received' | 'refused'

function Picture({ id, of }: { id: string; of: 'slip' | 'denial' }): ReactNode {
  const { t } = useWords('console-withdrawals')
  const show = useCall(showPartPicture)
  const label = t(`console-withdrawals.part.${of}`)
  if (show.data) {
    return (
      <img
        src={show.data.address}
        alt={label}
        className="max-h-96 w-full rounded-md border border-hairline object-contain"
      />
    )
  }
  return (
    <>
      <Problem of={show.error} />
      <Button size="small" className="self-start" loading={show.isPending} onClick={() => show.mutate({ id, of })}>
        {label}
      </Button>
    </>
  )
}

function RulingForm({ id, decision, onBack }: { id: string; decision: Decision; onBack: () => void }): ReactNode {
  const { t } = useWords('console-withdrawals')
  const decide = useCall(decidePart, { refreshes: withdrawalReads })
  const word = decision === 'received' ? 'force' : 'refuse'
  const form = useForm(decidePart.input, {
    extra: () => ({ id, decision }),
    onSubmit: async (input) => {
      await decide.mutateAsync(input)
      showToast({ tone: 'good', text: t(`console-withdrawals.part.${word}.done`) })
    },
  })
  return (
    <ReasonForm
      form={form}
      action={t(`console-withdrawals.part.${word}`)}
      danger={decision === 'refused'}
      onBack={onBack}
    />
  )
}

function PartItem({ part }: { part: Part }): ReactNode {
  const { t } = useWords('console-withdrawals')
  const may = useMay()
  const [decision, setDecision] = useState<Decision>()
  const { id, state } = part
  const isOpen = state === 'told' || state === 'disputed'
  return (
    <li className="flex flex-col gap-2 rounded-md border border-hairline bg-raised px-4 py-3">
      <div className="flex flex-wrap justify-between gap-x-4">
        <Status tone={partTones[state]}>{t(`console-withdrawals.part.state.${state}`)}</Status>
        <Amount value={part.amount} currency={part.currency} className="font-medium" />
      </div>
      <p className="flex flex-wrap gap-x-2 text-ink-soft">
        {t('console-withdrawals.part.payer')} <AccountLink account={part.payer} look="text" />
        <bdi dir="ltr">{part.deposit}</bdi>
        {part.transactionId && <bdi dir="ltr">{part.transactionId}</bdi>}
        {part.payerName && <bdi>{part.payerName}</bdi>}
      </p>
      <Time at={part.closedAt ?? part.toldAt ?? part.offeredAt} className="text-ink-faint" />
      {part.closedHow && <p className="text-ink-faint">{t(`console-withdrawals.part.ended.${part.closedHow}`)}</p>}
      {part.denialNote && <p className="text-ink-soft">{part.denialNote}</p>}
      {part.note && <p className="text-ink-soft">{part.note}</p>}
      {part.hasSlip && <Picture id={id} of="slip" />}
      {part.hasDenialPicture && <Picture id={id} of="denial" />}
      {isOpen && may('withdrawals.work') && decision === undefined && (
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => setDecision('received')}>{t('console-withdrawals.part.force')}</Button>
          {state === 'disputed' && (
            <Button variant="danger" onClick={() => setDecision('refused')}>
              {t('console-withdrawals.part.refuse')}
            </Button>
          )}
        </div>
      )}
      {isOpen && decision && <RulingForm id={id} decision={decision} onBack={() => setDecision(undefined)} />}
    </li>
  )
}

/** The parts in which members pay a withdrawal, with what both sides show, and the ruling where they differ. */
export function WithdrawalParts({ parts }: { parts: readonly Part[] }): ReactNode {
  const { t } = useWords('console-withdrawals')
  return (
    <section>
      <h3 className="mb-2 text-sm">{t('console-withdrawals.parts')}</h3>
      <ol className="flex flex-col gap-3 text-sm">
        {parts.map((part) => (
          <PartItem key={part.id} part={part} />
        ))}
      </ol>
    </section>
  )
}
