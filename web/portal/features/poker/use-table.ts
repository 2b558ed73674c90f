import { showPokerTable } from '@croupier/api/poker/show-poker-table.ts'
import type { OutputOf } from '@croupier/api/operation.ts'
import { call } from '@croupier/client/call.ts'
import { useEffect, useRef, useState } from 'react'

export type PokerTable = NonNullable<OutputOf<typeof showPokerTable>['changed']>

/** How often a table is asked for: by who sits there, and by who only looks. */
const AGAIN = { seated: 1_000, watching: 2_500, away: 5_000 }
/** What an answer took on its way is no reason to move the clock. */
const JITTER = 300

export interface TableRead {
  table: PokerTable | undefined
  /** The table's clock less this device's. */
  offset: number
  error: unknown
  /** Shows what a move was answered, before the next look. */
  take(answer: PokerTable): void
}

/** A table, asked for again and again: what has not changed since is a tiny answer. */
export function useTable(tableId: number): TableRead {
  const [table, setTable] = useState<PokerTable>()
  const [offset, setOffset] = useState(0)
  const [error, setError] = useState<unknown>()
  const known = useRef<PokerTable>(undefined)

  const take = (answer: PokerTable) => {
    if (known.current && known.current.version > answer.version) return
    known.current = answer
    setTable(answer)
  }

  useEffect(() => {
    const ending = new AbortController()
    let timer: ReturnType<typeof setTimeout>
    const look = async () => {
      try {
        const version = known.current?.version
        const answer = await call(
          showPokerTable,
          { tableId, ...(version === undefined ? {} : { version }) },
          { signal: ending.signal },
        )
        if (ending.signal.aborted) return
        const drift = answer.now - Date.now()
        setOffset((before) => (Math.abs(before - drift) > JITTER ? drift : before))
        setError(undefined)
        if (answer.changed && answer.changed.version >= (known.current?.version ?? 0)) {
          known.current = answer.changed
          setTable(answer.changed)
        }
      } catch (fault) {
        if (ending.signal.aborted) return
        setError(fault)
      }
      const isSeated = known.current?.ownSeat != null
      timer = setTimeout(look, document.hidden && !isSeated ? AGAIN.away : isSeated ? AGAIN.seated : AGAIN.watching)
    }
    void look()
    return () => {
      ending.abort()
      clearTimeout(timer)
    }
  }, [tableId])

  return { table, offset, error, take }
}
