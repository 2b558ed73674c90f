import type { WordKey } from '@croupier/words/areas.ts'
import type { ListColumn } from '../lists/columns.tsx'

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
export function countColumn<Row>(id: keyof Row & string, head: WordKey): ListColumn<Row> {
  return { id, head, figures: true, cell: (row) => <span className="figures">{String(row[id])}</span> }
}
