import { CASE_MOST, FEEDBACK_LEAST, feedbackTypes } from '@croupier/api/feedback/case-answers.ts'
import { listCases } from '@croupier/api/feedback/list-cases.ts'
import { openCase } from '@croupier/api/feedback/open-case.ts'
import { countWords } from '@croupier/basis/count-words.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { Select } from '@croupier/kit/fields/select.tsx'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import { Form } from '@croupier/kit/form/form.tsx'
import { useForm } from '@croupier/kit/form/use-form.ts'
import type { Picture } from '@croupier/kit/fields/picture-picker.tsx'
import { type ReactNode, useState } from 'react'
import { useMember } from '../../session/member.ts'
import { FormProblem } from '../../parts/form-problem.tsx'
import { begunText } from './begun-text.ts'
import { CountedArea } from './counted-area.tsx'
import { CasePicturePicker } from './picture-picker.tsx'

/** A complaint or a question, with pictures. */
export function AskForm({
  about,
  initial = '',
  words,
  onSent,
}: {
  /** A reference that they complain of. */
  about?: string | undefined
  /** What the text begins with. */
  initial?: string | undefined
  /** Fewest and most words that the house takes. */
  words: { least: number; most: number } | undefined
  onSent: (id: string) => void
}): ReactNode {
  const { t } = useWords('support', 'fault', 'refusals')
  const [pictures, setPictures] = useState<readonly Picture[]>([])
  const { info } = useMember()
  const begun = begunText(info?.account, `ask ${about ?? ''}`)
  const open = useCall(openCase, { refreshes: [listCases] })
  const form = useForm(openCase.input, {
    extra: () => ({ pictures: pictures.map(({ base64 }) => base64) }),
    async onSubmit(input) {
      const written = countWords(input.content)
      if (words && (written < words.least || written > words.most)) {
        const { least: min, most: max } = words
        return { value: { fields: [{ field: 'content', messageKey: 'fault.words', min, max }] } }
      }
      const { id } = await open.mutateAsync(input)
      begun.drop()
      showToast({ tone: 'good', text: t('support.ask.sent') })
      return onSent(id)
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
        hint={
          words
            ? t('support.ask.hint', {
                leastWords: words.least,
                mostWords: words.most,
                least: FEEDBACK_LEAST,
                most: CASE_MOST,
              })
            : t('support.feedback.content.hint', { least: FEEDBACK_LEAST, most: CASE_MOST })
        }
        words={words}
        most={CASE_MOST}
        rows={6}
        defaultValue={
          initial || (begun.text ?? (about === undefined ? '' : `${t('support.ask.about', { reference: about })} `))
        }
        onText={begun.keep}
      />
      <CasePicturePicker pictures={pictures} onChange={setPictures} />
      <Button type="submit" variant="action" loading={form.submitting} className="self-end">
        {t('support.ask.send')}
      </Button>
    </Form>
  )
}
