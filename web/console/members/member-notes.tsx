import { listMemberNotes } from '@croupier/api/identity/notes/list-member-notes.ts'
import { writeMemberNote } from '@croupier/api/identity/notes/write-member-note.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { Card } from '@croupier/kit/components/card.tsx'
import { TextArea } from '@croupier/kit/fields/text-field.tsx'
import { Form } from '@croupier/kit/form/form.tsx'
import { useForm } from '@croupier/kit/form/use-form.ts'
import { type ReactNode, useState } from 'react'
import { useMay } from '../frame/staff.tsx'
import { MoreRows } from '../lists/more-rows.tsx'
import { NoteItems } from '../lists/note-items.tsx'
import { Problem } from '../lists/problem.tsx'
import { usePages } from '../lists/use-pages.ts'

function NoteForm({ account }: { account: string }): ReactNode {
  const { t } = useWords('console-members', 'fault')
  const write = useCall(writeMemberNote, { refreshes: [listMemberNotes] })
  const [turn, setTurn] = useState(0)
  const form = useForm(writeMemberNote.input, {
    extra: () => ({ account }),
    async onSubmit(input) {
      await write.mutateAsync(input)
      // The next note is written on an empty sheet.
      setTurn((before) => before + 1)
    },
  })
  return (
    <Form key={turn} form={form}>
      <TextArea
        name="note"
        label={t('console-members.notes.label')}
        hint={t('console-members.notes.text')}
        rows={2}
        maxLength={2000}
        required
      />
      <Problem of={form.problem} />
      <Button type="submit" loading={form.submitting} className="self-start">
        {t('console-members.action.note')}
      </Button>
    </Form>
  )
}

/** What operators tell each other of a member, newest first; the member never reads it. */
export function MemberNotes({ account }: { account: string }): ReactNode {
  const { t } = useWords('console-members')
  const may = useMay()
  const pages = usePages(listMemberNotes, { account }, 'before')
  return (
    <Card id="notes" title={t('console-members.notes.title')}>
      <div className="flex flex-col gap-4">
        {may('members.manage') && <NoteForm account={account} />}
        {pages.rows?.length === 0 && <p className="text-sm text-ink-soft">{t('console-members.action.note.empty')}</p>}
        {pages.rows && pages.rows.length > 0 && <NoteItems notes={pages.rows} />}
        {pages.rows && pages.more && (
          <MoreRows count={pages.rows.length} onMore={pages.more} loading={pages.isFetching} />
        )}
      </div>
    </Card>
  )
}
