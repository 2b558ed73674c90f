import type { OutputOf } from '@croupier/api/operation.ts'
import { showPointConfig } from '@croupier/api/points/show-point-config.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { amountInText } from '@croupier/client/words/kit-words.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { Card } from '@croupier/kit/components/card.tsx'
import { type Column, Table } from '@croupier/kit/components/table.tsx'
import type { ReactNode } from 'react'
import { useCategoryName } from '../../catalogue/category-name.ts'
import { ReadFault } from '../../parts/read-fault.tsx'
import { pointsInText } from './point-figures.ts'

type Rate = OutputOf<typeof showPointConfig>['rates'][number]

const rules = ['earn', 'trial', 'correct', 'cash', 'goods', 'expiry'] as const

/** How points are earned and spent, and the exchange-rate table. */
export function Rules(): ReactNode {
  const { t } = useWords('points', 'refusals')
  const nameOf = useCategoryName()
  const read = useOperation(showPointConfig, {}, { staleMilliseconds: 15_000 })
  const { data, error } = read
  const columns: readonly Column<Rate>[] = [
    { id: 'category', head: t('points.rates.category'), phone: 'title', cell: ({ gameType }) => nameOf(gameType) },
    {
      id: 'amount',
      head: t('points.rates.amount'),
      figures: true,
      cell: ({ amount, currency }) => <Amount value={amount ?? '0'} currency={currency} />,
    },
  ]
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <Card title={t('points.rules.title')}>
        <ol className="flex list-decimal flex-col gap-3 ps-5 text-ink-soft">
          {rules.map((rule) => (
            <li key={rule}>{t(`points.rules.${rule}`)}</li>
          ))}
          {data?.conversion && (
            <li>
              {t('points.convert.card.text', {
                points: pointsInText(data.conversion.step),
                amount: amountInText(data.conversion.amount, data.currency),
              })}
            </li>
          )}
        </ol>
      </Card>
      {error && !data ? (
        <ReadFault of={read} />
      ) : (
        <Card title={t('points.rates.title')}>
          <Table
            caption={t('points.rates.title')}
            columns={columns}
            rows={data?.rates}
            rowKey={({ gameType }) => gameType}
            empty={<p className="text-ink-soft">{t('points.rates.empty')}</p>}
          />
        </Card>
      )}
    </div>
  )
}
