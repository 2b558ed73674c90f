import { claimRebate } from '@croupier/api/promotions/rebates/claim-rebate.ts'
import { showRebate } from '@croupier/api/promotions/rebates/show-rebate.ts'
import { countRewards } from '@croupier/api/rewards/count-rewards.ts'
import { listRewards } from '@croupier/api/rewards/list-rewards.ts'
import { useCall, useOperation } from '@croupier/client/use-operation.ts'
import { useRefusalText } from '@croupier/client/use-refusal-text.ts'
import { amountInText } from '@croupier/client/words/kit-words.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { Button } from '@croupier/kit/components/button.tsx'
import { Card } from '@croupier/kit/components/card.tsx'
import { type Column, Table } from '@croupier/kit/components/table.tsx'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import type { OutputOf } from '@croupier/api/operation.ts'
import type { ReactNode } from 'react'
import { useCategoryName } from '../../catalogue/category-name.ts'

type Category = OutputOf<typeof showRebate>['list'][number]['categories'][number]

/**
 * What play gives back where a member claims it: by category, and the button. Nothing where no such rebate runs.
 * @param isPayable which of them: those that can be claimed now, or those that still grow
 */
export function RebateCards({ isPayable: shown }: { isPayable: boolean }): ReactNode {
  const { t } = useWords('promotions', 'refusals')
  const refusalText = useRefusalText()
  const nameOf = useCategoryName()
  const { data } = useOperation(showRebate, {}, { staleMilliseconds: 10_000 })
  const claim = useCall(claimRebate, { refreshes: [showRebate, listRewards, countRewards] })
  if (!data) return null
  const { currency } = data
  const columns: readonly Column<Category>[] = [
    { id: 'category', head: t('promotions.rebate.category'), phone: 'title', cell: ({ gameType }) => nameOf(gameType) },
    { id: 'rate', head: t('promotions.rebate.rate'), figures: true, cell: ({ percent }) => <bdi>{percent} %</bdi> },
    {
      id: 'bets',
      head: t('promotions.rebate.validBet'),
      figures: true,
      cell: ({ validBet }) => <Amount value={validBet} currency={currency} />,
    },
    {
      id: 'paid',
      head: t('promotions.rebate.paid'),
      figures: true,
      cell: ({ paid }) => <Amount value={paid} currency={currency} />,
    },
    {
      id: 'due',
      head: t('promotions.rebate.due'),
      figures: true,
      cell: ({ due }) => <Amount value={due} currency={currency} tone="in" />,
    },
  ]
  const list = data.list.filter(({ isPayable }) => isPayable === shown)
  return list.map(({ promotionId, title, due, raise, minimum, isPayable, categories }) => {
    const amount = amountInText(due, currency)
    return (
      <Card
        key={promotionId}
        title={title}
        lit
        footer={
          <div className="flex flex-wrap items-center justify-between gap-3">
            <span className="text-sm text-ink-soft">
              {t('promotions.rebate.minimum', { minimum: amountInText(minimum, currency) })}{' '}
              {raise !== null && t('promotions.rebate.raise', { percent: raise })}
            </span>
            <Button
              variant="action"
              disabled={!isPayable}
              loading={claim.isPending}
              onClick={() =>
                claim.mutate(
                  { promotionId },
                  {
                    onSuccess: () => showToast({ tone: 'good', text: t('promotions.rebate.done', { amount }) }),
                    onError: (error) => showToast({ tone: 'bad', text: refusalText(error) }),
                  },
                )
              }
            >
              {t('promotions.rebate.claim', { amount })}
            </Button>
          </div>
        }
      >
        <Table caption={title} columns={columns} rows={categories} rowKey={({ gameType }) => gameType} empty={null} />
      </Card>
    )
  })
}
