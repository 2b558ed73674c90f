import { showLoginPassword } from '@croupier/api/identity/show-login-password.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Dialog } from '@croupier/kit/components/dialog.tsx'
import { SkeletonText, Waiting } from '@croupier/kit/components/skeleton.tsx'
import { showToast } from '@croupier/kit/components/toast-queue.ts'
import type { ReactNode } from 'react'
import type { DialogPlace } from '../app/dialog-host.tsx'
import { BindMobileForm } from '../features/identity/bind-mobile-form.tsx'

/** Binds and verifies the member's mobile number. */
export default function BindMobileDialog({ open, onClose }: DialogPlace<'bindMobile'>): ReactNode {
  const { t } = useWords('codes')
  const { data } = useOperation(showLoginPassword)
  const done = (): void => {
    showToast({ tone: 'good', text: t('codes.bind.done') })
    onClose()
  }
  return (
    <Dialog open={open} onClose={onClose} title={t('codes.bind.dialog.title')}>
      {data ? (
        <BindMobileForm asksPassword={data.hasLoginPassword} onDone={done} />
      ) : (
        <Waiting>
          <SkeletonText lines={4} />
        </Waiting>
      )}
    </Dialog>
  )
}
