import { useSearchParams } from 'react-router'

export interface Filters<Name extends string> {
  /** What the address says; absent where it says nothing. */
  values: Partial<Record<Name, string>>
  /** Empty takes a filter away. Typing replaces the address, choosing adds a step to the history. */
  set: (changes: Partial<Record<Name, string>>, how?: 'typed' | 'chosen') => void
  clear: () => void
  isAnySet: boolean
}

/** The filters of a list live in its address, so that a link shows the same rows to a colleague. */
export function useFilters<const Name extends string>(...names: readonly Name[]): Filters<Name> {
  const [search, setSearch] = useSearchParams()
  const values = Object.fromEntries(
    names.flatMap((name) => {
      const value = search.get(name)
      return value === null || value === '' ? [] : [[name, value]]
    }),
  ) as Partial<Record<Name, string>>

  const set: Filters<Name>['set'] = (changes, how = 'chosen') => {
    setSearch(
      (before) => {
        const after = new URLSearchParams(before)
        for (const [name, value] of Object.entries(changes) as [string, string | undefined][]) {
          if (value === undefined || value === '') after.delete(name)
          else after.set(name, value)
        }
        return after
      },
      { replace: how === 'typed', preventScrollReset: true },
    )
  }

  return {
    values,
    set,
    clear: () => set(Object.fromEntries(names.map((name) => [name, ''])) as Partial<Record<Name, string>>),
    isAnySet: Object.keys(values).length > 0,
  }
}
