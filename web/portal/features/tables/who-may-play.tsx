import { useWords } from '@croupier/client/words/use-words.ts'
import { Button, buttonClasses } from '@croupier/kit/components/button.tsx'
import { Notice } from '@croupier/kit/components/notice.tsx'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { openDialog } from '../../dialogs/open-dialog.ts'
import { useMember } from '../../session/member.ts'

/** What whoever plays for trial is told. */
export function TrialNotice(): ReactNode {
  const { t } = useWords('tables')
  return (
    <Notice
      action={
        <Link to="/register" className={buttonClasses('quiet', 'small')}>
          {t('tables.trial.action')}
        </Link>
      }
    >
      {t('tables.trial')}
    </Notice>
  )
}

/** Leads whoever is not logged in there, and back to their chips. */
export function LoginButton(): ReactNode {
  const { t } = useWords('tables')
  const { pathname, search } = useLocation()
  return (
    <Button
      variant="action"
      className="tables-confirm"
      onClick={() => openDialog({ kind: 'login', then: `${pathname}${search}` })}
    >
      {t('tables.login')}
    </Button>
  )
}

/** What only members do. */
export function WhoMayPlay({ children }: { children: ReactNode }): ReactNode {
  const { isLogin, isTrial } = useMember()
  if (!isLogin) return <LoginButton />
  return isTrial ? <TrialNotice /> : children
}
