import { useWords } from '@croupier/client/words/use-words.ts'
import { Dialog } from '@croupier/kit/overlays/dialog.tsx'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import type { ReactNode } from 'react'
import type { DialogPlace } from './dialog-host.tsx'
import { BindEmailForm } from '../../features/identity/bind-email-form.tsx'

/** Binds an address, or shows that the one there is reaches its member. */
export default function BindEmailDialog({ open, onClose }: DialogPlace<'bindEmail'>): ReactNode {
  const { t } = useWords('password', 'codes', 'fields', 'fault', 'refusals')
  const done = (): void => {
    onClose()
    showToast({ tone: 'good', text: t('password.email.done') })
  }
  return (
    <Dialog open={open} onClose={onClose} title={t('password.email.title')}>
      <BindEmailForm onDone={done} />
    </Dialog>
  )
}
