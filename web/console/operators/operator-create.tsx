import type { OutputOf } from '@croupier/api/operation.ts'
import { createStaff } from '@croupier/api/staff/create-staff.ts'
import { listStaff } from '@croupier/api/staff/list-staff.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { Dialog } from '@croupier/kit/overlays/dialog.tsx'
import { PasswordField } from '@croupier/kit/fields/password-field.tsx'
import { TextField } from '@croupier/kit/fields/text-field.tsx'
import { useForm } from '@croupier/kit/form/use-form.ts'
import { type ReactNode, useState } from 'react'
import { DialogForm } from '../lists/dialog-form.tsx'
import { FirstPassword } from '../lists/first-password.tsx'
import { RoleChoice } from './role-choice.tsx'

/** Adds an operator and shows the first password once. */
export function OperatorCreate({ open, onClose }: { open: boolean; onClose: () => void }): ReactNode {
  const { t } = useWords('console-staff')
  const [added, setAdded] = useState<OutputOf<typeof createStaff>>()
  const close = (): void => {
    setAdded(undefined)
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title={added ? t('console-staff.create.done.title', { account: added.account }) : t('console-staff.add')}
      // The password is shown once: a stray Escape must not take it away.
      escape={!added}
    >
      {added ? (
        <div className="flex flex-col gap-5">
          {added.password === undefined ? (
            <p className="text-ink-soft">{t('console-staff.create.done.given')}</p>
          ) : (
            <FirstPassword text={t('console-staff.create.done.text')} password={added.password} />
          )}
          <Button className="self-end" onClick={close}>
            {t('kit.close')}
          </Button>
        </div>
      ) : (
        <CreateForm onCancel={close} onAdded={setAdded} />
      )}
    </Dialog>
  )
}

function CreateForm({
  onCancel,
  onAdded,
}: {
  onCancel: () => void
  onAdded: (added: OutputOf<typeof createStaff>) => void
}): ReactNode {
  const { t } = useWords('console-staff')
  const create = useCall(createStaff, { refreshes: [listStaff] })
  const form = useForm(createStaff.input, { onSubmit: async (input) => onAdded(await create.mutateAsync(input)) })
  return (
    <DialogForm form={form} action={t('console-staff.create.action')} onCancel={onCancel}>
      <TextField
        name="account"
        label={t('console-staff.column.account')}
        hint={t('console-staff.create.account.hint')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        required
      />
      <TextField name="displayName" label={t('console-staff.column.displayName')} autoComplete="off" />
      <RoleChoice defaultRole="support" />
      <PasswordField
        name="password"
        label={t('console-staff.create.password')}
        hint={t('console-staff.create.password.hint')}
        autoComplete="new-password"
        dir="ltr"
      />
    </DialogForm>
  )
}
