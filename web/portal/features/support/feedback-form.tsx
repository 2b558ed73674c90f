import { FEEDBACK_LEAST, FEEDBACK_MOST, feedbackTypes } from '@croupier/api/feedback/case-answers.ts'
import { listCases } from '@croupier/api/feedback/list-cases.ts'
import { sendFeedback } from '@croupier/api/feedback/send-feedback.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { Notice } from '@croupier/kit/components/notice.tsx'
import { Select } from '@croupier/kit/fields/select.tsx'
import { TextField } from '@croupier/kit/fields/text-field.tsx'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import { Form } from '@croupier/kit/form/form.tsx'
import { useForm } from '@croupier/kit/form/use-form.ts'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useMember } from '../../session/member.ts'
import { FormProblem } from '../../parts/form-problem.tsx'
import { begunText } from './begun-text.ts'
import { CountedArea } from './counted-area.tsx'

const asked = ['type', 'content', 'captcha'] as const

function emptyIn(form: HTMLFormElement): (typeof asked)[number][] {
  const given = new FormData(form)
  return asked.filter((name) => {
    const value = given.get(name)
    return typeof value !== 'string' || value.trim() === ''
  })
}

/** What somebody tells the house: what it is about, a description, and the characters of a picture. */
export function FeedbackForm({
  captcha,
  onSent,
}: {
  captcha: (round: number) => ReactNode
  onSent: () => void
}): ReactNode {
  const { t } = useWords('support', 'fault', 'refusals')
  const { isLogin, info } = useMember()
  const begun = begunText(info?.account, 'feedback')
  const send = useCall(sendFeedback, { refreshes: [listCases] })
  const [round, setRound] = useState(0)
  const [empty, setEmpty] = useState<readonly (typeof asked)[number][]>([])
  const form = useForm(sendFeedback.input, {
    async onSubmit(input) {
      try {
        await send.mutateAsync(input)
      } catch (refusal) {
        // Whatever was typed has used the picture up.
        setRound((before) => before + 1)
        throw refusal
      }
      begun.drop()
      showToast({ tone: 'good', text: t('support.feedback.sent') })
      onSent()
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    const missing = emptyIn(event.currentTarget)
    setEmpty(missing)
    if (missing.length > 0) event.preventDefault()
    else form.attributes.onSubmit(event)
  }
  // The warning names what is empty now, and goes with the last of it.
  const follow = (event: FormEvent<HTMLFormElement>): void => {
    form.attributes.onInput(event)
    if (empty.length === 0) return
    const left = emptyIn(event.currentTarget)
    setEmpty(empty.filter((name) => left.includes(name)))
  }
  const names = empty.map((name) => t(`support.feedback.${name}`)).join(', ')
  return (
    <Form form={{ ...form, attributes: { ...form.attributes, onSubmit: submit, onInput: follow } }}>
      {empty.length > 0 && (
        <Notice tone="bad" urgent>
          {t('support.feedback.empty', { fields: names })}
        </Notice>
      )}
      <FormProblem of={form.problem} />
      <Select
        name="type"
        label={t('support.feedback.type')}
        placeholder={t('support.feedback.choose')}
        required
        options={feedbackTypes.map((type) => ({ value: String(type), label: t(`support.type.${type}`) }))}
      />
      {!isLogin && <TextField name="sender" label={t('support.feedback.name')} maxLength={64} autoComplete="name" />}
      <CountedArea
        name="content"
        label={t('support.feedback.content')}
        hint={t('support.feedback.content.hint', { least: FEEDBACK_LEAST, most: FEEDBACK_MOST })}
        most={FEEDBACK_MOST}
        rows={5}
        defaultValue={begun.text ?? ''}
        onText={begun.keep}
      />
      {captcha(round)}
      <Button type="submit" variant="action" loading={form.submitting} className="self-end">
        {t('support.feedback.send')}
      </Button>
    </Form>
  )
}
