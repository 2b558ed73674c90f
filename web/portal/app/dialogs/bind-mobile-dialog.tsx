import { useWords } from '@croupier/client/words/use-words.ts'
import { Dialog } from '@croupier/kit/overlays/dialog.tsx'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import type { ReactNode } from 'react'
import type { DialogPlace } from './dialog-host.tsx'
import { BindMobileForm } from '../../features/identity/bind-mobile-form.tsx'

/** Binds and verifies the member's mobile number. */
export default function BindMobileDialog({ open, onClose }: DialogPlace<'bindMobile'>): ReactNode {
  const { t } = useWords('codes')
  const done = (): void => {
    showToast({ tone: 'good', text: t('codes.bind.done') })
    onClose()
  }
  return (
    <Dialog open={open} onClose={onClose} title={t('codes.bind.dialog.title')}>
      <BindMobileForm onDone={done} />
    </Dialog>
  )
}
