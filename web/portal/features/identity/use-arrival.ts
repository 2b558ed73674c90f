import { showMemberInfo } from '@croupier/api/identity/members/show-member-info.ts'
import { queryClient } from '@croupier/client/query-client.ts'
import { session } from '@croupier/client/session.ts'
import { queryOf } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import { useNavigate } from 'react-router'
import { closeDialog, openDialog } from '../../dialogs/open-dialog.ts'
import { forgetMember } from '../../dialogs/follow-faults.ts'
import { isPlayPage } from '../../page/game-pages.ts'

/** Longer than other notices: it is all that is left of a registration. */
const OPENED_STAYS = 15_000

export type Arrival = 'login' | 'register' | 'freePlay' | 'reset'

/** What a call that lets in answers. */
interface Admission {
  /** Absent where an account was opened while nobody may log in. */
  token?: string | undefined
  account?: string | undefined
}

/**
 * What follows a log-in: the token is kept, the member's info loaded, the dialog closed, and the person taken to the
 * page they wanted; agents to their centre, everyone else home. Where the password must be changed first, the dialog
 * for it opens instead, and `held`, the password just used, is not asked for there again.
 */
export function useArrival(how: Arrival, then?: string): (admission: Admission, held?: string) => Promise<void> {
  const { t } = useWords('identity')
  const navigate = useNavigate()
  return async ({ token, account = '' }, held) => {
    if (token === undefined) {
      closeDialog()
      showToast({ tone: 'good', text: t('identity.register.opened', { account }), milliseconds: OPENED_STAYS })
      await navigate('/', { replace: true })
      return
    }
    forgetMember(queryClient)
    session.start(token)
    // A broken line here is no failed log-in: the pages ask again.
    const info = await queryClient.fetchQuery(queryOf(showMemberInfo)).catch(() => undefined)
    const due = info?.passwordDue
    if (due) {
      openDialog({ kind: 'changePassword', due, held })
      return
    }
    closeDialog()
    const name = info?.nickname ?? ''
    // A notice would lie over the game.
    if (then !== undefined && isPlayPage(new URL(then, location.origin).pathname)) {
      await navigate(then, { replace: true })
      return
    }
    if (how === 'freePlay') showToast({ text: t('shell.trial.banner') })
    else if (how === 'reset') showToast({ tone: 'good', text: t('identity.forgot.mobile.done') })
    else showToast({ tone: 'good', text: t(`identity.${how}.welcome`, { name }) })
    const home = info?.isAgent && how !== 'reset' ? '/agentHome' : '/'
    await navigate(then ?? home, { replace: true })
  }
}
