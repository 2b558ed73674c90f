import type { OutputOf } from '@croupier/api/operation.ts'
import { listSettingChanges } from '@croupier/api/settings/list-setting-changes.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { NothingFoundScene } from '@croupier/kit/art/empty-scenes.tsx'
import { EmptyState } from '@croupier/kit/components/empty-state.tsx'
import { Select } from '@croupier/kit/fields/select.tsx'
import { SidePanel } from '@croupier/kit/overlays/side-panel.tsx'
import type { Column } from '@croupier/kit/components/table.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import { useRowKeys } from '@croupier/kit/components/use-row-keys.ts'
import { type ReactNode, useState } from 'react'
import { FilterBar } from '../lists/filter-bar.tsx'
import { RecordList } from '../lists/record-list.tsx'
import { useFilters } from '../lists/use-filters.ts'
import { usePages } from '../lists/use-pages.ts'
import { ValueText } from '../lists/value-text.tsx'
import { useSettingText } from './setting-words.ts'
import { useSettings } from './use-settings.ts'

type Change = OutputOf<typeof listSettingChanges>['list'][number]

/** Every change of every setting, with the value before and after. */
export function SettingChanges(): ReactNode {
  const { t } = useWords('console-settings')
  const settingText = useSettingText()
  const { values, set, clear, isAnySet } = useFilters('name')
  const { data } = useSettings()
  const pages = usePages(listSettingChanges, values, 'before')
  const [opened, setOpened] = useState<Change>()
  const bodyRef = useRowKeys((place) => setOpened(pages.rows?.[place]))

  const columns: Column<Change>[] = [
    {
      id: 'name',
      head: t('console-settings.column.setting'),
      phone: 'title',
      cell: (change) => (
        <button type="button" onClick={() => setOpened(change)} className="text-start text-ink hover:underline">
          {settingText(change.name)}
        </button>
      ),
    },
    {
      id: 'at',
      head: t('console-settings.column.changedAt'),
      cell: (change) => <Time at={change.changedAt} className="text-ink-soft" />,
    },
    {
      id: 'by',
      head: t('console-settings.column.changedBy'),
      cell: (change) => <bdi>{change.changedBy}</bdi>,
    },
    {
      id: 'version',
      head: t('console-settings.column.version'),
      figures: true,
      phone: 'hidden',
      cell: (change) => <span className="text-ink-faint">{change.version}</span>,
    },
  ]

  return (
    <>
      <FilterBar onClear={isAnySet ? clear : undefined}>
        <Select
          label={t('console-settings.column.setting')}
          value={values.name ?? ''}
          placeholder={t('kit.all')}
          onChange={(event) => set({ name: event.target.value })}
          options={(data?.list ?? []).map(({ name }) => ({ value: name, label: settingText(name) }))}
          className="min-w-56 grow sm:grow-0"
        />
      </FilterBar>
      <RecordList
        pages={pages}
        caption={t('console-settings.tab.changes')}
        columns={columns}
        rowKey={(change) => change.version}
        bodyRef={bodyRef}
        onOpen={setOpened}
        empty={
          <EmptyState scene={<NothingFoundScene />} title={t('console-settings.changes.empty.title')}>
            {t('console-settings.changes.empty.text')}
          </EmptyState>
        }
      />
      <ChangePanel change={opened} onClose={() => setOpened(undefined)} />
    </>
  )
}

function ChangePanel({ change, onClose }: { change: Change | undefined; onClose: () => void }): ReactNode {
  const { t } = useWords('console-settings')
  const settingText = useSettingText()
  // The panel keeps its content while it closes.
  const [shown, setShown] = useState(change)
  if (change && change !== shown) setShown(change)
  return (
    <SidePanel open={change !== undefined} onClose={onClose} title={shown ? settingText(shown.name) : ''}>
      {shown && (
        <div className="flex flex-col gap-5">
          <p className="text-sm text-ink-soft">
            <Time at={shown.changedAt} /> · <bdi>{shown.changedBy}</bdi>
          </p>
          <section>
            <h3 className="mb-2 text-sm">{t('console-settings.column.before')}</h3>
            {shown.before === null ? (
              <p className="text-sm text-ink-faint">{t('console-settings.state.initial')}</p>
            ) : (
              <ValueText value={shown.before} />
            )}
          </section>
          <section>
            <h3 className="mb-2 text-sm">{t('console-settings.column.after')}</h3>
            <ValueText value={shown.after} />
          </section>
        </div>
      )}
    </SidePanel>
  )
}
