import { CASE_MOST, FEEDBACK_LEAST, feedbackTypes } from '@croupier/api/feedback/case-answers.ts'
import { listCases } from '@croupier/api/feedback/list-cases.ts'
import { openCase } from '@croupier/api/feedback/open-case.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { Select } from '@croupier/kit/components/select.tsx'
import { showToast } from '@croupier/kit/components/toast-queue.ts'
import { Form } from '@croupier/kit/form/form.tsx'
import { useForm } from '@croupier/kit/form/use-form.ts'
import type { Picture } from '@croupier/kit/components/picture-picker.tsx'
import { type ReactNode, useState } from 'react'
import { FormProblem } from '../../parts/form-problem.tsx'
import { CountedArea } from './counted-area.tsx'
import { CasePicturePicker } from './picture-picker.tsx'

/** A complaint or a question, with pictures. */
export function AskForm({
  about,
  initial = '',
  onSent,
}: {
  /** A reference that they complain of. */
  about?: string | undefined
  /** What the text begins with. */
  initial?: string | undefined
  onSent: (id: string) => void
}): ReactNode {
  const { t } = useWords('support', 'fault', 'refusals')
  const [pictures, setPictures] = useState<readonly Picture[]>([])
  const open = useCall(openCase, { refreshes: [listCases] })
  const form = useForm(openCase.input, {
    extra: () => ({ pictures: pictures.map(({ base64 }) => base64) }),
    async onSubmit(input) {
      const { id } = await open.mutateAsync(input)
      showToast({ tone: 'good', text: t('support.ask.sent') })
      onSent(id)
    },
  })
  return (
    <Form form={form}>
      <FormProblem of={form.problem} />
      <Select
        name="kind"
        label={t('support.ask.kind')}
        defaultValue={about === undefined ? 'question' : 'complaint'}
        options={(['question', 'complaint'] as const).map((kind) => ({
          value: kind,
          label: t(`support.kind.${kind}`),
        }))}
      />
      <Select
        name="type"
        label={t('support.feedback.type')}
        options={feedbackTypes.map((type) => ({ value: String(type), label: t(`support.type.${type}`) }))}
      />
      <CountedArea
        name="content"
        label={t('support.feedback.content')}
        hint={t('support.feedback.content.hint', { least: FEEDBACK_LEAST, most: CASE_MOST })}
        most={CASE_MOST}
        rows={6}
        defaultValue={about === undefined ? initial : `${t('support.ask.about', { reference: about })} `}
      />
      <CasePicturePicker pictures={pictures} onChange={setPictures} />
      <Button type="submit" variant="action" loading={form.submitting} className="self-end">
        {t('support.ask.send')}
      </Button>
    </Form>
  )
}
