import { useWords } from '@croupier/client/words/use-words.ts'
import { Dialog } from '@croupier/kit/overlays/dialog.tsx'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import type { ReactNode } from 'react'
import type { DialogPlace } from './dialog-host.tsx'
import { BindAuthenticatorForm } from '../../features/security/bind-authenticator-form.tsx'
import { RemoveAuthenticatorForm } from '../../features/security/remove-authenticator-form.tsx'

/** Links an authenticator app, or removes it. */
export default function AuthenticatorDialog({ open, dialog, onClose }: DialogPlace<'authenticator'>): ReactNode {
  const { t } = useWords('guard', 'fault', 'refusals')
  const isBinding = dialog.step === 'bind'
  const done = (): void => {
    showToast({ tone: 'good', text: t(isBinding ? 'guard.authenticator.bound' : 'guard.authenticator.removed') })
    onClose()
  }
  const Shown = isBinding ? BindAuthenticatorForm : RemoveAuthenticatorForm
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t(isBinding ? 'guard.authenticator.title' : 'guard.authenticator.remove.title')}
    >
      <Shown onDone={done} />
    </Dialog>
  )
}
