import { useWords } from '@croupier/client/words/use-words.ts'
import type { ReactNode } from 'react'

/** Names and values of one record; what is not known says so. A long name wraps before its value runs out of the panel. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }): ReactNode {
  const { t } = useWords()
  return (
    <dl className="grid grid-cols-[fit-content(60%)_minmax(0,1fr)] gap-x-5 gap-y-2.5 text-sm">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="min-w-28 text-ink-faint">{name}</dt>
          <dd className="min-w-0 wrap-anywhere text-ink">
            {value === null || value === undefined || value === false || value === '' ? (
              <span className="text-ink-faint">{t('kit.none')}</span>
            ) : (
              value
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
