import { contentKinds } from '@croupier/api/content/content-pages.ts'
import { listContentPages } from '@croupier/api/content/list-content-pages.ts'
import { saveContentPage } from '@croupier/api/content/save-content-page.ts'
import { showContentPage } from '@croupier/api/content/show-content-page.ts'
import type { OutputOf } from '@croupier/api/operation.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Dialog } from '@croupier/kit/overlays/dialog.tsx'
import { Select } from '@croupier/kit/fields/select.tsx'
import { TextField } from '@croupier/kit/fields/text-field.tsx'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import { useForm } from '@croupier/kit/form/use-form.ts'
import { type ReactNode, useState } from 'react'
import { MarkupField } from '../fields/markup-field.tsx'
import { writtenLanguages } from '@croupier/words/languages.ts'
import { WithPreview, writingDialog } from '../fields/written-preview.tsx'
import { DialogForm } from '../lists/dialog-form.tsx'
import { PageReading, type PreviewedPage } from './page-preview.tsx'

type Detail = OutputOf<typeof showContentPage>

interface EditorProps {
  /** Absent: a new page. */
  page?: Detail | undefined
  /** What is written on: an older version too. */
  version?: Detail['versions'][number] | undefined
  onSaved: (id: string) => void
}

/** Writes a page in each language; what is saved is a draft until it is published. */
export function PageEditor({
  open,
  onClose,
  ...rest
}: EditorProps & { open: boolean; onClose: () => void }): ReactNode {
  const { t } = useWords('console-pages')
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t(rest.page ? 'console-pages.edit' : 'console-pages.add')}
      size="large"
      className={writingDialog}
    >
      {/* Drawn anew each time it opens, so that it starts from what is there. */}
      {open && <EditForm {...rest} onClose={onClose} />}
    </Dialog>
  )
}

function EditForm({ page, version, onSaved, onClose }: EditorProps & { onClose: () => void }): ReactNode {
  const { t } = useWords('console-pages', 'fault')
  const save = useCall(saveContentPage, { refreshes: [listContentPages, showContentPage] })
  const [openedAt] = useState(() => Date.now())
  // What is written on is what was read when it was opened, whatever a colleague saves meanwhile.
  const [read] = useState(page)
  const form = useForm(saveContentPage.input, {
    extra: () => ({ titles: {}, texts: {}, ...(read && { id: read.id, basedOn: read.latestVersion }) }),
    async onSubmit(input) {
      const { id } = await save.mutateAsync(input)
      showToast({ tone: 'good', text: t('console-pages.saved') })
      onSaved(id)
    },
  })
  const preview = (written: Partial<PreviewedPage>): ReactNode => (
    <PageReading page={{ slug: '', titles: {}, texts: {}, at: openedAt, ...written }} />
  )
  return (
    <WithPreview form={form} preview={preview}>
      <DialogForm form={form} action={t('console-pages.save')} onCancel={onClose}>
        <div className="grid gap-5 sm:grid-cols-2">
          <Select
            name="kind"
            label={t('console-pages.column.kind')}
            defaultValue={page?.kind ?? 'help'}
            options={contentKinds.map((each) => ({ value: each, label: t(`console-pages.kind.${each}`) }))}
          />
          <TextField
            name="slug"
            label={t('console-pages.column.slug')}
            hint={t('console-pages.slug.hint')}
            defaultValue={page?.slug ?? ''}
            dir="ltr"
            autoComplete="off"
            maxLength={80}
            required
          />
          <TextField
            name="position"
            type="number"
            min={0}
            label={t('console-pages.position')}
            defaultValue={String(page?.position ?? 1000)}
            required
          />
        </div>
        <p className="text-sm text-ink-soft">{t('console.fields.mark.hint')}</p>
        {writtenLanguages.map((language) => (
          <div key={language} className="flex flex-col gap-4">
            <TextField
              name={`titles.${language}`}
              label={t(`console-pages.title.${language}`)}
              defaultValue={version?.titles[language] ?? ''}
              lang={language}
              dir="auto"
              maxLength={200}
              required={language === 'en'}
            />
            <MarkupField
              name={`texts.${language}`}
              label={t(`console-pages.body.${language}`)}
              language={language}
              initial={version?.texts[language] ?? ''}
              required={language === 'en'}
            />
          </div>
        ))}
      </DialogForm>
    </WithPreview>
  )
}
