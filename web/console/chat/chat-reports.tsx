import type { ChatFault } from '@croupier/api/chat/chat-answers.ts'
import { listChatHosts } from '@croupier/api/chat/list-chat-hosts.ts'
import { listChatReports } from '@croupier/api/chat/list-chat-reports.ts'
import { ruleOnChatReport } from '@croupier/api/chat/rule-on-chat-report.ts'
import { useCall, useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { EmptyInboxScene } from '@croupier/kit/art/empty-scenes.tsx'
import { Badge } from '@croupier/kit/components/badge.tsx'
import { Button } from '@croupier/kit/components/button.tsx'
import { EmptyState } from '@croupier/kit/components/empty-state.tsx'
import { Skeleton, Waiting } from '@croupier/kit/components/skeleton.tsx'
import { type ReactNode, useState } from 'react'
import { useMay } from '../frame/staff.tsx'
import { SHARED_WORK } from '../lists/live.ts'
import { Problem } from '../lists/problem.tsx'
import { MessageLine } from './message-line.tsx'
import { MuteDialog } from './mute-dialog.tsx'

/** Messages that members reported, whoever waits longest first. */
export function ChatReports(): ReactNode {
  const { t } = useWords('console-chat')
  const may = useMay()
  const { data, error } = useOperation(listChatReports, {}, { staleMilliseconds: 0, everyMilliseconds: SHARED_WORK })
  const rule = useCall(ruleOnChatReport, { refreshes: [listChatReports, listChatHosts] })
  const [muted, setMuted] = useState<{ account: string; code: string; reason: ChatFault }>()
  if (!data) {
    if (error) return <Problem of={error} />
    return (
      <Waiting>
        <Skeleton className="h-40 w-full" />
      </Waiting>
    )
  }
  if (data.list.length === 0) return <EmptyState scene={<EmptyInboxScene />} title={t('console-chat.report.none')} />
  return (
    <>
      <Problem of={rule.error} />
      <ul className="divide-y divide-hairline rounded-md border border-hairline bg-surface">
        {data.list.map(({ id, message, code, reporter, reason }) => (
          <li key={id} className="flex flex-col gap-2 px-4 py-3">
            <span className="flex flex-wrap items-center gap-3 text-xs text-ink-faint">
              <Badge tone="vermilion">{t(`console-chat.fault.${reason}`)}</Badge>
              <bdi>{code}</bdi>
              <span>{t('console-chat.report.from', { account: reporter })}</span>
            </span>
            <MessageLine message={message}>
              {may('chat.moderate') && (
                <span className="flex flex-wrap gap-2">
                  {message.account !== null && (
                    <Button
                      size="small"
                      variant="ghost"
                      onClick={() => message.account !== null && setMuted({ account: message.account, code, reason })}
                    >
                      {t('console-chat.mute')}
                    </Button>
                  )}
                  <Button size="small" onClick={() => rule.mutate({ reportId: id, isUpheld: false })}>
                    {t('console-chat.report.dismiss')}
                  </Button>
                  <Button size="small" variant="action" onClick={() => rule.mutate({ reportId: id, isUpheld: true })}>
                    {t('console-chat.report.uphold')}
                  </Button>
                </span>
              )}
            </MessageLine>
          </li>
        ))}
      </ul>
      <MuteDialog
        account={muted?.account}
        code={muted?.code ?? ''}
        reported={muted?.reason}
        onClose={() => setMuted(undefined)}
      />
    </>
  )
}
