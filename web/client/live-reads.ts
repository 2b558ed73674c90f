import type { AnyLiveFrame } from '@croupier/api/live/all.ts'

type Read = Readonly<{ name: string }>

/** What one part of a page reads that messages of the socket make old. */
export interface LiveReads {
  /** Read again when a message of the kind comes, and after a lost line: it may have come meanwhile. */
  readonly on: Partial<Record<AnyLiveFrame['type'], readonly Read[]>>
  /** Read again a moment after a message of the kind: the server sums it up behind what the message tells. */
  readonly behind?: Partial<Record<AnyLiveFrame['type'], readonly Read[]>>
  /** What messages change in place, so that only a lost line makes it old. */
  readonly afterLoss?: readonly Read[]
}

/** The names of what a message of the kind makes old. */
export function readsAt(parts: readonly LiveReads[], type: AnyLiveFrame['type']): string[] {
  return [...new Set(parts.flatMap(({ on }) => on[type] ?? []).map(({ name }) => name))]
}

/** The names of what a message of the kind makes old a moment later. */
export function readsBehind(parts: readonly LiveReads[], type: AnyLiveFrame['type']): string[] {
  return [...new Set(parts.flatMap(({ behind }) => behind?.[type] ?? []).map(({ name }) => name))]
}

/** The names of all that a lost line makes old. */
export function readsAfterLoss(parts: readonly LiveReads[]): string[] {
  const reads = parts.flatMap(({ on, behind = {}, afterLoss = [] }) => [
    ...Object.values(on).flat(),
    ...Object.values(behind).flat(),
    ...afterLoss,
  ])
  return [...new Set(reads.map(({ name }) => name))]
}
