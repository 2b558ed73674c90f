import { resetMemberPassword } from '@croupier/api/identity/passwords/reset-member-password.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { useForm } from '@croupier/kit/form/use-form.ts'
import { Dialog } from '@croupier/kit/overlays/dialog.tsx'
import { type ReactNode, useState } from 'react'
import { DialogForm } from '../lists/dialog-form.tsx'
import { ReasonField } from '../lists/reason-field.tsx'
import { FirstPassword } from '../lists/first-password.tsx'

/** Gives a member a random password, and shows it once. */
export function ResetPasswordDialog({
  open,
  onClose,
  account,
}: {
  open: boolean
  onClose: () => void
  account: string
}): ReactNode {
  const { t } = useWords('console-members')
  const [password, setPassword] = useState<string>()
  const reset = useCall(resetMemberPassword)
  const form = useForm(resetMemberPassword.input, {
    extra: () => ({ account }),
    onSubmit: async (input) => setPassword((await reset.mutateAsync(input)).password),
  })
  const close = () => {
    setPassword(undefined)
    onClose()
  }
  return (
    <Dialog open={open} onClose={close} title={t('console-members.action.resetPassword.title', { account })}>
      {password === undefined ? (
        <DialogForm form={form} action={t('console-members.action.resetPassword')} danger onCancel={close}>
          <p className="text-ink-soft">{t('console-members.action.resetPassword.text')}</p>
          <ReasonField />
        </DialogForm>
      ) : (
        <div className="flex flex-col gap-5">
          <FirstPassword text={t('console-members.action.resetPassword.done')} password={password} />
          <Button onClick={close} className="self-end">
            {t('kit.close')}
          </Button>
        </div>
      )}
    </Dialog>
  )
}
