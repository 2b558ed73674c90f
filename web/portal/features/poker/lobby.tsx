import { listPokerTables } from '@croupier/api/poker/list-poker-tables.ts'
import type { OutputOf } from '@croupier/api/operation.ts'
import { amountInText } from '@croupier/client/words/kit-words.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { NothingFoundScene } from '@croupier/kit/art/empty-scenes.tsx'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { Badge } from '@croupier/kit/components/badge.tsx'
import { buttonClasses } from '@croupier/kit/components/button.tsx'
import { EmptyState } from '@croupier/kit/components/empty-state.tsx'
import { Notice } from '@croupier/kit/components/notice.tsx'
import { Skeleton, Waiting } from '@croupier/kit/components/skeleton.tsx'
import { Tabs } from '@croupier/kit/components/tabs.tsx'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { PageHead } from '../../parts/page-head.tsx'
import { ReadFault } from '../../parts/read-fault.tsx'
import { useMember } from '../../session/member.ts'
import { OwnHands } from './own-hands.tsx'
import { PokerRules } from './poker-rules.tsx'

const views = ['tables', 'hands', 'rules'] as const
type View = (typeof views)[number]

const AGAIN = 5_000

type Listed = OutputOf<typeof listPokerTables>['list'][number]

function Figure({ label, children }: { label: string; children: ReactNode }): ReactNode {
  return (
    <div className="flex min-w-0 justify-between gap-3">
      <dt className="text-ink-faint">{label}</dt>
      <dd className="text-end">{children}</dd>
    </div>
  )
}

function Range({ from, to, currency, mark }: { from: string; to: string; currency: string | undefined; mark: string }) {
  return (
    <bdi dir="ltr" className="whitespace-nowrap">
      <Amount value={from} currency={currency} /> {mark} <Amount value={to} currency={currency} />
    </bdi>
  )
}

function TableCard({ of: { table, players, isSeated } }: { of: Listed }): ReactNode {
  const { t } = useWords('poker')
  const currency = table.isTrial ? undefined : table.currency
  return (
    <li className="flex flex-col gap-3 rounded-lg border border-hairline bg-surface p-4 shadow-lift">
      <div className="flex min-w-0 items-start justify-between gap-2">
        <h2 className="min-w-0 truncate font-display text-lg font-semibold">
          <bdi>{table.name}</bdi>
        </h2>
        {table.isTrial && <Badge tone="jade">{t('poker.practice')}</Badge>}
      </div>
      <p className="text-sm text-ink-soft">{t('poker.seats.taken', { players, seats: table.seats })}</p>
      <dl className="flex flex-1 flex-col gap-1 text-sm">
        <Figure label={t('poker.blinds')}>
          <Range from={table.smallBlind} to={table.bigBlind} currency={currency} mark="/" />
        </Figure>
        <Figure label={t('poker.buyIn')}>
          <Range from={table.minBuyIn} to={table.maxBuyIn} currency={currency} mark="–" />
        </Figure>
        <Figure label={t('poker.rake')}>
          {t('poker.rake.capped', { percent: table.rakePercent })} <Amount value={table.rakeCap} currency={currency} />
        </Figure>
      </dl>
      <Link
        to={`/poker?table=${table.tableId}`}
        aria-label={t('poker.table.open', { name: table.name })}
        className={buttonClasses(isSeated ? 'action' : 'quiet', 'medium', true)}
      >
        {t(isSeated ? 'poker.table.return' : 'poker.table.look')}
      </Link>
    </li>
  )
}

function Tables(): ReactNode {
  const { t } = useWords('poker', 'refusals')
  const read = useOperation(listPokerTables, {}, { staleMilliseconds: 0, everyMilliseconds: AGAIN })
  const { data, error } = read
  if (error && !data) return <ReadFault of={read} />
  if (!data) {
    return (
      <Waiting>
        <Skeleton className="h-72 w-full" />
      </Waiting>
    )
  }
  return (
    <div className="flex flex-col gap-4">
      {!data.isOpen && <Notice>{t('poker.closed')}</Notice>}
      {Number(data.onTables) > 0 && (
        <Notice tone="plain">{t('poker.onTables', { amount: amountInText(data.onTables, data.currency) })}</Notice>
      )}
      {data.list.length === 0 ? (
        <EmptyState scene={<NothingFoundScene />} title={t('poker.tables.none')}>
          {t('poker.tables.none.text')}
        </EmptyState>
      ) : (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-4">
          {data.list.map((each) => (
            <TableCard key={each.table.tableId} of={each} />
          ))}
        </ul>
      )}
    </div>
  )
}

/** Tables of the house, one's own hands, the rules. */
export function Lobby(): ReactNode {
  const { t } = useWords('poker')
  const { isTrial } = useMember()
  const [query, setQuery] = useSearchParams()
  const view: View = views.find((each) => each === query.get('view')) ?? 'tables'
  return (
    <div className="content-width flex flex-col gap-5 py-6">
      <PageHead title={t('poker.title')}>{t(isTrial ? 'poker.lead.trial' : 'poker.lead')}</PageHead>
      <Tabs
        label={t('poker.views')}
        tabs={views.map((id) => ({ id, label: t(`poker.view.${id}`) }))}
        selected={view}
        onSelect={(next) => setQuery(next === 'tables' ? {} : { view: next }, { replace: true })}
      >
        {view === 'tables' && <Tables />}
        {view === 'hands' && <OwnHands />}
        {view === 'rules' && <PokerRules />}
      </Tabs>
    </div>
  )
}
