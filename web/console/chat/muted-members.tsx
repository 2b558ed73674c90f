import { liftChatMute } from '@croupier/api/chat/lift-chat-mute.ts'
import { listChatMutes } from '@croupier/api/chat/list-chat-mutes.ts'
import { useCall, useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { EmptyInboxScene } from '@croupier/kit/art/empty-scenes.tsx'
import { Button } from '@croupier/kit/components/button.tsx'
import { EmptyState } from '@croupier/kit/components/empty-state.tsx'
import { Skeleton, Waiting } from '@croupier/kit/components/skeleton.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import type { ReactNode } from 'react'
import { useMay } from '../frame/staff.tsx'
import { SHARED_WORK } from '../lists/live.ts'
import { operatorName } from '../lists/operator-name.ts'
import { Problem } from '../lists/problem.tsx'
import { AccountLink } from '../frame/account-link.tsx'

/** Members who may write nothing just now: why, until when, and who said so. */
export function MutedMembers(): ReactNode {
  const { t } = useWords('console-chat')
  const may = useMay()
  const { data, error } = useOperation(listChatMutes, {}, { staleMilliseconds: 0, everyMilliseconds: SHARED_WORK })
  const lift = useCall(liftChatMute, { refreshes: [listChatMutes] })
  if (!data) {
    if (error) return <Problem of={error} />
    return (
      <Waiting>
        <Skeleton className="h-40 w-full" />
      </Waiting>
    )
  }
  if (data.list.length === 0) return <EmptyState scene={<EmptyInboxScene />} title={t('console-chat.mute.none')} />
  return (
    <>
      <Problem of={lift.error} />
      <ul className="divide-y divide-hairline rounded-md border border-hairline bg-surface">
        {data.list.map(({ id, account, code, reason, note, by, until }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 px-4 py-3">
            <div className="flex min-w-0 flex-col gap-1 text-sm">
              <span className="flex flex-wrap gap-x-3">
                <AccountLink account={account} />
                <span>{t(`console-chat.fault.${reason}`)}</span>
                <span className="text-ink-faint">{code ?? t('console-chat.mute.where.all')}</span>
              </span>
              <span className="flex flex-wrap gap-x-3 text-xs text-ink-faint">
                <span>
                  {t('console-chat.mute.until')} <Time at={until} />
                </span>
                <span>
                  {t('console-chat.mute.by')} <bdi>{operatorName(by)}</bdi>
                </span>
                {note !== '' && <bdi>{note}</bdi>}
              </span>
            </div>
            {may('chat.moderate') && (
              <Button size="small" onClick={() => lift.mutate({ muteId: id })}>
                {t('console-chat.mute.lift')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
