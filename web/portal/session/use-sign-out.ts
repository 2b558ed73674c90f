import { logOut } from '@croupier/api/identity/sessions/log-out.ts'
import { isRefused } from '@croupier/client/call-refused.ts'
import { session } from '@croupier/client/session.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { useRefusalText } from '@croupier/client/use-refusal-text.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import { useNavigate } from 'react-router'
import { endBrowserPush } from '../page/browser-push.ts'

/** Logs out and goes home; `onLeft` closes what it was pressed in. */
export function useSignOut(onLeft: () => void): { signOut: () => Promise<void>; isLeaving: boolean } {
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
    onLeft()
    session.end()
    showToast({ text: t('shell.logout.done') })
    await navigate('/')
  }
  return { signOut, isLeaving: leave.isPending }
}
