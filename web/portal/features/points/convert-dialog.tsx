import type { OutputOf } from '@croupier/api/operation.ts'
import { convertPoints } from '@croupier/api/points/convert-points.ts'
import { showPointConfig } from '@croupier/api/points/show-point-config.ts'
import { useCall, useOperation } from '@croupier/client/use-operation.ts'
import { amountInText } from '@croupier/client/words/kit-words.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { Dialog } from '@croupier/kit/overlays/dialog.tsx'
import { TextField } from '@croupier/kit/fields/text-field.tsx'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import { Form } from '@croupier/kit/form/form.tsx'
import { useForm } from '@croupier/kit/form/use-form.ts'
import { type ReactNode, useState } from 'react'
import { followFault } from '../../dialogs/follow-faults.ts'
import { FormProblem } from '../../parts/form-problem.tsx'
import { NeedsPassword } from './needs-password.tsx'
import { moneyTimes, pointsInText, wholeSteps } from './point-figures.ts'
import { afterSpending } from './point-reads.ts'

type Conversion = NonNullable<OutputOf<typeof showPointConfig>['conversion']>

function ConvertForm({
  conversion,
  currency,
  have,
  onDone,
}: {
  conversion: Conversion
  currency: string
  have: string
  onDone: () => void
}): ReactNode {
  const { t } = useWords('points', 'fields', 'fault', 'refusals')
  const { step, amount, left } = conversion
  const [typed, setTyped] = useState('')
  const steps = wholeSteps(typed, step)
  const into = steps === undefined ? undefined : moneyTimes(amount, steps, currency)
  const convert = useCall(convertPoints, { refreshes: afterSpending })
  const form = useForm(convertPoints.input, {
    async onSubmit(input) {
      const answer = await convert.mutateAsync(input).catch((error: unknown) => {
        followFault(error)
        throw error
      })
      const got = amountInText(answer.amountRequirement ?? '0', answer.currency)
      showToast({ tone: 'good', text: t('points.redeem.done.cash', { amount: got }) })
      onDone()
    },
  })
  return (
    <Form form={form}>
      <p className="text-ink-soft">
        {t('points.convert.card.text', { points: pointsInText(step), amount: amountInText(amount, currency) })}{' '}
        {left !== null && t('points.convert.card.left', { points: pointsInText(left) })}
      </p>
      <TextField
        name="points"
        label={t('points.convert.points')}
        hint={t('points.convert.points.hint', { step: pointsInText(step) })}
        aside={`${t('points.redeem.have')} ${pointsInText(have)}`}
        inputMode="decimal"
        autoComplete="off"
        maxLength={13}
        dir="ltr"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        required
      />
      <p className="text-sm text-ink-soft">{t('points.redeem.cash.text')}</p>
      <FormProblem of={form.problem} />
      <NeedsPassword>
        <Button type="submit" variant="action" size="large" wide loading={form.submitting}>
          {into === undefined
            ? t('points.convert.open')
            : t('points.convert.action', { amount: amountInText(into, currency) })}
        </Button>
      </NeedsPassword>
    </Form>
  )
}

/** Points straight into money, where the house turns them. */
export function ConvertButton({ have }: { have: string }): ReactNode {
  const { t } = useWords('points')
  const { data } = useOperation(showPointConfig, {}, { staleMilliseconds: 15_000 })
  const [isOpen, setOpen] = useState(false)
  if (!data?.conversion) return null
  const { conversion, currency } = data
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('points.convert.open')}</Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t('points.convert.card.title')}>
        {isOpen && (
          <ConvertForm conversion={conversion} currency={currency} have={have} onDone={() => setOpen(false)} />
        )}
      </Dialog>
    </>
  )
}
