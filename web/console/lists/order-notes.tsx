import { listOrderNotes } from '@croupier/api/wallet/notes/list-order-notes.ts'
import { writeOrderNote } from '@croupier/api/wallet/notes/write-order-note.ts'
import { useCall, useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { TextArea } from '@croupier/kit/fields/text-field.tsx'
import { Form } from '@croupier/kit/form/form.tsx'
import { useForm } from '@croupier/kit/form/use-form.ts'
import { type ReactNode, useState } from 'react'
import { NoteItems } from './note-items.tsx'
import { Problem } from './problem.tsx'

/** What operators tell each other of an order; its member never reads it. */
export function OrderNotes({ reference }: { reference: string }): ReactNode {
  const { t } = useWords('console-payments', 'fault')
  const { data } = useOperation(listOrderNotes, { reference })
  const write = useCall(writeOrderNote, { refreshes: [listOrderNotes] })
  const [turn, setTurn] = useState(0)
  const form = useForm(writeOrderNote.input, {
    extra: () => ({ reference }),
    async onSubmit(input) {
      await write.mutateAsync(input)
      // The next note is written on an empty sheet.
      setTurn((before) => before + 1)
    },
  })
  return (
    <section className="flex flex-col gap-3">
      <h3 className="text-sm">{t('console-payments.notes.title')}</h3>
      {data && data.list.length > 0 && <NoteItems notes={data.list} />}
      <Form key={turn} form={form}>
        <TextArea name="note" label={t('console-payments.notes.label')} rows={2} maxLength={500} required />
        <Problem of={form.problem} />
        <Button type="submit" size="small" loading={form.submitting} className="self-start">
          {t('console-payments.notes.add')}
        </Button>
      </Form>
    </section>
  )
}
