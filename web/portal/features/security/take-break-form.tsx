import { coolOffDays, exclusionMonths } from '@croupier/api/safeguards/breaks.ts'
import { takeBreak } from '@croupier/api/safeguards/take-break.ts'
import { call } from '@croupier/client/call.ts'
import { session } from '@croupier/client/session.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { Radio, RadioGroup } from '@croupier/kit/fields/choice.tsx'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import { Form } from '@croupier/kit/form/form.tsx'
import { useForm } from '@croupier/kit/form/use-form.ts'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { followFault } from '../../dialogs/follow-faults.ts'
import { FormProblem } from '../../parts/form-problem.tsx'
import { PresentPassword } from '../../parts/present-password.tsx'

/** How long a break may be: of the first kind members may still log in and withdraw. */
const coolOffs = coolOffDays.map((days) => ({ kind: 'cool-off', days }) as const)
const exclusions = [
  ...exclusionMonths.map((months) => ({ kind: 'exclusion', months }) as const),
  { kind: 'exclusion-for-ever' } as const,
]
type Length = (typeof coolOffs)[number] | (typeof exclusions)[number]

/** A break from playing: for how long, and the password. It counts at once and logs out everywhere; `onTaken` closes its dialog. */
export function TakeBreakForm({ onTaken }: { onTaken: () => void }): ReactNode {
  const { t } = useWords('security', 'fields', 'fault', 'refusals')
  const navigate = useNavigate()
  const [length, setLength] = useState<Length>(coolOffs[0]!)
  const form = useForm(takeBreak.input, {
    extra: () => ({ length }),
    async onSubmit(input) {
      try {
        await call(takeBreak, input)
      } catch (error) {
        followFault(error)
        throw error
      }
      onTaken()
      session.end()
      showToast({ text: t('security.break.done') })
      await navigate('/')
    },
  })
  const label = (each: Length) => {
    if (each.kind === 'cool-off') return t('security.break.days', { count: each.days })
    if (each.kind === 'exclusion') return t('security.break.months', { count: each.months })
    return t('security.break.forEver')
  }
  const radio = (each: Length) => (
    <Radio key={label(each)} label={label(each)} checked={each === length} onChange={() => setLength(each)} />
  )
  return (
    <Form form={form}>
      <p className="text-ink-soft">{t('security.break.text')}</p>
      <RadioGroup label={t('security.break.coolOff')}>{coolOffs.map(radio)}</RadioGroup>
      <RadioGroup label={t('security.break.exclusion')}>{exclusions.map(radio)}</RadioGroup>
      <FormProblem of={form.problem} />
      <PresentPassword />
      <Button type="submit" variant="danger" wide loading={form.submitting}>
        {t('security.break.submit')}
      </Button>
    </Form>
  )
}
