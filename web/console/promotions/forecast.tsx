import { FORECAST_DAYS, forecastPromotion } from '@croupier/api/promotions/operators/forecast-promotion.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { Skeleton, Waiting } from '@croupier/kit/components/skeleton.tsx'
import type { ReactNode } from 'react'
import { Facts } from '../lists/facts.tsx'
import { LoadFault } from '../lists/load-fault.tsx'
import type { PromotionDraft } from './promotion-draft.ts'

/** Whom a promotion is for, what it would have cost lately, and the most it can. Says so where nobody can know. */
export function Forecast({ draft }: { draft: PromotionDraft }): ReactNode {
  const { t } = useWords('console-promotions')
  const read = useOperation(forecastPromotion, draft, { staleMilliseconds: 60_000 })
  const { data, error } = read
  return (
    <section className="flex flex-col gap-2" data-forecast="">
      <h3 className="text-sm">{t('console-promotions.forecast')}</h3>
      {error && !data && <LoadFault error={error} onRetry={() => void read.refetch()} retrying={read.isFetching} />}
      {!data && !error && (
        <Waiting>
          <Skeleton className="h-20" />
        </Waiting>
      )}
      {data && (
        <>
          <Facts
            facts={[
              [
                t('console-promotions.forecast.audience'),
                <bdi key="audience">{t('console-promotions.forecast.members', { count: data.audience })}</bdi>,
              ],
              [
                t('console-promotions.forecast.expected', { days: FORECAST_DAYS }),
                data.expected === null ? (
                  t('console-promotions.forecast.unknown')
                ) : (
                  <Amount key="expected" value={data.expected} currency={draft.currency} />
                ),
              ],
              [
                t('console-promotions.forecast.most'),
                data.most === null ? (
                  t('console-promotions.forecast.unbounded')
                ) : (
                  <Amount key="most" value={data.most} currency={draft.currency} />
                ),
              ],
            ]}
          />
          {data.members > 0 && (
            <p className="text-xs text-ink-faint">
              {t('console-promotions.forecast.from', { looked: data.looked, members: data.members })}
            </p>
          )}
        </>
      )}
    </section>
  )
}
