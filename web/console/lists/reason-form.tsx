import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { Form } from '@croupier/kit/form/form.tsx'
import type { FormState } from '@croupier/kit/form/use-form.ts'
import type { ReactNode } from 'react'
import { Problem } from './problem.tsx'
import { ReasonField } from './reason-field.tsx'

/** A decision that stands in the place of the buttons that led to it: what it is about, why, and the way back. */
export function ReasonForm({
  form,
  action,
  danger = false,
  hint,
  onBack,
  children,
}: {
  form: FormState
  /** The verb on the button. */
  action: string
  danger?: boolean | undefined
  /** Of the reason. */
  hint?: string | undefined
  onBack: () => void
  children?: ReactNode
}): ReactNode {
  const { t } = useWords()
  return (
    <Form form={form}>
      {children}
      <ReasonField hint={hint} />
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
