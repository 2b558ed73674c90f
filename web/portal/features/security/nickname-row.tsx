import { changeProfile } from '@croupier/api/identity/members/change-profile.ts'
import { showMemberInfo } from '@croupier/api/identity/members/show-member-info.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { TextField } from '@croupier/kit/fields/text-field.tsx'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import { Form } from '@croupier/kit/form/form.tsx'
import { useForm } from '@croupier/kit/form/use-form.ts'
import { type ReactNode, useState } from 'react'
import { FormProblem } from '../../parts/form-problem.tsx'
import { SecurityRow } from './security-row.tsx'

function NicknameForm({ nickname, onDone }: { nickname: string; onDone: () => void }): ReactNode {
  const { t } = useWords('security', 'fields', 'fault', 'refusals')
  const change = useCall(changeProfile, { refreshes: [showMemberInfo] })
  const form = useForm(changeProfile.input, {
    async onSubmit(input) {
      await change.mutateAsync(input)
      showToast({ tone: 'good', text: t('security.nickname.done') })
      onDone()
    },
  })
  return (
    <li className="border-b border-hairline py-3">
      <Form form={form}>
        <FormProblem of={form.problem} />
        <TextField
          name="nickname"
          label={t('fields.label.nickname')}
          hint={t('security.nickname.hint')}
          defaultValue={nickname}
          autoComplete="nickname"
          maxLength={30}
          required
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- whoever pressed to change it goes on typing
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

/** What one is called, and another name for it; a trial is called as it came. */
export function NicknameRow({ nickname, mayChange }: { nickname: string; mayChange: boolean }): ReactNode {
  const { t } = useWords('security', 'fields')
  const [isChanging, setChanging] = useState(false)
  return (
    <ul>
      {isChanging ? (
        <NicknameForm nickname={nickname} onDone={() => setChanging(false)} />
      ) : (
        <SecurityRow
          label={t('fields.label.nickname')}
          state={<bdi>{nickname}</bdi>}
          action={mayChange && <Button onClick={() => setChanging(true)}>{t('security.nickname.change')}</Button>}
        />
      )}
    </ul>
  )
}
