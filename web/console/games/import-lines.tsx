import { importKinds } from '@croupier/api/games/catalogue-imports.ts'
import { listCatalogueImport } from '@croupier/api/games/list-catalogue-import.ts'
import type { OutputOf } from '@croupier/api/operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Status } from '@croupier/kit/components/badge.tsx'
import { Select } from '@croupier/kit/fields/select.tsx'
import type { Column } from '@croupier/kit/components/table.tsx'
import { type ReactNode, useState } from 'react'
import { FilterBar } from '../lists/filter-bar.tsx'
import { RecordList } from '../lists/record-list.tsx'
import { usePages } from '../lists/use-pages.ts'

type Line = OutputOf<typeof listCatalogueImport>['list'][number]

const tones = { new: 'jade', changed: 'brass', gone: 'vermilion' } as const

function Changes({ line: { changes, kind } }: { line: Line }): ReactNode {
  return (
    <ul className="flex flex-col gap-0.5 text-sm">
      {changes.map(({ field, before, after }) => (
        <li key={field} className="flex flex-wrap items-baseline gap-x-2">
          <code dir="ltr" className="font-mono text-xs text-ink-faint">
            {field}
          </code>
          {kind !== 'new' && (
            <>
              <del className="text-ink-faint">
                <bdi>{before ?? '–'}</bdi>
              </del>
              <span aria-hidden="true" className="rtl:-scale-x-100">
                →
              </span>
            </>
          )}
          <ins className="no-underline">
            <bdi>{after ?? '–'}</bdi>
          </ins>
        </li>
      ))}
    </ul>
  )
}

/** What an import does, game by game and field by field. */
export function ImportLines({ importId }: { importId: string }): ReactNode {
  const { t } = useWords('console-games')
  const [kind, setKind] = useState('')
  const pages = usePages(listCatalogueImport, { importId, ...(kind === '' ? {} : { kind }) }, 'after')
  const columns: Column<Line>[] = [
    {
      id: 'game',
      head: t('console-games.column.game'),
      phone: 'title',
      cell: ({ name, vendor, code }) => (
        <span className="flex flex-col">
          <bdi className="font-medium">{name}</bdi>
          <code dir="ltr" className="font-mono text-xs text-ink-faint">
            {vendor} · {code}
          </code>
        </span>
      ),
    },
    {
      id: 'kind',
      head: t('console-games.import.kind'),
      cell: (line) => <Status tone={tones[line.kind]}>{t(`console-games.import.kind.${line.kind}`)}</Status>,
    },
    { id: 'changes', head: t('console-games.import.changes'), cell: (line) => <Changes line={line} /> },
    { id: 'line', head: t('console-games.import.line'), figures: true, phone: 'hidden', cell: ({ line }) => line },
  ]
  return (
    <div>
      <FilterBar onClear={kind === '' ? undefined : () => setKind('')}>
        <Select
          label={t('console-games.import.kind')}
          value={kind}
          placeholder={t('kit.all')}
          onChange={(event) => setKind(event.target.value)}
          options={importKinds.map((each) => ({ value: each, label: t(`console-games.import.kind.${each}`) }))}
          className="min-w-40 grow sm:grow-0"
        />
      </FilterBar>
      <RecordList
        pages={pages}
        caption={t('console-games.import.lines')}
        columns={columns}
        rowKey={({ line }) => String(line)}
        empty={<p className="py-6 text-center text-ink-soft">{t('console-games.import.nothing')}</p>}
      />
    </div>
  )
}
