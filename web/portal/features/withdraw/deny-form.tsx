import { answerPart } from '@croupier/api/wallet/parts/answer-part.ts'
import { listParts } from '@croupier/api/wallet/parts/list-parts.ts'
import { listWithdrawals } from '@croupier/api/wallet/withdrawals/list-withdrawals.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { TextArea } from '@croupier/kit/fields/text-field.tsx'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import { Form } from '@croupier/kit/form/form.tsx'
import { useForm } from '@croupier/kit/form/use-form.ts'
import { type ReactNode, useState } from 'react'
import { FormProblem } from '../../parts/form-problem.tsx'
import { ProofPicture } from '../../parts/proof-picture.tsx'

/** Nothing came: a picture of the account's statement, and a word of one's own. */
export function DenyForm({ id, onBack }: { id: string; onBack: () => void }): ReactNode {
  const { t } = useWords('withdraw', 'deposit', 'refusals', 'fault')
  const answer = useCall(answerPart, { refreshes: [listParts, listWithdrawals] })
  const [picture, setPicture] = useState<string>()
  const form = useForm(answerPart.input, {
    extra: () => ({ id, answer: 'not-received', ...(picture === undefined ? {} : { picture }) }),
    async onSubmit(input) {
      await answer.mutateAsync(input)
      showToast({ text: t('withdraw.parts.denied.done') })
    },
  })
  return (
    <Form form={form}>
      <h3 className="text-lg">{t('withdraw.parts.deny.title')}</h3>
      <p className="text-sm text-ink-soft">{t('withdraw.parts.deny.text')}</p>
      <FormProblem of={form.problem} />
      <ProofPicture
        label={t('withdraw.parts.deny.picture')}
        hint={t('withdraw.parts.deny.picture.hint')}
        onPicture={setPicture}
      />
      <TextArea name="note" label={t('withdraw.parts.deny.note')} rows={3} maxLength={500} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="action" disabled={picture === undefined} loading={form.submitting}>
          {t('withdraw.parts.deny.send')}
        </Button>
        <Button onClick={onBack}>{t('withdraw.parts.deny.back')}</Button>
      </div>
    </Form>
  )
}
