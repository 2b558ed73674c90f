import type { listMembers } from '@croupier/api/identity/members/list-members.ts'
import type { OutputOf } from '@croupier/api/operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Badge, Status } from '@croupier/kit/components/badge.tsx'
import type { ReactNode } from 'react'
import { stateTones } from './member-words.ts'

type Standing = Pick<OutputOf<typeof listMembers>['list'][number], 'state' | 'break' | 'lockedUntil'>

/** The state of a member's account, and what else keeps them out or from playing. */
export function MemberStanding({ member }: { member: Standing }): ReactNode {
  const { t } = useWords('console-members')
  const { state, break: running, lockedUntil } = member
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Status tone={stateTones[state]}>{t(`console-members.status.${state}`)}</Status>
      {running && (
        <Badge tone={running.isExclusion ? 'vermilion' : 'brass'}>
          {t(running.isExclusion ? 'console-members.status.excluded' : 'console-members.status.break')}
        </Badge>
      )}
      {lockedUntil !== null && <Badge tone="vermilion">{t('console-members.status.locked')}</Badge>}
    </span>
  )
}
