import type { LoginMethod } from '@croupier/api/identity/limits.ts'
import { sendLogInCode } from '@croupier/api/identity/second-step/send-log-in-code.ts'
import { verifyLogIn } from '@croupier/api/identity/second-step/verify-log-in.ts'
import { call } from '@croupier/client/call.ts'
import { isRefused } from '@croupier/client/call-refused.ts'
import { deviceId } from '@croupier/client/device-id.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { Radio, RadioGroup } from '@croupier/kit/fields/choice.tsx'
import { TextField } from '@croupier/kit/fields/text-field.tsx'
import { Form } from '@croupier/kit/form/form.tsx'
import { useForm } from '@croupier/kit/form/use-form.ts'
import { type ReactNode, useState } from 'react'
import { closeDialog, openDialog } from '../../dialogs/open-dialog.ts'
import { followFault } from '../../dialogs/follow-faults.ts'
import { FormProblem } from '../../parts/form-problem.tsx'
import { CodeField } from './code-field.tsx'
import type { AskedSecondStep } from './follow-second-step.ts'
import type { LoginAnswer } from './login-form.tsx'

/** Proves a member's log-in from an unknown place by one of the ways they have bound. */
export function SecondStepForm({
  asked,
  moduleId,
  then,
  onDone,
}: {
  asked: AskedSecondStep
  moduleId?: string | undefined
  then?: string | undefined
  onDone: (answer: LoginAnswer) => Promise<void> | void
}): ReactNode {
  const { t } = useWords('guard', 'fault', 'refusals')
  const [method, setMethod] = useState<LoginMethod>(asked.methods[0]!)
  const { ticket } = asked

  const form = useForm(verifyLogIn.input, {
    // Radio buttons say the method themselves; one alone is not chosen from.
    extra: () => ({ ticket, method, loginDeviceId: deviceId() }),
    async onSubmit(input) {
      try {
        await onDone(await call(verifyLogIn, input, { moduleId }))
      } catch (error) {
        followFault(error)
        throw error
      }
    },
  })
  const choose = (chosen: LoginMethod): void => {
    setMethod(chosen)
    form.reset()
  }
  // Isolated: between the digits stand marks without a direction, which a sentence from right to left would turn round.
  const label = (each: LoginMethod): string =>
    t(`guard.secondStep.method.${each}`, { target: `\u2066${asked.targets[each] ?? ''}\u2069` })
  // The agents' form stands under the dialog still.
  const again = (): void => (moduleId === undefined ? openDialog({ kind: 'login', then }) : closeDialog())
  const isOver = isRefused(form.problem, 'login.verification.expired')

  return (
    <Form form={form}>
      <p className="text-ink-soft">{t('guard.secondStep.text')}</p>
      <FormProblem of={form.problem} />
      {asked.methods.length > 1 ? (
        <RadioGroup label={t('guard.secondStep.method.label')}>
          {asked.methods.map((each) => (
            <Radio
              key={each}
              name="method"
              value={each}
              label={<bdi>{label(each)}</bdi>}
              checked={each === method}
              onChange={() => choose(each)}
            />
          ))}
        </RadioGroup>
      ) : (
        (method === 'sms' || method === 'email') && <p>{label(method)}</p>
      )}
      {method === 'sms' || method === 'email' ? (
        <CodeField
          key={method}
          name="code"
          canSend
          request={() => call(sendLogInCode, { ticket, method, loginDeviceId: deviceId() })}
        />
      ) : (
        <TextField
          key={method}
          name="code"
          label={t(method === 'totp' ? 'guard.secondStep.code.label' : 'guard.secondStep.name.label')}
          {...(method === 'totp'
            ? { inputMode: 'numeric' as const, autoComplete: 'one-time-code', dir: 'ltr' as const, maxLength: 16 }
            : { autoComplete: 'name', dir: 'auto' as const, maxLength: 120 })}
          spellCheck={false}
          required
          data-autofocus=""
        />
      )}
      {isOver ? (
        <Button variant="action" size="large" wide onClick={again}>
          {t('guard.secondStep.again')}
        </Button>
      ) : (
        <Button type="submit" variant="action" size="large" wide loading={form.submitting}>
          {t('guard.secondStep.action')}
        </Button>
      )}
    </Form>
  )
}
