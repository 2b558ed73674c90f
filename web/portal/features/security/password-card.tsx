import { showLoginPassword } from '@croupier/api/identity/passwords/show-login-password.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { Words } from '@croupier/client/words/rich-words.tsx'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { Card } from '@croupier/kit/components/card.tsx'
import { Skeleton } from '@croupier/kit/components/skeleton.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import type { ReactNode } from 'react'
import { openDialog } from '../../dialogs/open-dialog.ts'
import type { MemberInfo } from '../../session/member.ts'
import { MobileRow } from './mobile-row.tsx'
import { SecurityRow } from './security-row.tsx'

function emailState({ email, isEmailVerified }: MemberInfo) {
  if (!email) return 'password.email.none' as const
  return isEmailVerified ? ('password.email.verified' as const) : ('password.email.unverified' as const)
}

/** The password one logs in by, and the address and number that help when it is forgotten. */
export function PasswordCard({ info }: { info: MemberInfo }): ReactNode {
  const { t } = useWords('password')
  const present = useOperation(showLoginPassword).data
  const hasPassword = present?.hasLoginPassword ?? true
  const since =
    present?.changedAt == null ? (
      t('password.card.none')
    ) : (
      <Words k="password.card.since" values={{ time: <Time at={present.changedAt} shape="date" /> }} />
    )
  return (
    <Card title={t('password.card.title')}>
      <ul>
        <SecurityRow
          label={t('password.card.label')}
          state={present ? since : <Skeleton className="mt-1 h-4 w-20" />}
          action={
            <Button disabled={!present} onClick={() => openDialog({ kind: 'changePassword' })}>
              {t(hasPassword ? 'password.card.change' : 'password.card.set')}
            </Button>
          }
        />
        <SecurityRow
          label={t('password.email.label')}
          state={<Words k={emailState(info)} values={{ email: <bdi dir="ltr">{info.email}</bdi> }} />}
          action={
            info.isEmailVerified ? undefined : (
              <Button onClick={() => openDialog({ kind: 'bindEmail' })}>
                {t(info.email ? 'password.email.verify' : 'password.email.add')}
              </Button>
            )
          }
        />
        <MobileRow info={info} />
      </ul>
    </Card>
  )
}
