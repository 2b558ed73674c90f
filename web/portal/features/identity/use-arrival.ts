import { showMemberInfo } from '@croupier/api/identity/show-member-info.ts'
import { queryClient } from '@croupier/client/query-client.ts'
import { session } from '@croupier/client/session.ts'
import { queryOf } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { showToast } from '@croupier/kit/components/toast-queue.ts'
import { useNavigate } from 'react-router'
import { closeDialog } from '../../app/dialogs.ts'
import { forgetMember } from '../../app/follow-faults.ts'
import { isPlayPage } from '../../app/navigation-items.tsx'

export type Arrival = 'login' | 'register' | 'freePlay'

/**
 * What happens once a token is there: it is kept, the member's info loaded, the dialog closed, and the person taken to
 * where he wanted to go; agents to their centre, everyone else home.
 */
export function useArrival(how: Arrival, then?: string): (answer: { token?: string | undefined }) => Promise<void> {
  const { t } = useWords('identity')
  const navigate = useNavigate()
  return async ({ token }) => {
    if (token === undefined) return
    forgetMember(queryClient)
    session.start(token)
    // A broken line here is no failed log-in: the pages ask again.
    const info = await queryClient.fetchQuery(queryOf(showMemberInfo)).catch(() => undefined)
    closeDialog()
    const name = info?.nickname ?? ''
    // A notice would lie over the game.
    if (then !== undefined && isPlayPage(new URL(then, location.origin).pathname)) {
      await navigate(then, { replace: true })
      return
    }
    if (how === 'freePlay') showToast({ text: t('shell.trial.banner') })
    else showToast({ tone: 'good', text: t(`identity.${how}.welcome`, { name }) })
    await navigate(then ?? (info?.isAgent ? '/agentHome' : '/'), { replace: true })
  }
}
