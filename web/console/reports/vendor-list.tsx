import { listVendorRevenue } from '@croupier/api/reporting/reports/list-vendor-revenue.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { NothingFoundScene } from '@croupier/kit/art/empty-scenes.tsx'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { Card } from '@croupier/kit/components/card.tsx'
import { Skeleton } from '@croupier/kit/components/skeleton.tsx'
import { Stat } from '@croupier/kit/components/stat.tsx'
import type { ReactNode } from 'react'
import { Figures } from '../frame/figures.tsx'
import { opener, word } from '../lists/columns.tsx'
import { declareList } from '../lists/declare-list.tsx'
import type { AroundRows, RowOf } from '../lists/list-declaration.ts'
import type { GameType } from '@croupier/api/games/game-types.ts'
import { currencyFilter } from './currency-filter.tsx'
import { amountColumn, countColumn } from './day-columns.tsx'

type Vendor = RowOf<typeof listVendorRevenue>

function Head({ first }: AroundRows<typeof listVendorRevenue>): ReactNode {
  const { t } = useWords('console-reports')
  if (!first) {
    return (
      <Card className="mb-4">
        <Skeleton className="h-24" />
      </Card>
    )
  }
  const { total, currency } = first
  const amount = (value: string) => <Amount value={value} currency={currency} />
  return (
    <Card className="mb-4">
      <div className="flex flex-col gap-4">
        <Figures across={4}>
          <Stat
            label={t('console-reports.ggr')}
            value={amount(total.ggr)}
            note={t('console-reports.vendors.ggr.note')}
          />
          <Stat label={t('console-reports.stake')} value={amount(total.stake)} />
          <Stat label={t('console-reports.payout')} value={amount(total.payout)} />
          <Stat
            label={t('console-reports.returned')}
            value={total.returned === null ? t('kit.none') : `${total.returned}%`}
          />
        </Figures>
        <p className="text-xs text-ink-faint">{t('console-reports.vendors.counted')}</p>
      </div>
    </Card>
  )
}

/** What was played of each vendor, by kind of game: what is settled with them. */
export const VendorRevenueList = declareList(listVendorRevenue, {
  filters: { currency: currencyFilter },
  days: true,
  BeforeRows: Head,
  columns: [
    opener('vendor', 'console-reports.vendor', ({ vendor }) => vendor, { isCode: true }),
    word('gameType', 'console-reports.gameType', ({ gameType }) => `console-rounds.category.${gameType as GameType}`),
    countColumn<Vendor>('rounds', 'console-reports.rounds', { phone: 'hidden' }),
    amountColumn<Vendor>('stake', 'console-reports.stake'),
    amountColumn<Vendor>('payout', 'console-reports.payout', { phone: 'hidden' }),
    amountColumn<Vendor>('validBet', 'console-reports.validBet', { phone: 'hidden' }),
    {
      id: 'returned',
      head: 'console-reports.returned',
      figures: true,
      cell: ({ returned }, { t }) => (
        <span className="figures">{returned === null ? t('kit.none') : `${returned}%`}</span>
      ),
    },
    amountColumn<Vendor>('ggr', 'console-reports.ggr', { isWhat: true }),
  ],
  rowKey: ({ vendor, gameType }) => `${vendor} ${gameType}`,
  empty: {
    scene: <NothingFoundScene />,
    title: 'console-reports.vendors.empty.title',
    text: 'console-reports.vendors.empty.text',
  },
})
