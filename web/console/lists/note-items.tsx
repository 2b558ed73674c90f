import { Time } from '@croupier/kit/components/time.tsx'
import type { ReactNode } from 'react'
import { operatorName } from './operator-name.ts'

export interface Note {
  id: string
  note: string
  /** `staff:anika`. */
  by: string
  at: number
}

/** What operators wrote for each other, each with who and when. */
export function NoteItems({ notes }: { notes: readonly Note[] }): ReactNode {
  return (
    <ol className="flex flex-col gap-2 text-sm">
      {notes.map(({ id, note, by, at }) => (
        <li key={id} className="rounded-md border border-hairline bg-raised px-4 py-3">
          <p className="break-words whitespace-pre-line">{note}</p>
          <p className="mt-1 flex flex-wrap justify-between gap-x-4 text-xs text-ink-faint">
            <bdi>{operatorName(by)}</bdi>
            <Time at={at} />
          </p>
        </li>
      ))}
    </ol>
  )
}
