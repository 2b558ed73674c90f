import { gameTypes } from '@croupier/api/games/game-types.ts'
import { listVendors } from '@croupier/api/games/list-vendors.ts'
import { betStatuses } from '@croupier/api/play/records/bet-record.ts'
import { listRounds } from '@croupier/api/play/records/list-rounds.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Select } from '@croupier/kit/components/select.tsx'
import type { ReactNode } from 'react'
import { Page } from '../app/page.tsx'
import { FilterBar } from '../lists/filter-bar.tsx'
import { PeriodFields } from '../lists/period-fields.tsx'
import { SearchBox } from '../lists/search-box.tsx'
import { useFilterPeriod } from '../lists/use-filter-period.ts'
import { useFilters } from '../lists/use-filters.ts'
import { usePages } from '../lists/use-pages.ts'
import { RoundTable } from './round-table.tsx'

/** For how long a round may be open before somebody looks for it. */
const openHours = [1, 6, 24, 72, 168]

/** What was played, by member, vendor, category, status and day. */
export function RoundList(): ReactNode {
  const { t } = useWords('console-rounds')
  const { values, set, clear, isAnySet } = useFilters(
    'account',
    'vassalage',
    'gameCategory',
    'status',
    'openForHours',
    'currency',
    'from',
    'to',
  )
  const { from, to, ...rest } = values
  const period = useFilterPeriod(from, to)
  const pages = usePages(listRounds, { ...rest, ...period }, 'before')
  const { data: vendors } = useOperation(listVendors)

  return (
    <Page title={t('console.nav.rounds')} text={t('console-rounds.text')}>
      <FilterBar onClear={isAnySet ? clear : undefined}>
        <SearchBox
          label={t('console-rounds.filter.account')}
          value={values.account ?? ''}
          onSearch={(account) => set({ account }, 'typed')}
        />
        <Select
          label={t('console-rounds.column.vendor')}
          value={values.vassalage ?? ''}
          placeholder={t('kit.all')}
          onChange={(event) => set({ vassalage: event.target.value })}
          options={(vendors?.list ?? []).map(({ code, name }) => ({ value: code, label: name }))}
          className="min-w-40 grow sm:grow-0"
        />
        <Select
          label={t('console-rounds.filter.category')}
          value={values.gameCategory ?? ''}
          placeholder={t('kit.all')}
          onChange={(event) => set({ gameCategory: event.target.value })}
          options={gameTypes.map((type) => ({ value: type, label: t(`console-rounds.category.${type}`) }))}
          className="min-w-40 grow sm:grow-0"
        />
        <Select
          label={t('console-rounds.column.status')}
          value={values.status ?? ''}
          placeholder={t('kit.all')}
          onChange={(event) => set({ status: event.target.value })}
          options={betStatuses.map((status) => ({ value: status, label: t(`console-rounds.status.${status}`) }))}
          className="min-w-40 grow sm:grow-0"
        />
        <Select
          label={t('console-rounds.filter.openFor')}
          value={values.openForHours ?? ''}
          placeholder={t('kit.all')}
          onChange={(event) => set({ openForHours: event.target.value })}
          options={openHours.map((hours) => ({
            value: String(hours),
            label:
              hours < 24
                ? t('console-rounds.openFor', { hours })
                : t('console-rounds.openFor.days', { days: hours / 24 }),
          }))}
          className="min-w-40 grow sm:grow-0"
        />
        <PeriodFields from={from ?? ''} to={to ?? ''} onChange={set} />
      </FilterBar>
      <RoundTable pages={pages} withAccount />
    </Page>
  )
}
