import { secondStepCode } from '@croupier/api/staff/limits.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { TextField } from '@croupier/kit/fields/text-field.tsx'
import { Form } from '@croupier/kit/form/form.tsx'
import { useForm } from '@croupier/kit/form/use-form.ts'
import type { ReactNode } from 'react'
import * as z from 'zod/mini'
import { Problem } from '../lists/problem.tsx'

const step = z.strictObject({ code: secondStepCode })

export function SecondStepForm({
  onCode,
  onBack,
}: {
  onCode: (code: string) => Promise<void>
  onBack: () => void
}): ReactNode {
  const { t } = useWords()
  const form = useForm(step, { onSubmit: ({ code }) => onCode(code) })
  return (
    <Form form={form} className="gap-5">
      <div>
        <h1 className="text-2xl">{t('console.login.totp.title')}</h1>
        <p className="mt-2 text-ink-soft">{t('console.login.totp.text')}</p>
      </div>
      <TextField
        name="code"
        label={t('console.login.totp.label')}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the step follows from a press, and its one box is next
        autoFocus
      />
      <Problem of={form.problem} />
      <Button type="submit" variant="action" size="large" wide loading={form.submitting}>
        {t('console.login.totp.action')}
      </Button>
      <Button variant="ghost" onClick={onBack}>
        {t('console.login.totp.back')}
      </Button>
    </Form>
  )
}
