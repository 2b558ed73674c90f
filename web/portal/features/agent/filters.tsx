import { datePresets } from '@croupier/api/records/record-period.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Select } from '@croupier/kit/fields/select.tsx'
import { linkClasses } from '@croupier/kit/components/link.ts'
import { TextField } from '@croupier/kit/fields/text-field.tsx'
import { type ReactNode, useState } from 'react'
import type { AgentQuery } from './use-query.ts'

/** The days of what is shown. */
export function PeriodFilter({ query }: { query: AgentQuery }): ReactNode {
  const { t } = useWords('records')
  return (
    <Select
      label={t('records.filter.period')}
      value={query.datePreset}
      onChange={({ target }) => query.write({ datePreset: target.value })}
      options={datePresets
        .filter((preset) => !preset.startsWith('next'))
        .map((preset) => ({ value: preset, label: t(`records.period.${preset}`) }))}
    />
  )
}

/** A member's name that is looked for once it is typed. */
export function AccountFilter({ query, name = 'account' }: { query: AgentQuery; name?: string }): ReactNode {
  const { t } = useWords('agent')
  const asked = query.read(name)
  const [typed, setTyped] = useState(asked)
  // What was asked for elsewhere, as by a button that shows all again, stands in the box too.
  const [known, setKnown] = useState(asked)
  if (known !== asked) {
    setKnown(asked)
    setTyped(asked)
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        query.write({ [name]: typed.trim(), after: '' })
      }}
    >
      <TextField
        label={t('agent.account')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => query.write({ [name]: typed.trim() })}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
      />
    </form>
  )
}

/** From oneself down to whose downlines are shown; each leads back. */
export function BranchPath({
  path,
  onChoose,
}: {
  path: readonly string[]
  onChoose: (account: string) => void
}): ReactNode {
  const { t } = useWords('agent')
  if (path.length < 2) return null
  return (
    <nav aria-label={t('agent.path')}>
      <ol className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-faint">
        {path.map((account, place) => (
          <li key={account} className="flex items-center gap-2">
            {place > 0 && <span aria-hidden="true">/</span>}
            {place === path.length - 1 ? (
              <bdi className="font-medium text-ink">{account}</bdi>
            ) : (
              <button type="button" className={linkClasses.text} onClick={() => onChoose(place === 0 ? '' : account)}>
                <bdi>{account}</bdi>
              </button>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
