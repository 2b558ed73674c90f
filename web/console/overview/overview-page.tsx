import type { OutputOf } from '@croupier/api/operation.ts'
import { showDashboard } from '@croupier/api/reporting/show-dashboard.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { EmptyWalletScene } from '@croupier/kit/art/empty-scenes.tsx'
import { Card } from '@croupier/kit/components/card.tsx'
import { EmptyState } from '@croupier/kit/components/empty-state.tsx'
import { Skeleton, Waiting } from '@croupier/kit/components/skeleton.tsx'
import type { ReactNode } from 'react'
import { Figures } from '../frame/figures.tsx'
import { Page } from '../frame/page.tsx'
import { LoadFault } from '../lists/load-fault.tsx'
import { CurrencyDay } from './currency-day.tsx'
import { Figure } from './figure.tsx'

export type Dashboard = OutputOf<typeof showDashboard>

const REFRESH = 5000

/** How the house does today and what waits for an operator; every figure leads to what it counts. */
export function OverviewPage(): ReactNode {
  const { t } = useWords('console-overview')
  const { data, error, refetch, isFetching } = useOperation(showDashboard, {}, { everyMilliseconds: REFRESH })
  if (!data) {
    return (
      <Page title={t('console.nav.overview')}>
        {error ? (
          <LoadFault error={error} onRetry={() => void refetch()} retrying={isFetching} />
        ) : (
          <Waiting className="flex flex-col gap-5">
            <Skeleton className="h-28" />
            <Skeleton className="h-72" />
          </Waiting>
        )}
      </Page>
    )
  }
  const { waiting, members } = data
  return (
    <Page title={t('console.nav.overview')} text={t('console-overview.text')}>
      <div className="flex flex-col gap-5">
        <Card title={t('console-overview.waiting')}>
          <Figures across={6}>
            <Due to="/withdrawals" label={t('console-overview.waiting.withdrawals')} count={waiting.withdrawals} />
            <Due to="/deposits?state=review" label={t('console-overview.waiting.deposits')} count={waiting.deposits} />
            <Due
              to="/withdrawals?view=all&state=failed"
              label={t('console-overview.waiting.failed')}
              count={waiting.failed}
            />
            <Due
              to="/withdrawals?view=all&state=unknown"
              label={t('console-overview.waiting.unknown')}
              count={waiting.unknown}
            />
            <Due
              to="/withdrawals?view=all&conflict=yes"
              label={t('console-overview.waiting.conflicts')}
              count={waiting.conflicts}
            />
            <Due to="/proposals" label={t('console-overview.waiting.proposals')} count={waiting.proposals} />
          </Figures>
        </Card>
        {data.currencies.map((currency) => (
          <CurrencyDay key={currency.currency} figures={currency} date={data.day.date} />
        ))}
        {data.currencies.length === 0 && (
          <Card>
            <EmptyState scene={<EmptyWalletScene />} title={t('console-overview.empty.title')}>
              {t('console-overview.empty.text')}
            </EmptyState>
          </Card>
        )}
        <Card title={t('console.nav.members')}>
          <Figures across={6}>
            <Figure to="/members" label={t('console-overview.registered')} value={String(members.registered)} />
            <Figure label={t('console-overview.online')} value={String(members.online)} />
          </Figures>
        </Card>
      </div>
    </Page>
  )
}

/** A count that is good while it is zero. */
function Due({ to, label, count }: { to: string; label: string; count: number }): ReactNode {
  return <Figure to={to} label={label} value={String(count)} tone={count > 0 ? 'brass' : undefined} />
}
