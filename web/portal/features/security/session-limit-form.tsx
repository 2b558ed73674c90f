import { sessionLimits } from '@croupier/api/identity/session-time/session-time.ts'
import { setSessionLimit } from '@croupier/api/identity/session-time/set-session-limit.ts'
import { showSessionTime } from '@croupier/api/identity/session-time/show-session-time.ts'
import { showTimeLimits } from '@croupier/api/identity/session-time/show-time-limits.ts'
import { RAISE_DELAY_HOURS } from '@croupier/basis/raise-delay.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { Radio, RadioGroup } from '@croupier/kit/fields/choice.tsx'
import { Form } from '@croupier/kit/form/form.tsx'
import { useForm } from '@croupier/kit/form/use-form.ts'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import { type ReactNode, useState } from 'react'
import { FormProblem } from '../../parts/form-problem.tsx'
import { useDuration } from './use-duration.ts'

/** How long a log-in may last at most; `asked` is what was last asked for, whether it counts already or not. */
export function SessionLimitForm({ asked, onDone }: { asked: number | null; onDone: () => void }): ReactNode {
  const { t } = useWords('time', 'fault', 'refusals')
  const duration = useDuration()
  const set = useCall(setSessionLimit, { refreshes: [showTimeLimits, showSessionTime] })
  const [minutes, setMinutes] = useState(asked)
  const form = useForm(setSessionLimit.input, {
    extra: () => ({ minutes }),
    async onSubmit(input) {
      const { comingLimit } = await set.mutateAsync(input)
      const text = t(comingLimit ? 'time.limit.later' : 'time.limit.now', { hours: RAISE_DELAY_HOURS })
      showToast({ tone: 'good', text })
      onDone()
    },
  })
  return (
    <Form form={form}>
      <p className="text-ink-soft">{t('time.limit.text', { hours: RAISE_DELAY_HOURS })}</p>
      <RadioGroup label={t('time.limit.label')}>
        {[null, ...sessionLimits].map((each) => (
          <Radio
            key={each}
            label={each === null ? t('time.limit.none') : duration(each)}
            checked={each === minutes}
            onChange={() => setMinutes(each)}
          />
        ))}
      </RadioGroup>
      <FormProblem of={form.problem} />
      <Button type="submit" variant="action" wide loading={form.submitting}>
        {t('time.limit.save')}
      </Button>
    </Form>
  )
}
