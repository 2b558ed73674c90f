import { type DatePreset, datePresets } from '@croupier/api/records/record-period.ts'
import { useSearchParams } from 'react-router'

export interface AgentQuery {
  read: (name: string) => string
  write: (changes: Readonly<Record<string, string>>) => void
  datePreset: DatePreset
}

const usual: DatePreset = 'previous7'

/** What a page of the agent centre is asked for stands in the address. */
export function useAgentQuery(): AgentQuery {
  const [query, setQuery] = useSearchParams()
  return {
    read: (name) => query.get(name) ?? '',
    write: (changes) =>
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
      ),
    datePreset: datePresets.find((preset) => preset === query.get('datePreset')) ?? usual,
  }
}
