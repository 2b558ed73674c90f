import { CASE_MOST } from '@croupier/api/feedback/case-answers.ts'
import { listCannedAnswers } from '@croupier/api/feedback/list-canned-answers.ts'
import { removeCannedAnswer } from '@croupier/api/feedback/remove-canned-answer.ts'
import { saveCannedAnswer } from '@croupier/api/feedback/save-canned-answer.ts'
import type { OutputOf } from '@croupier/api/operation.ts'
import { useCall, useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Dialog } from '@croupier/kit/overlays/dialog.tsx'
import { IconButton } from '@croupier/kit/components/icon-button.tsx'
import { TextArea, TextField } from '@croupier/kit/fields/text-field.tsx'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import { useForm } from '@croupier/kit/form/use-form.ts'
import { EditIcon, TrashIcon } from '@croupier/kit/icons/actions.tsx'
import { type ReactNode, useState } from 'react'
import { writtenLanguages } from '@croupier/words/languages.ts'
import { DialogForm } from '../lists/dialog-form.tsx'
import { Problem } from '../lists/problem.tsx'

const refreshes = [listCannedAnswers]

type Canned = OutputOf<typeof listCannedAnswers>['list'][number]

/** What is answered often: the list, and a form for another or for the one that is changed. */
export function CannedAnswers({ open, onClose }: { open: boolean; onClose: () => void }): ReactNode {
  const { t } = useWords('console-feedback')
  const { data } = useOperation(listCannedAnswers, {}, { enabled: open })
  const remove = useCall(removeCannedAnswer, { refreshes })
  const [changed, setChanged] = useState<Canned>()
  /** Another form each time, so that it begins with what it is about. */
  const [round, setRound] = useState(0)
  const begin = (canned: Canned | undefined): void => {
    setChanged(canned)
    setRound((before) => before + 1)
  }
  return (
    <Dialog open={open} onClose={onClose} title={t('console-feedback.canned.manage')} size="medium">
      <div className="flex flex-col gap-6">
        <Problem of={remove.error} />
        <ul className="flex flex-col">
          {data?.list.map((canned) => (
            <li key={canned.id} className="flex items-center justify-between gap-3 border-b border-hairline py-1">
              <bdi className="min-w-0 flex-1 truncate">{canned.title}</bdi>
              <IconButton
                size="small"
                label={t('console-feedback.canned.edit', { name: canned.title })}
                icon={<EditIcon />}
                onClick={() => begin(canned)}
              />
              <IconButton
                size="small"
                label={t('console-feedback.canned.remove', { name: canned.title })}
                icon={<TrashIcon />}
                onClick={() =>
                  remove.mutate({ id: canned.id }, { onSuccess: () => changed?.id === canned.id && begin(undefined) })
                }
              />
            </li>
          ))}
        </ul>
        <CannedForm
          key={round}
          changed={changed}
          onSaved={() => begin(undefined)}
          onCancel={changed ? () => begin(undefined) : onClose}
        />
      </div>
    </Dialog>
  )
}

function CannedForm({
  changed,
  onSaved,
  onCancel,
}: {
  changed: Canned | undefined
  onSaved: () => void
  onCancel: () => void
}): ReactNode {
  const { t } = useWords('console-feedback', 'fault')
  const save = useCall(saveCannedAnswer, { refreshes })
  const form = useForm(saveCannedAnswer.input, {
    extra: () => ({ texts: {}, ...(changed && { id: changed.id }) }),
    async onSubmit(input) {
      await save.mutateAsync(input)
      showToast({ tone: 'good', text: t('console-feedback.canned.saved') })
      onSaved()
    },
  })
  return (
    <DialogForm
      form={form}
      action={t(changed ? 'console-feedback.canned.change' : 'console-feedback.canned.add')}
      onCancel={onCancel}
    >
      <TextField
        name="title"
        label={t('console-feedback.canned.title')}
        defaultValue={changed?.title}
        maxLength={80}
        dir="auto"
        required
      />
      {writtenLanguages.map((language) => (
        <TextArea
          key={language}
          name={`texts.${language}`}
          label={t(`console-feedback.canned.body.${language}`)}
          defaultValue={changed?.texts[language]}
          lang={language}
          dir="auto"
          rows={3}
          maxLength={CASE_MOST}
          required={language === 'en'}
        />
      ))}
    </DialogForm>
  )
}
