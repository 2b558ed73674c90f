import { useWords } from '@croupier/client/words/use-words.ts'
import { EmptyInboxScene } from '@croupier/kit/art/empty-scenes.tsx'
import { EmptyState } from '@croupier/kit/components/empty-state.tsx'
import type { ReactNode } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { useMember } from '../../app/member.ts'
import { PageSkeleton } from '../../app/page-skeleton.tsx'
import { Centre } from '../centre.tsx'
import { PageHead } from '../page-head.tsx'
import { AgentClock } from './agent-clock.tsx'
import { agentPages, isAgentPage } from './agent-pages.ts'

/** The agent centre. Who is no agent is sent to the agents' door. */
export default function AgentHomePage(): ReactNode {
  const { t } = useWords('pages')
  const { isLogin, isAgent, info } = useMember()
  const [query] = useSearchParams()
  if (!isLogin || (info && !isAgent)) return <Navigate to="/agent" replace />
  if (!info) return <PageSkeleton />

  const asked = query.get('page') ?? undefined
  const selected = isAgentPage(asked) ? asked : undefined
  const shown = selected ?? 'agentTeamOverview'
  const pages = agentPages.map(({ id, Icon }) => ({ id, Icon, label: t(`shell.agent.${id}`) }))
  return (
    <Centre
      label={t('shell.title.agentHome')}
      base="/agentHome"
      pages={pages}
      selected={selected}
      head={
        <div className="flex flex-col gap-1 px-3">
          <p className="font-display text-lg font-semibold">{info.nickname}</p>
          <AgentClock />
        </div>
      }
    >
      <PageHead title={t(`shell.agent.${shown}`)} />
      <EmptyState scene={<EmptyInboxScene />} title={t(`pages.agent.${shown}.empty.title`)}>
        {t(`pages.agent.${shown}.empty.text`)}
      </EmptyState>
    </Centre>
  )
}
