import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { Form } from '@croupier/kit/form/form.tsx'
import type { FormState } from '@croupier/kit/form/use-form.ts'
import type { ReactNode } from 'react'
import { Problem } from './problem.tsx'

/** The form of a dialog: its fields, why it was not taken, and the two ways out. */
export function DialogForm({
  form,
  action,
  danger = false,
  busy = false,
  onCancel,
  children,
}: {
  form: FormState
  /** The verb on the button. */
  action: string
  danger?: boolean | undefined
  /** Something it sends is on its way still. */
  busy?: boolean | undefined
  onCancel: () => void
  children: ReactNode
}): ReactNode {
  const { t } = useWords()
  return (
    <Form form={form} className="gap-5">
      {children}
      <Problem of={form.problem} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onCancel}>{t('kit.cancel')}</Button>
        <Button type="submit" variant={danger ? 'danger' : 'action'} loading={form.submitting || busy}>
          {action}
        </Button>
      </div>
    </Form>
  )
}
