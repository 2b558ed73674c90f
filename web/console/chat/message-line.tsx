import type { OutputOf } from '@croupier/api/operation.ts'
import type { listStaffChatMessages } from '@croupier/api/chat/list-staff-chat-messages.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { classNames } from '@croupier/kit/class-names.ts'
import { Badge } from '@croupier/kit/components/badge.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import type { ReactNode } from 'react'
import { operatorName } from '../lists/operator-name.ts'
import { AccountLink } from '../frame/account-link.tsx'

export type StaffMessage = OutputOf<typeof listStaffChatMessages>['list'][number]

/** A message with who wrote it; one that was removed says by whom. */
export function MessageLine({ message, children }: { message: StaffMessage; children?: ReactNode }): ReactNode {
  const { t } = useWords('console-chat')
  const { account, author, side, text, at, removedBy } = message
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <span className="flex flex-wrap items-center gap-x-3 text-xs text-ink-faint">
        {account === null ? <bdi>{author}</bdi> : <AccountLink account={account} />}
        {side !== 'member' && <Badge tone="brass">{t(`console-chat.side.${side}`)}</Badge>}
        <Time at={at} />
        {removedBy !== null && (
          <Badge tone="vermilion">{t('console-chat.removed', { operator: operatorName(removedBy) })}</Badge>
        )}
      </span>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <p
          dir="auto"
          className={classNames(
            'min-w-0 flex-1 text-sm wrap-anywhere whitespace-pre-line',
            removedBy !== null && 'text-ink-faint line-through',
          )}
        >
          {text}
        </p>
        {children}
      </div>
    </div>
  )
}
