import { checkIntervals } from '@croupier/api/identity/session-time/session-time.ts'
import { setCheckInterval } from '@croupier/api/identity/session-time/set-check-interval.ts'
import { showSessionTime } from '@croupier/api/identity/session-time/show-session-time.ts'
import { showTimeLimits } from '@croupier/api/identity/session-time/show-time-limits.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { Radio, RadioGroup } from '@croupier/kit/fields/choice.tsx'
import { Form } from '@croupier/kit/form/form.tsx'
import { useForm } from '@croupier/kit/form/use-form.ts'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import { type ReactNode, useState } from 'react'
import { FormProblem } from '../../parts/form-problem.tsx'

/** How often one is asked whether to go on; `mayBeOff`: the house lets members go without. */
export function CheckIntervalForm({
  present,
  mayBeOff,
  onDone,
}: {
  present: number | null
  mayBeOff: boolean
  onDone: () => void
}): ReactNode {
  const { t } = useWords('time', 'fault', 'refusals')
  const set = useCall(setCheckInterval, { refreshes: [showTimeLimits, showSessionTime] })
  const [minutes, setMinutes] = useState(present)
  const form = useForm(setCheckInterval.input, {
    extra: () => ({ minutes }),
    async onSubmit(input) {
      await set.mutateAsync(input)
      showToast({ tone: 'good', text: t('time.check.done') })
      onDone()
    },
  })
  const choices = mayBeOff ? [null, ...checkIntervals] : checkIntervals
  return (
    <Form form={form}>
      <p className="text-ink-soft">{t('time.check.text')}</p>
      <RadioGroup label={t('time.check.label')}>
        {choices.map((each) => (
          <Radio
            key={each}
            label={each === null ? t('time.check.never') : t('time.check.is', { minutes: each })}
            checked={each === minutes}
            onChange={() => setMinutes(each)}
          />
        ))}
      </RadioGroup>
      <FormProblem of={form.problem} />
      <Button type="submit" variant="action" wide loading={form.submitting}>
        {t('kit.save')}
      </Button>
    </Form>
  )
}
