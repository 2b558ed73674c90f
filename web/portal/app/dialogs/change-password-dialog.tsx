import { logOut } from '@croupier/api/identity/sessions/log-out.ts'
import { showLoginPassword } from '@croupier/api/identity/passwords/show-login-password.ts'
import { call } from '@croupier/client/call.ts'
import { queryClient } from '@croupier/client/query-client.ts'
import { session } from '@croupier/client/session.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { Dialog } from '@croupier/kit/overlays/dialog.tsx'
import { Notice } from '@croupier/kit/components/notice.tsx'
import { SkeletonText, Waiting } from '@croupier/kit/components/skeleton.tsx'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import type { DialogPlace } from './dialog-host.tsx'
import { useMember } from '../../session/member.ts'
import { ChangePasswordForm } from '../../features/identity/change-password-form.tsx'

const reasons = {
  first: 'identity.change.firstLogin.text',
  weak: 'identity.change.weak.text',
  expired: 'identity.change.expired.text',
} as const

/** Another password; where one is due, nothing else goes on before it: who leaves is logged out. */
export default function ChangePasswordDialog({ open, dialog, onClose }: DialogPlace<'changePassword'>): ReactNode {
  const { t } = useWords('identity', 'password', 'fields', 'fault', 'refusals')
  const navigate = useNavigate()
  const { isAgent } = useMember()
  const { due, held } = dialog
  const present = useOperation(showLoginPassword, {}, { enabled: open && held === undefined }).data
  const hasPassword = held !== undefined || present?.hasLoginPassword !== false

  const leave = async (): Promise<void> => {
    // A session the server has ended already, or cannot be asked about, is left all the same.
    await call(logOut).catch(() => undefined)
    session.end()
    onClose()
    showToast({ text: t('password.change.left') })
    await navigate('/')
  }
  const done = async (): Promise<void> => {
    // What was refused until now is asked again.
    if (due !== undefined) void queryClient.invalidateQueries()
    onClose()
    showToast({ tone: 'good', text: t(hasPassword ? 'identity.change.done' : 'password.set.done') })
    // Where the log-in would have led that this stood in the way of.
    await navigate(due !== undefined && isAgent ? '/agentHome' : '/')
  }

  const title = due === 'first' ? 'identity.change.firstLogin.title' : 'identity.change.title'
  return (
    <Dialog
      open={open}
      onClose={due === undefined ? onClose : () => void leave()}
      escape={due === undefined}
      title={t(hasPassword ? title : 'password.set.title')}
    >
      <div className="flex flex-col gap-4">
        {due !== undefined && <Notice>{t(reasons[due])}</Notice>}
        {!hasPassword && <p className="text-sm text-ink-soft">{t('password.set.text')}</p>}
        {held !== undefined || present ? (
          <ChangePasswordForm held={held} hasPassword={hasPassword} onDone={done} />
        ) : (
          <Waiting>
            <SkeletonText lines={5} />
          </Waiting>
        )}
        {due !== undefined && (
          <Button variant="ghost" onClick={() => void leave()}>
            {t('password.change.leave')}
          </Button>
        )}
      </div>
    </Dialog>
  )
}
