import { useWords } from '@croupier/client/words/use-words.ts'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import type { ReactNode } from 'react'
import { Facts } from '../lists/facts.tsx'
import { ValueText } from '../lists/value-text.tsx'
import { useDetailText } from './audit-words.ts'

/** What was asked for, each detail by its name in the reader's language; what has parts of its own exactly as it was sent. */
export function DetailList({ details }: { details: Readonly<Record<string, unknown>> }): ReactNode {
  const { t } = useWords('console-audit')
  const detailText = useDetailText()
  const entries = Object.entries(details)
  if (entries.length === 0) return <p className="text-sm text-ink-faint">{t('kit.none')}</p>
  return (
    <Facts
      facts={entries.map(
        ([name, value]) => [detailText(name), <Detail key={name} name={name} value={value} />] as const,
      )}
    />
  )
}

function Detail({ name, value }: { name: string; value: unknown }): ReactNode {
  const { t, knows } = useWords('refusals')
  if (value === null || value === undefined || value === '') return <span>{t('kit.none')}</span>
  if (name === 'refusal' && typeof value === 'string') {
    const key = `refusals.${value}`
    return <span>{knows(key) ? t(key) : value}</span>
  }
  if (typeof value === 'boolean') return <span>{t(value ? 'kit.yes' : 'kit.no')}</span>
  if (typeof value === 'number' && name.endsWith('At')) return <Time at={value} />
  if (name === 'amount' && typeof value === 'string' && /^\d+(?:\.\d+)?$/.test(value)) {
    // As fine as it was asked for: which currency it is of is not always among the details.
    return <Amount value={value} scale={Math.max(2, value.split('.')[1]?.length ?? 0)} />
  }
  if (typeof value === 'object') return <ValueText value={value} />
  return <bdi>{String(value)}</bdi>
}
