import { logOut } from '@croupier/api/identity/sessions/log-out.ts'
import { isRefused } from '@croupier/client/call-refused.ts'
import { session } from '@croupier/client/session.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { useRefusalText } from '@croupier/client/use-refusal-text.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { ConfirmDialog } from '@croupier/kit/overlays/confirm-dialog.tsx'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { endBrowserPush } from '../../page/browser-push.ts'
import type { DialogPlace } from './dialog-host.tsx'

export default function SignOutDialog({ open, onClose }: DialogPlace<'signOut'>): ReactNode {
  const { t } = useWords('refusals')
  const refusalText = useRefusalText()
  const leave = useCall(logOut)
  const navigate = useNavigate()
  const signOut = async (): Promise<void> => {
    try {
      await leave.mutateAsync({})
    } catch (error) {
      // A session the server has ended already is what was asked for.
      if (!isRefused(error, 'login.not.session')) {
        showToast({ tone: 'bad', text: refusalText(error) })
        return
      }
    }
    void endBrowserPush()
    onClose()
    session.end()
    showToast({ text: t('shell.logout.done') })
    await navigate('/')
  }
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={() => void signOut()}
      busy={leave.isPending}
      title={t('shell.logout.in_popup_prompt')}
      confirm={t('shell.logout.in_increase_submit')}
      cancel={t('shell.logout.in_more_cancel')}
    >
      {leave.isPending ? t('shell.logout.working') : t('shell.logout.in_sure_logout')}
    </ConfirmDialog>
  )
}
