import { useState } from 'react'

/**
 * Walks a record by `before`: newest first, one page at a time, and back the way one came. A change of `filter` begins
 * anew.
 */
export function useRecordPages(filter: string): {
  before: string | undefined
  newer: (() => void) | undefined
  older: (next: string | null | undefined) => (() => void) | undefined
} {
  const [walked, setWalked] = useState<{ filter: string; befores: readonly string[] }>({ filter, befores: [] })
  const befores = walked.filter === filter ? walked.befores : []
  return {
    before: befores.at(-1),
    newer: befores.length > 0 ? () => setWalked({ filter, befores: befores.slice(0, -1) }) : undefined,
    older: (next) => (next ? () => setWalked({ filter, befores: [...befores, next] }) : undefined),
  }
}
