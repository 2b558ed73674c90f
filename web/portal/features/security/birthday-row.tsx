import { showMemberInfo } from '@croupier/api/identity/members/show-member-info.ts'
import { tellBirthday } from '@croupier/api/identity/members/tell-birthday.ts'
import { BIRTHDAY_TOLD_BEFORE } from '@croupier/api/promotions/levels/birthday-told-before.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { TextField } from '@croupier/kit/fields/text-field.tsx'
import { Form } from '@croupier/kit/form/form.tsx'
import { useForm } from '@croupier/kit/form/use-form.ts'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import { type ReactNode, useState } from 'react'
import { FormProblem } from '../../parts/form-problem.tsx'
import { SecurityRow } from './security-row.tsx'

function BirthdayForm({ onDone }: { onDone: () => void }): ReactNode {
  const { t } = useWords('security', 'fields', 'fault', 'refusals')
  const tell = useCall(tellBirthday, { refreshes: [showMemberInfo] })
  const form = useForm(tellBirthday.input, {
    async onSubmit(input) {
      await tell.mutateAsync(input)
      showToast({ tone: 'good', text: t('security.birthday.done') })
      onDone()
    },
  })
  return (
    <li className="border-b border-hairline py-3">
      <Form form={form}>
        <FormProblem of={form.problem} />
        <TextField
          name="birthday"
          type="date"
          label={t('fields.label.birthday')}
          hint={t('security.birthday.once')}
          autoComplete="bday"
          required
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- whoever pressed to tell it goes on typing
          autoFocus
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="action" loading={form.submitting}>
            {t('kit.save')}
          </Button>
          <Button variant="ghost" onClick={onDone}>
            {t('kit.cancel')}
          </Button>
        </div>
      </Form>
    </li>
  )
}

/** The day a member is given something on; who registered without one tells it here, once. */
export function BirthdayRow({ birthday }: { birthday: string | null }): ReactNode {
  const { t } = useWords('security', 'fields')
  const [isTelling, setTelling] = useState(false)
  return (
    <ul>
      {isTelling && birthday === null ? (
        <BirthdayForm onDone={() => setTelling(false)} />
      ) : (
        <SecurityRow
          label={t('fields.label.birthday')}
          state={
            birthday === null ? (
              t('security.birthday.text', { days: BIRTHDAY_TOLD_BEFORE })
            ) : (
              <bdi dir="ltr" className="figures">
                {birthday}
              </bdi>
            )
          }
          action={birthday === null && <Button onClick={() => setTelling(true)}>{t('security.birthday.tell')}</Button>}
        />
      )}
    </ul>
  )
}
