import { useSearchParams } from 'react-router'

export interface RecordQuery {
  /** What the address asks for by this name; empty where it asks for nothing. */
  read: (name: string) => string
  /** Asks for something else; an empty value asks for everything again. */
  write: (changes: Readonly<Record<string, string>>) => void
}

/** The filters of a record stand in the address, so that what one sees can be kept and sent. */
export function useRecordQuery(): RecordQuery {
  const [query, setQuery] = useSearchParams()
  return {
    read: (name) => query.get(name) ?? '',
    write(changes) {
      setQuery(
        (before) => {
          const next = new URLSearchParams(before)
          for (const [name, value] of Object.entries(changes)) {
            if (value === '') next.delete(name)
            else next.set(name, value)
          }
          return next
        },
        { replace: true },
      )
    },
  }
}

/** The value, where it is one of those that are known. */
export function oneOf<Value extends string>(known: readonly Value[], value: string): Value | undefined {
  return known.find((each) => each === value)
}
