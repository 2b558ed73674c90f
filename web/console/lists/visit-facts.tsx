import { readUserAgent } from '@croupier/client/user-agent.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Time } from '@croupier/kit/components/time.tsx'
import type { ReactNode } from 'react'
import { FilterLink } from './filter-link.tsx'

interface Visit {
  ip: string | null
  devices: readonly { id: string; lastSeenAt: number; userAgent: string | null }[]
}

/** `Chrome, Android`: as its browser says it. */
function deviceText(userAgent: string | null): string | undefined {
  const { browser, system } = readUserAgent(userAgent)
  return [browser, system].filter((each) => each !== undefined).join(', ') || undefined
}

/** From where an order was asked for and from what its member logs in; each leads to all orders that have it in common. */
export function useVisitFacts(list: '/deposits' | '/withdrawals', filter: Record<string, string> = {}) {
  const { t } = useWords('console')
  return ({ ip, devices }: Visit): [string, ReactNode][] => [
    [
      t('console.visit.ip'),
      ip && (
        <FilterLink key="ip" list={list} filter={{ ...filter, ip }} title={t('console.visit.ip.all')}>
          {ip}
        </FilterLink>
      ),
    ],
    [
      t('console.visit.devices'),
      devices.length > 0 && (
        <span key="devices" className="flex flex-col items-end gap-1">
          {devices.map(({ id, userAgent, lastSeenAt }) => (
            <span key={id}>
              <FilterLink list={list} filter={{ ...filter, device: id }} title={t('console.visit.devices.all')}>
                {deviceText(userAgent) ?? t('console.visit.devices.unknown')}
              </FilterLink>{' '}
              <Time at={lastSeenAt} className="text-xs text-ink-faint" />
            </span>
          ))}
        </span>
      ),
    ],
  ]
}
