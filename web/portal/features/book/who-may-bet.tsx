import { useWords } from '@croupier/client/words/use-words.ts'
import { Button, buttonClasses } from '@croupier/kit/components/button.tsx'
import { Notice } from '@croupier/kit/components/notice.tsx'
import { Skeleton, Waiting } from '@croupier/kit/components/skeleton.tsx'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { openDialog } from '../../dialogs/open-dialog.ts'
import { useMember } from '../../session/member.ts'

/** What whoever plays for trial is told. */
export function TrialNotice(): ReactNode {
  const { t } = useWords('book')
  return (
    <Notice
      action={
        <Link to="/register" className={buttonClasses('quiet', 'small')}>
          {t('book.trial.action')}
        </Link>
      }
    >
      {t('book.trial')}
    </Notice>
  )
}

/** What a member is told in whose currency nothing is taken. */
export function NotOfCurrency(): ReactNode {
  const { t } = useWords('refusals')
  return <Notice>{t('refusals.game.currency.closed')}</Notice>
}

/** What only members do, by their currency; whoever is none yet logs in first, and comes back to their slip. */
export function WhoMayBet({
  isOpen,
  children,
}: {
  /** Whether bets are taken at all. */
  isOpen: boolean
  children: (currency: string) => ReactNode
}): ReactNode {
  const { t } = useWords('book')
  const { isLogin, isTrial, info } = useMember()
  const { pathname, search } = useLocation()
  if (!isOpen) return <Notice>{t('book.closed')}</Notice>
  if (!isLogin) {
    return (
      <Button variant="action" wide onClick={() => openDialog({ kind: 'login', then: `${pathname}${search}` })}>
        {t('book.slip.login')}
      </Button>
    )
  }
  if (isTrial) return <TrialNotice />
  if (!info?.currency) {
    return (
      <Waiting>
        <Skeleton className="h-36 w-full" />
      </Waiting>
    )
  }
  return children(info.currency)
}
