import type { ContractKind } from '@croupier/api/contracts/contract-terms.ts'
import { showConsolidatedFunds } from '@croupier/api/wallet/purses/show-consolidated-funds.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { Skeleton } from '@croupier/kit/components/skeleton.tsx'
import { lazy, type ReactNode, Suspense } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { agentParts } from './agent-parts.ts'
import { openDialog } from '../../dialogs/open-dialog.ts'
import { afterPaint } from '../../page/after-paint.ts'
import { useMember } from '../../session/member.ts'
import { PageSkeleton } from '../../parts/page-skeleton.tsx'
import { Centre } from '../../parts/centre.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { AgentClock } from '../../features/agent/agent-clock.tsx'
import { agentPages, isAgentPage, isForCashiers } from './agent-pages.ts'

/** This is where agents arrive: they are greeted here as members are at home. */
const Popups = lazy(() => afterPaint(() => import('../../features/home/popups.ts')))

/** Which kinds of contracts an agent has, on either side. */
function useContractKinds(enabled: boolean): ReadonlySet<ContractKind> {
  const { data } = useOperation(showConsolidatedFunds, {}, { enabled, staleMilliseconds: 60_000 })
  const kinds = new Set<ContractKind>()
  if (data?.divtypereq) kinds.add('dividend')
  if (data?.dailysalreqtype) kinds.add('daily')
  if (data?.contracthoursalreq) kinds.add('hourly')
  if (data?.realtimesalreqtype) kinds.add('realtime')
  return kinds
}

/** The agent centre. Members who are no agents are sent to the agents' log-in. */
export default function AgentHomePage(): ReactNode {
  const { t } = useWords('pages')
  const { isLogin, isAgent, info } = useMember()
  const kinds = useContractKinds(isLogin && isAgent)
  const [query] = useSearchParams()
  if (!isLogin || (info && !isAgent)) return <Navigate to="/agent" replace />
  if (!info) return <PageSkeleton />

  const asked = query.get('page') ?? undefined
  const isCashier = info.cashierOf != null
  const selected = isAgentPage(asked) && (!isCashier || isForCashiers(asked)) ? asked : undefined
  const shown = selected ?? (isCashier ? 'downlineManagmentView' : 'agentTeamOverview')
  const pages = agentPages
    .filter(({ id }) => !isCashier || isForCashiers(id))
    .filter(({ id, contract }) => contract === undefined || kinds.has(contract) || id === selected)
    .map(({ id, Icon }) => ({ id, Icon, label: t(`shell.agent.${id}`) }))
  const Part = agentParts[shown]
  return (
    <Centre
      label={t('shell.title.agentHome')}
      base="/agentHome"
      pages={pages}
      selected={selected}
      head={
        <div className="flex flex-col items-start gap-1 px-3">
          <p className="font-display text-lg font-semibold">{info.nickname}</p>
          {isCashier && (
            <p className="text-sm text-ink-soft">{t('shell.agent.cashierOf', { account: info.cashierOf ?? '' })}</p>
          )}
          <AgentClock />
          <Button variant="ghost" size="small" onClick={() => openDialog({ kind: 'signOut' })}>
            {t('shell.agent.signOut')}
          </Button>
        </div>
      }
    >
      <PageHead title={t(`shell.agent.${shown}`)} />
      <Suspense key={shown} fallback={<Skeleton className="h-72 w-full" />}>
        <Part />
      </Suspense>
      <Suspense>
        <Popups />
      </Suspense>
    </Centre>
  )
}
