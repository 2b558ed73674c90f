import { listRetention } from '@croupier/api/reporting/reports/list-retention.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { NothingFoundScene } from '@croupier/kit/art/empty-scenes.tsx'
import type { ReactNode } from 'react'
import type { ListColumn } from '../lists/columns.tsx'
import { declareList } from '../lists/declare-list.tsx'
import type { RowOf } from '../lists/list-declaration.ts'
import { currencyFilter } from './currency-filter.tsx'
import { countColumn } from './day-columns.tsx'

type Cohort = RowOf<typeof listRetention>

/** The month itself, and how many later. */
const months = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const

/** Of the months after the first, where there is little room. */
const ON_A_PHONE = 3

/** Whole percents: `58`. */
const shareOf = (players: number, members: number): number =>
  members === 0 ? 0 : Math.round((100 * players) / members)

/** A share on a ground that is the stronger the more came back. */
function Share({ players, members }: { players: number; members: number }): ReactNode {
  const share = shareOf(players, members)
  return (
    <span
      title={`${players} / ${members}`}
      className="figures inline-block min-w-12 rounded-sm px-1.5 py-0.5 text-center text-ink"
      style={{ backgroundColor: `color-mix(in oklab, var(--jade) ${Math.round(share * 0.45)}%, transparent)` }}
    >
      {share}%
    </span>
  )
}

function monthColumn(after: (typeof months)[number]): ListColumn<Cohort> {
  const name = `month${after}` as const
  return {
    id: name,
    head: `console-reports.after.${after}`,
    figures: true,
    phone: after > ON_A_PHONE ? 'hidden' : undefined,
    cell: (cohort) => {
      const players = cohort[name]
      return players === null ? null : <Share players={players} members={cohort.members} />
    },
  }
}

function Explained(): ReactNode {
  const { t } = useWords('console-reports')
  return <p className="mb-4 max-w-3xl text-sm text-ink-soft">{t('console-reports.retention.text')}</p>
}

/** Who came back: months in which members first paid in, and the share of them that played later. */
export const RetentionList = declareList(listRetention, {
  filters: { currency: currencyFilter },
  BeforeRows: Explained,
  columns: [
    {
      id: 'cohort',
      head: 'console-reports.cohort',
      phone: 'title',
      cell: ({ cohort }) => <bdi className="figures">{cohort}</bdi>,
    },
    countColumn<Cohort>('members', 'console-reports.members'),
    ...months.map(monthColumn),
  ],
  rowKey: ({ cohort }) => cohort,
  empty: {
    scene: <NothingFoundScene />,
    title: 'console-reports.retention.empty.title',
    text: 'console-reports.retention.empty.text',
  },
})
