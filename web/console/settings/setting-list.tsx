import { useWords } from '@croupier/client/words/use-words.ts'
import { Badge } from '@croupier/kit/components/badge.tsx'
import { linkClasses } from '@croupier/kit/components/link.ts'
import { type Column, Table } from '@croupier/kit/components/table.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import { useRowKeys } from '@croupier/kit/components/use-row-keys.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { LoadFault } from '../lists/load-fault.tsx'
import { useFilters } from '../lists/use-filters.ts'
import { SettingPanel } from './setting-panel.tsx'
import { useSettingText } from './setting-words.ts'
import { type Setting, findSetting, useSettings } from './use-settings.ts'

/** A value in one line; the panel shows it whole. */
function inShort(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** Every setting of every module; a row opens its value, its initial value and its form. */
export function SettingList(): ReactNode {
  const { t } = useWords('console-settings')
  const settingText = useSettingText()
  const { data, error, refetch, isFetching } = useSettings()
  const { values, set } = useFilters('name')
  const bodyRef = useRowKeys((place) => set({ name: data?.list[place]?.name ?? '' }))
  if (error && !data) return <LoadFault error={error} onRetry={() => void refetch()} retrying={isFetching} />

  const columns: Column<Setting>[] = [
    {
      id: 'name',
      head: t('console-settings.column.setting'),
      phone: 'title',
      cell: (setting) => (
        <span className="block min-w-0">
          <Link to={`?name=${setting.name}`} preventScrollReset className={linkClasses.text}>
            {settingText(setting.name)}
          </Link>
          <code dir="ltr" className="block font-mono text-xs text-ink-faint">
            {setting.name}
          </code>
        </span>
      ),
    },
    {
      id: 'value',
      head: t('console-settings.column.value'),
      className: 'max-w-80',
      cell: (setting) => (
        <code
          dir="ltr"
          className="block max-w-80 min-w-0 truncate font-mono text-xs text-ink-soft @max-2xl:w-0 @max-2xl:grow @max-2xl:text-end"
        >
          {inShort(setting.value)}
        </code>
      ),
    },
    {
      id: 'state',
      head: t('console-settings.column.state'),
      cell: (setting) =>
        setting.changedAt === null ? (
          <Badge>{t('console-settings.state.initial')}</Badge>
        ) : (
          <Badge tone="brass">{t('console-settings.state.changed')}</Badge>
        ),
    },
    {
      id: 'changedAt',
      head: t('console-settings.column.changedAt'),
      cell: (setting) =>
        setting.changedAt === null ? (
          <span className="text-ink-faint">{t('kit.none')}</span>
        ) : (
          <Time at={setting.changedAt} className="text-ink-soft" />
        ),
    },
    {
      id: 'changedBy',
      head: t('console-settings.column.changedBy'),
      cell: (setting) => <bdi className="text-ink-soft">{setting.changedBy ?? t('kit.none')}</bdi>,
    },
  ]

  return (
    <>
      <Table
        dense
        caption={t('console-settings.tab.all')}
        columns={columns}
        rows={data?.list}
        rowKey={(setting) => setting.name}
        bodyRef={bodyRef}
        onOpen={(setting) => set({ name: setting.name })}
        empty={null}
      />
      <SettingPanel
        setting={values.name === undefined ? undefined : findSetting(data?.list, values.name)}
        onClose={() => set({ name: '' })}
      />
    </>
  )
}
