import { createMember } from '@croupier/api/identity/members/create-member.ts'
import { memberTypes, TRIAL_TYPE } from '@croupier/api/identity/limits.ts'
import { listMembers } from '@croupier/api/identity/members/list-members.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Dialog } from '@croupier/kit/overlays/dialog.tsx'
import { PasswordField } from '@croupier/kit/fields/password-field.tsx'
import { Select } from '@croupier/kit/fields/select.tsx'
import { TextField } from '@croupier/kit/fields/text-field.tsx'
import { useForm } from '@croupier/kit/form/use-form.ts'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { DialogForm } from '../lists/dialog-form.tsx'
import { memberPath } from '../frame/member-path.ts'

/** Opens an account for a member or agent, who changes the password at the first log-in. */
export function MemberCreate({ open, onClose }: { open: boolean; onClose: () => void }): ReactNode {
  const { t } = useWords('console-members', 'fields', 'fault')
  const navigate = useNavigate()
  const create = useCall(createMember, { refreshes: [listMembers] })
  const [type, setType] = useState<number>(0)
  const form = useForm(createMember.input, {
    // A select holds text and the type is a number, so it is held here.
    extra: () => ({ type }),
    onSubmit: async (input) => {
      const { account } = await create.mutateAsync(input)
      onClose()
      await navigate(memberPath(account))
    },
  })
  return (
    <Dialog open={open} onClose={onClose} title={t('console-members.create.title')}>
      <DialogForm form={form} action={t('console-members.create.action')} onCancel={onClose}>
        <TextField
          name="username"
          label={t('console-members.column.account')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          required
        />
        <PasswordField
          name="password"
          label={t('console-members.create.password')}
          hint={t('console-members.create.password.hint')}
          autoComplete="new-password"
          dir="ltr"
          required
        />
        <Select
          label={t('console-members.column.type')}
          value={type}
          onChange={(event) => setType(Number(event.target.value))}
          options={memberTypes
            .filter((type) => type !== TRIAL_TYPE)
            .map((type) => ({ value: String(type), label: t(`console-members.type.${type}`) }))}
        />
        <TextField
          name="agent"
          label={t('console-members.filter.agent')}
          hint={t('console-members.create.agent.hint')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
        />
      </DialogForm>
    </Dialog>
  )
}
