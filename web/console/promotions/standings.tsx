import { listStandings } from '@croupier/api/promotions/races/list-standings.ts'
import type { RaceTerms } from '@croupier/api/promotions/terms/race.ts'
import type { OutputOf } from '@croupier/api/operation.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { type Column, Table } from '@croupier/kit/components/table.tsx'
import type { ReactNode } from 'react'
import { SHARED_WORK } from '../lists/live.ts'
import { LoadFault } from '../lists/load-fault.tsx'
import { AccountLink } from '../frame/account-link.tsx'
import { Reached } from '../../looks/promotions/reached.tsx'

type Row = OutputOf<typeof listStandings>['rows'][number]

type Measure = RaceTerms['measure']

/** Who is how far in a race, in their order, and what each would get if it ended now. */
export function Standings({
  promotionId,
  currency,
  measure,
}: {
  promotionId: string
  currency: string
  measure: Measure
}): ReactNode {
  const { t } = useWords('console-promotions')
  const read = useOperation(listStandings, { promotionId }, { everyMilliseconds: SHARED_WORK })
  const { data, error } = read
  const columns: Column<Row>[] = [
    {
      id: 'place',
      head: t('console-promotions.standings.place'),
      figures: true,
      cell: ({ place }) => <span className="figures">{place}</span>,
    },
    {
      id: 'account',
      head: t('console-promotions.application.account'),
      phone: 'title',
      cell: ({ account }) => <AccountLink account={account} />,
    },
    {
      id: 'reached',
      head: t('console-promotions.standings.reached'),
      figures: true,
      cell: ({ reached }) => <Reached value={reached} measure={measure} currency={currency} />,
    },
    {
      id: 'prize',
      head: t('console-promotions.standings.prize'),
      figures: true,
      cell: ({ prize }) => <Amount value={prize} currency={currency} />,
    },
  ]
  return (
    <section>
      <h3 className="mb-2 text-sm">
        {t(data?.isFinal ? 'console-promotions.standings.final' : 'console-promotions.standings')}
      </h3>
      {error && !data ? (
        <LoadFault error={error} onRetry={() => void read.refetch()} retrying={read.isFetching} />
      ) : (
        <Table
          dense
          caption={t('console-promotions.standings')}
          columns={columns}
          rows={data?.rows}
          rowKey={({ account }) => account}
          empty={<p className="text-sm text-ink-faint">{t('console-promotions.standings.none')}</p>}
        />
      )}
    </section>
  )
}
