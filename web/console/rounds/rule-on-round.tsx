import type { OutputOf } from '@croupier/api/operation.ts'
import { listRounds } from '@croupier/api/play/list-rounds.ts'
import { resettleRound } from '@croupier/api/play/resettle-round.ts'
import { showRound } from '@croupier/api/play/show-round.ts'
import { voidRound } from '@croupier/api/play/void-round.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { AmountField } from '@croupier/kit/components/amount-field.tsx'
import { Button } from '@croupier/kit/components/button.tsx'
import { TextArea } from '@croupier/kit/components/text-field.tsx'
import { showToast } from '@croupier/kit/components/toast-queue.ts'
import { Form } from '@croupier/kit/form/form.tsx'
import { type FormState, useForm } from '@croupier/kit/form/use-form.ts'
import { type ReactNode, useState } from 'react'
import { useMay } from '../app/staff.tsx'
import { useFocusFollows } from '../lists/use-focus-follows.ts'
import { Problem } from '../lists/problem.tsx'

type Round = OutputOf<typeof showRound>['round']

const reads = [showRound, listRounds]

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

/** What both forms have below what they ask for. */
function RulingForm({
  form,
  text,
  action,
  danger,
  onBack,
  children,
}: {
  form: FormState
  text: string
  action: string
  danger: boolean
  onBack: () => void
  children?: ReactNode
}): ReactNode {
  const { t } = useWords('fault')
  return (
    <Form form={form} className="gap-4">
      <p className="text-sm text-ink-soft">{text}</p>
      {children}
      <TextArea name="note" label={t('console.reason.label')} hint={t('console.reason.hint')} rows={3} required />
      <Problem of={form.problem} />
      <div className="flex flex-wrap gap-3">
        <Button onClick={onBack}>{t('kit.back')}</Button>
        <Button type="submit" variant={danger ? 'danger' : 'action'} loading={form.submitting}>
          {action}
        </Button>
      </div>
    </Form>
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

function VoidForm({ round: { roundId }, onBack }: { round: Round; onBack: () => void }): ReactNode {
  const { t } = useWords('console-rounds')
  const rule = useCall(voidRound, { refreshes: reads })
  const say = useRuled()
  const form = useForm(voidRound.input, {
    extra: () => ({ roundId }),
    onSubmit: async (input): Promise<void> => {
      say(await rule.mutateAsync(input))
      onBack()
    },
  })
  return (
    <RulingForm
      form={form}
      text={t('console-rounds.void.text')}
      action={t('console-rounds.void')}
      danger
      onBack={onBack}
    />
  )
}

function ResettleForm({ round: { roundId, currency }, onBack }: { round: Round; onBack: () => void }): ReactNode {
  const { t } = useWords('console-rounds')
  const rule = useCall(resettleRound, { refreshes: reads })
  const say = useRuled()
  const form = useForm(resettleRound.input, {
    extra: () => ({ roundId }),
    onSubmit: async (input): Promise<void> => {
      say(await rule.mutateAsync(input))
      onBack()
    },
  })
  return (
    <RulingForm
      form={form}
      text={t('console-rounds.resettle.text')}
      action={t('console-rounds.resettle')}
      danger={false}
      onBack={onBack}
    >
      <AmountField name="payout" label={t('console-rounds.resettle.payout')} currency={currency} required />
    </RulingForm>
  )
}
