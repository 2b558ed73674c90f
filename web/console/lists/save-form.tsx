import type { InputOf, OperationShape, OutputOf } from '@croupier/api/operation.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { showToast } from '@croupier/kit/components/toast-queue.ts'
import { Form } from '@croupier/kit/form/form.tsx'
import type { FormSchema } from '@croupier/kit/form/schema.ts'
import { useForm } from '@croupier/kit/form/use-form.ts'
import type { ReactNode } from 'react'
import { Problem } from './problem.tsx'

/** The fields of what one operation keeps: checked by its schema, sent, said to be saved, and done with. */
export function SaveForm<Shape extends OperationShape & { input: FormSchema<InputOf<Shape>> }>({
  operation,
  refreshes,
  extra,
  saved,
  onDone,
  children,
}: {
  operation: Shape
  refreshes: readonly OperationShape[]
  /** Values that no field holds. */
  extra?: (() => Record<string, unknown>) | undefined
  /** What is said of it once it is kept. */
  saved: (answer: OutputOf<Shape>) => string
  onDone: () => void
  children: ReactNode
}): ReactNode {
  const { t } = useWords('fault', 'refusals')
  const save = useCall(operation, { refreshes })
  const form = useForm<InputOf<Shape>>(operation.input, {
    extra,
    async onSubmit(input) {
      const answer = await save.mutateAsync(input)
      showToast({ tone: 'good', text: saved(answer) })
      onDone()
    },
  })
  return (
    <Form form={form}>
      <Problem of={form.problem} />
      {children}
      <Button type="submit" variant="action" loading={form.submitting} className="self-start">
        {t('kit.save')}
      </Button>
    </Form>
  )
}
