import { listStaffPromotions } from '@croupier/api/promotions/operators/list-staff-promotions.ts'
import { promotionCategories } from '@croupier/api/promotions/promotion-answers.ts'
import { promotionKinds } from '@croupier/api/promotions/promotion-kinds.ts'
import { promotionStates } from '@croupier/api/promotions/operators/staff-answers.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { EmptyInboxScene } from '@croupier/kit/art/empty-scenes.tsx'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { Status } from '@croupier/kit/components/badge.tsx'
import { EmptyState } from '@croupier/kit/components/empty-state.tsx'
import { linkClasses } from '@croupier/kit/components/link.ts'
import { Select } from '@croupier/kit/components/select.tsx'
import type { Column } from '@croupier/kit/components/table.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import { useRowKeys } from '@croupier/kit/components/use-row-keys.ts'
import type { ReactNode } from 'react'
import { FilterBar } from '../lists/filter-bar.tsx'
import { SHARED_WORK } from '../lists/live.ts'
import { RecordList } from '../lists/record-list.tsx'
import { useFilters } from '../lists/use-filters.ts'
import { usePages } from '../lists/use-pages.ts'
import { PromotionPanel } from './promotion-panel.tsx'
import { type ListedPromotion, stageTones, textFor } from './promotion-words.ts'

/** Every promotion ever written, the newest first, with where it stands and what it has cost. */
export function PromotionList(): ReactNode {
  const { t, language } = useWords('console-promotions', 'promotions')
  const { values, set, clear, isAnySet } = useFilters('state', 'kind', 'category')
  const { values: address, set: open } = useFilters('promotion')
  const pages = usePages(listStaffPromotions, values, 'before', SHARED_WORK)
  const bodyRef = useRowKeys((place) => open({ promotion: pages.rows?.[place]?.promotionId ?? '' }))

  const columns: Column<ListedPromotion>[] = [
    {
      id: 'title',
      head: t('console-promotions.column.title'),
      phone: 'title',
      cell: ({ promotionId, titles }) => (
        <button
          type="button"
          onClick={() => open({ promotion: promotionId })}
          className={`${linkClasses.text} text-start`}
        >
          <bdi>{textFor(titles, language)}</bdi>
        </button>
      ),
    },
    {
      id: 'kind',
      head: t('console-promotions.column.kind'),
      cell: ({ promise }) => t(`console-promotions.kind.${promise.kind}`),
    },
    {
      id: 'stage',
      head: t('console-promotions.column.state'),
      cell: ({ stage }) => (
        <Status tone={stageTones[stage]} live={stage === 'running'}>
          {t(`console-promotions.stage.${stage}`)}
        </Status>
      ),
    },
    {
      id: 'from',
      head: t('console-promotions.field.startsAt'),
      cell: ({ startsAt }) => <Time at={startsAt} className="text-ink-soft" />,
    },
    {
      id: 'until',
      head: t('console-promotions.field.endsAt'),
      cell: ({ endsAt }) => (endsAt === null ? t('kit.none') : <Time at={endsAt} className="text-ink-soft" />),
    },
    {
      id: 'joined',
      head: t('console-promotions.column.joined'),
      figures: true,
      cell: ({ joined }) => <span className="figures">{joined}</span>,
    },
    {
      id: 'issued',
      head: t('console-promotions.column.issued'),
      figures: true,
      cell: ({ issued, currency }) => <Amount value={issued} currency={currency} />,
    },
    {
      id: 'paid',
      head: t('console-promotions.column.paid'),
      figures: true,
      cell: ({ paid, currency }) => <Amount value={paid} currency={currency} className="font-medium" />,
    },
  ]

  return (
    <>
      <FilterBar onClear={isAnySet ? clear : undefined}>
        <Select
          label={t('console-promotions.column.state')}
          value={values.state ?? ''}
          placeholder={t('kit.all')}
          onChange={(event) => set({ state: event.target.value })}
          options={promotionStates.map((each) => ({ value: each, label: t(`console-promotions.state.${each}`) }))}
          className="min-w-40 grow sm:grow-0"
        />
        <Select
          label={t('console-promotions.column.kind')}
          value={values.kind ?? ''}
          placeholder={t('kit.all')}
          onChange={(event) => set({ kind: event.target.value })}
          options={promotionKinds.map((each) => ({ value: each, label: t(`console-promotions.kind.${each}`) }))}
          className="min-w-48 grow sm:grow-0"
        />
        <Select
          label={t('console-promotions.field.category')}
          value={values.category ?? ''}
          placeholder={t('kit.all')}
          onChange={(event) => set({ category: event.target.value })}
          options={promotionCategories
            .filter((each) => each !== 'all')
            .map((each) => ({ value: each, label: t(`promotions.filter.${each}`) }))}
          className="min-w-40 grow sm:grow-0"
        />
      </FilterBar>
      <RecordList
        pages={pages}
        caption={t('console.nav.promotions')}
        columns={columns}
        rowKey={({ promotionId }) => promotionId}
        bodyRef={bodyRef}
        onOpen={({ promotionId }) => open({ promotion: promotionId })}
        empty={
          <EmptyState scene={<EmptyInboxScene />} title={t('console-promotions.empty.title')}>
            {t('console-promotions.empty.text')}
          </EmptyState>
        }
      />
      <PromotionPanel promotionId={address.promotion} onClose={() => open({ promotion: '' })} />
    </>
  )
}
