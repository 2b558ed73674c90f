import type { InputOf, OutputOf } from '@croupier/api/operation.ts'
import { listRounds } from '@croupier/api/play/records/list-rounds.ts'
import { resettleRound } from '@croupier/api/play/rulings/resettle-round.ts'
import { showRound } from '@croupier/api/play/records/show-round.ts'
import { voidRound } from '@croupier/api/play/rulings/void-round.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { AmountField } from '@croupier/kit/fields/amount-field.tsx'
import { Button } from '@croupier/kit/components/button.tsx'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import type { FormSchema } from '@croupier/kit/form/schema.ts'
import { useForm } from '@croupier/kit/form/use-form.ts'
import { type ReactNode, useState } from 'react'
import { useMay } from '../frame/staff.tsx'
import { askApproval } from '../lists/approval.ts'
import { useFocusFollows } from '../lists/use-focus-follows.ts'
import { ReasonForm } from '../lists/reason-form.tsx'

type Round = OutputOf<typeof showRound>['round']

/** What an operator can make of a round its vendor left wrong; nothing where all of it was taken back. */
export function RuleOnRound({ round }: { round: Round }): ReactNode {
  const { t } = useWords('console-rounds')
  const may = useMay()
  const [form, setForm] = useState<'void' | 'resettle'>()
  const place = useFocusFollows<HTMLDivElement>(form)
  const back = (): void => setForm(undefined)
  return (
    <div ref={place} className="empty:hidden">
      {may('rounds.rule') && round.status !== 'void' && (
        <>
          {form === 'void' && <VoidForm round={round} onBack={back} />}
          {form === 'resettle' && <ResettleForm round={round} onBack={back} />}
          {form === undefined && (
            <div className="flex flex-wrap gap-3">
              <Button onClick={() => setForm('resettle')}>{t('console-rounds.resettle')}</Button>
              <Button variant="danger" onClick={() => setForm('void')}>
                {t('console-rounds.void')}
              </Button>
            </div>
          )}
        </>
      )}
    </div>
  )
}

/** Says that it was done, and whether all that was due could be taken. */
function useRuled(): (ruled: OutputOf<typeof voidRound>) => void {
  const { t } = useWords('console-rounds')
  return ({ shortfall }) =>
    showToast(
      Number(shortfall) > 0 ? { text: t('console-rounds.ruled.shortfall') } : { tone: 'good', text: t('kit.saved') },
    )
}

type Ruling = typeof voidRound | typeof resettleRound

/** Why the round is ruled on, below what else a ruling asks for. */
function RulingForm<Shape extends Ruling & { input: FormSchema<InputOf<Shape>> }>({
  ruling,
  roundId,
  text,
  action,
  danger,
  onBack,
  children,
}: {
  ruling: Shape
  roundId: string
  text: string
  action: string
  danger: boolean
  onBack: () => void
  children?: ReactNode
}): ReactNode {
  // What is wrong with an amount is said in them.
  const { t } = useWords('fault')
  const rule = useCall(ruling, { refreshes: [showRound, listRounds] })
  const say = useRuled()
  const form = useForm<InputOf<Shape>>(ruling.input, {
    extra: () => ({ roundId }),
    onSubmit: async (input): Promise<void> => {
      // What gives the member more than one person may give alone waits for a second.
      const outcome = await askApproval(async () => say(await rule.mutateAsync(input)))
      if (outcome === 'waiting') showToast({ text: t('console.approval.waiting') })
      onBack()
    },
  })
  return (
    <ReasonForm form={form} action={action} danger={danger} onBack={onBack}>
      <p className="text-sm text-ink-soft">{text}</p>
      {children}
    </ReasonForm>
  )
}

function VoidForm({ round: { roundId }, onBack }: { round: Round; onBack: () => void }): ReactNode {
  const { t } = useWords('console-rounds')
  return (
    <RulingForm
      ruling={voidRound}
      roundId={roundId}
      text={t('console-rounds.void.text')}
      action={t('console-rounds.void')}
      danger
      onBack={onBack}
    />
  )
}

function ResettleForm({ round: { roundId, currency }, onBack }: { round: Round; onBack: () => void }): ReactNode {
  const { t } = useWords('console-rounds')
  return (
    <RulingForm
      ruling={resettleRound}
      roundId={roundId}
      text={t('console-rounds.resettle.text')}
      action={t('console-rounds.resettle')}
      danger={false}
      onBack={onBack}
    >
      <AmountField name="payout" label={t('console-rounds.resettle.payout')} currency={currency} required />
    </RulingForm>
  )
}
