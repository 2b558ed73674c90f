import type { InputOf, OperationShape, OutputOf } from '@croupier/api/operation.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import { Form } from '@croupier/kit/form/form.tsx'
import type { FormSchema } from '@croupier/kit/form/schema.ts'
import { type FormOptions, useForm } from '@croupier/kit/form/use-form.ts'
import { Fragment, type ReactNode, useState } from 'react'
import { changedFields } from './changed-fields.ts'
import { Problem } from './problem.tsx'

/** The fields of what one operation keeps: checked by its schema, sent, said to be saved, and done with. */
export function SaveForm<Shape extends OperationShape & { input: FormSchema<InputOf<Shape>> }>({
  operation,
  refreshes,
  extra,
  read,
  saved,
  quiet,
  onDone,
  given,
  children,
}: {
  operation: Shape
  refreshes: readonly OperationShape[]
  /** What is said of it once it is kept, where that is more than that it is. */
  saved?: (answer: OutputOf<Shape>) => string
  /** The verb of a button that is one of several on its panel, and small. */
  quiet?: string | undefined
  onDone?: () => void
  /** What the boxes were given, of a thing whose every part may be left as it is: then what differs from it is sent alone. */
  given?: Readonly<Record<string, unknown>>
  children: ReactNode
} & Pick<FormOptions<InputOf<Shape>>, 'extra' | 'read'>): ReactNode {
  const { t } = useWords('fault', 'refusals')
  const save = useCall(operation, { refreshes })
  // Boxes are drawn anew once they are kept: one that was typed in would hold on to it, whatever a colleague says later.
  const [saves, setSaves] = useState(0)
  const form = useForm<InputOf<Shape>>(operation.input, {
    extra,
    read,
    async onSubmit(input) {
      const answer = await save.mutateAsync(given ? changedFields(input, given) : input)
      showToast({ tone: 'good', text: saved?.(answer) ?? t('kit.saved') })
      if (given) setSaves(saves + 1)
      onDone?.()
    },
  })
  return (
    <Form form={form}>
      <Fragment key={saves}>{children}</Fragment>
      <Problem of={form.problem} />
      <Button
        type="submit"
        variant={quiet === undefined ? 'action' : 'quiet'}
        size={quiet === undefined ? 'medium' : 'small'}
        loading={form.submitting}
        className="self-start"
      >
        {quiet ?? t('kit.save')}
      </Button>
    </Form>
  )
}
