import { listAgentNotices } from '@croupier/api/content/list-agent-notices.ts'
import { listAnnouncements } from '@croupier/api/content/list-announcements.ts'
import { RichText } from '@croupier/client/rich-text.tsx'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { EmptyInboxScene } from '@croupier/kit/art/empty-scenes.tsx'
import { Card } from '@croupier/kit/components/card.tsx'
import { EmptyState } from '@croupier/kit/components/empty-state.tsx'
import { Skeleton, Waiting } from '@croupier/kit/components/skeleton.tsx'
import type { ReactNode } from 'react'
import { AnnouncedWay } from '../../parts/announced-way.tsx'
import { ReadFault } from '../../parts/read-fault.tsx'

/** What the house announces to agents, and to everybody. */
export default function AgentAnnouncements(): ReactNode {
  const { t, language } = useWords('pages', 'refusals')
  const read = useOperation(listAnnouncements, { types: 'PL,PR,H', language }, { staleMilliseconds: 60_000 })
  const own = useOperation(listAgentNotices, { language }, { staleMilliseconds: 60_000 })
  const { data, error } = read
  if (error && !data) return <ReadFault of={read} />
  if (own.error && !own.data) return <ReadFault of={own} />
  if (!data || !own.data) {
    return (
      <Waiting>
        <Skeleton className="h-56 w-full" />
      </Waiting>
    )
  }
  const entries = [
    ...own.data.list,
    ...data.headlines,
    ...data.playerNotices,
    ...data.promotion.map((entry) => ({ ...entry, isPromotion: true })),
  ]
  if (entries.length === 0) {
    return (
      <EmptyState scene={<EmptyInboxScene />} title={t('pages.agent.agentAnnouncement.empty.title')}>
        {t('pages.agent.agentAnnouncement.empty.text')}
      </EmptyState>
    )
  }
  return (
    <ul className="flex flex-col gap-4">
      {entries.map((entry) => (
        <li key={entry.id}>
          <Card title={<bdi>{entry.title}</bdi>}>
            <div className="flex flex-col gap-4">
              <RichText html={entry.content} />
              <AnnouncedWay of={entry} />
            </div>
          </Card>
        </li>
      ))}
    </ul>
  )
}
