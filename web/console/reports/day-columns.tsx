import type { WordKey } from '@croupier/words/areas.ts'
import { Amount } from '@croupier/kit/components/amount.tsx'
import type { ListColumn } from '../lists/columns.tsx'

/** Most days of a young house are empty: what is nothing steps back. */
const NOTHING = 'text-ink-faint'

type Extra = Pick<ListColumn<never>, 'phone'>

/** The day a row is of, as the merchant's calendar has it. */
export function dayColumn<Row extends { day: string }>(): ListColumn<Row> {
  return {
    id: 'day',
    head: 'console-reports.day',
    phone: 'title',
    cell: ({ day }) => <bdi className="figures">{day}</bdi>,
  }
}

/** How many of something there were. */
export function countColumn<Row>(id: keyof Row & string, head: WordKey, extra?: Extra): ListColumn<Row> {
  return {
    id,
    head,
    figures: true,
    ...extra,
    cell: (row) => <span className={`figures ${row[id] === 0 ? NOTHING : ''}`}>{String(row[id])}</span>,
  }
}

/** What something came to. `isWhat`: what the report is about. */
export function amountColumn<Row>(
  id: keyof Row & string,
  head: WordKey,
  { isWhat = false, ...extra }: Extra & { isWhat?: boolean } = {},
): ListColumn<Row> {
  return {
    id,
    head,
    figures: true,
    ...extra,
    cell: (row) => {
      const value = String(row[id])
      return <Amount value={value} className={Number(value) === 0 ? NOTHING : isWhat ? 'font-medium' : undefined} />
    },
  }
}
