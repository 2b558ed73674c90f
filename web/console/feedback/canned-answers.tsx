import { CASE_MOST } from '@croupier/api/feedback/case-answers.ts'
import { listCannedAnswers } from '@croupier/api/feedback/list-canned-answers.ts'
import { removeCannedAnswer } from '@croupier/api/feedback/remove-canned-answer.ts'
import { saveCannedAnswer } from '@croupier/api/feedback/save-canned-answer.ts'
import { useCall, useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Dialog } from '@croupier/kit/components/dialog.tsx'
import { IconButton } from '@croupier/kit/components/icon-button.tsx'
import { TextArea, TextField } from '@croupier/kit/components/text-field.tsx'
import { showToast } from '@croupier/kit/components/toast-queue.ts'
import { useForm } from '@croupier/kit/form/use-form.ts'
import { TrashIcon } from '@croupier/kit/icons/actions.tsx'
import type { ReactNode } from 'react'
import { DialogForm } from '../lists/dialog-form.tsx'
import { Problem } from '../lists/problem.tsx'

const written = ['en', 'bn', 'ar'] as const
const refreshes = [listCannedAnswers]

/** What is answered often: the list, and a form for another. */
export function CannedAnswers({ open, onClose }: { open: boolean; onClose: () => void }): ReactNode {
  const { t } = useWords('console-feedback', 'fault')
  const { data } = useOperation(listCannedAnswers, {}, { enabled: open })
  const remove = useCall(removeCannedAnswer, { refreshes })
  const save = useCall(saveCannedAnswer, { refreshes })
  const form = useForm(saveCannedAnswer.input, {
    extra: () => ({ texts: {} }),
    async onSubmit(input) {
      await save.mutateAsync(input)
      form.reset()
      showToast({ tone: 'good', text: t('console-feedback.canned.saved') })
    },
  })
  return (
    <Dialog open={open} onClose={onClose} title={t('console-feedback.canned.manage')} size="medium">
      <div className="flex flex-col gap-6">
        <Problem of={remove.error} />
        <ul className="flex flex-col">
          {data?.list.map(({ id, title }) => (
            <li key={id} className="flex items-center justify-between gap-3 border-b border-hairline py-1">
              <bdi className="min-w-0 truncate">{title}</bdi>
              <IconButton
                size="small"
                label={t('console-feedback.canned.remove', { name: title })}
                icon={<TrashIcon />}
                onClick={() => remove.mutate({ id })}
              />
            </li>
          ))}
        </ul>
        <DialogForm form={form} action={t('console-feedback.canned.add')} onCancel={onClose}>
          <TextField name="title" label={t('console-feedback.canned.title')} maxLength={80} dir="auto" required />
          {written.map((language) => (
            <TextArea
              key={language}
              name={`texts.${language}`}
              label={t(`console-feedback.canned.body.${language}`)}
              lang={language}
              dir="auto"
              rows={3}
              maxLength={CASE_MOST}
              required={language === 'en'}
            />
          ))}
        </DialogForm>
      </div>
    </Dialog>
  )
}
