import { promotionCategories } from '@croupier/api/promotions/promotion-answers.ts'
import { listPromotions } from '@croupier/api/promotions/taking-part/list-promotions.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { EmptyInboxScene } from '@croupier/kit/art/empty-scenes.tsx'
import { Button } from '@croupier/kit/components/button.tsx'
import { EmptyState } from '@croupier/kit/components/empty-state.tsx'
import { Segmented } from '@croupier/kit/fields/segmented.tsx'
import { Skeleton, Waiting } from '@croupier/kit/components/skeleton.tsx'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { useMember } from '../../session/member.ts'
import { PageHead } from '../../parts/page-head.tsx'
import { ReadFault } from '../../parts/read-fault.tsx'
import { PromoCodeCard } from './promo-code-card.tsx'
import { PromotionCard } from './promotion-card.tsx'

/** What is running, by the spec's twenty filters; the filter stands in the address. */
export default function PromotionsPage(): ReactNode {
  const { t } = useWords('pages', 'promotions', 'refusals')
  const { isLogin, isTrial } = useMember()
  const [query, setQuery] = useSearchParams()
  const asked = query.get('type')
  const category = promotionCategories.find((each) => each === asked) ?? 'all'
  const choose = (next: string) => setQuery(next === 'all' ? {} : { type: next }, { replace: true })
  const read = useOperation(listPromotions, { category }, { staleMilliseconds: 15_000 })
  const { data, error } = read
  return (
    <div className="content-width flex flex-col gap-6 py-6">
      <PageHead title={t('shell.title.promotions')}>{t('pages.promotions.text')}</PageHead>
      <Segmented
        label={t('promotions.filter')}
        value={category}
        onChange={choose}
        options={promotionCategories.map((value) => ({ value, label: t(`promotions.filter.${value}`) }))}
      />
      {error && !data && <ReadFault of={read} title={t('promotions.failed.title')} />}
      {!error && !data && (
        <Waiting className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {[0, 1, 2].map((place) => (
            <Skeleton key={place} className="h-80 w-full" />
          ))}
        </Waiting>
      )}
      {data?.list.length === 0 && (
        <EmptyState
          scene={<EmptyInboxScene />}
          title={t(category === 'all' ? 'pages.promotions.none.title' : 'pages.promotions.empty.title')}
          action={category !== 'all' && <Button onClick={() => choose('all')}>{t('promotions.back')}</Button>}
        >
          {t(category === 'all' ? 'pages.promotions.none.text' : 'pages.promotions.empty.text')}
        </EmptyState>
      )}
      {data && data.list.length > 0 && (
        <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {data.list.map((promotion) => (
            <PromotionCard key={promotion.promotionId} promotion={promotion} />
          ))}
        </ul>
      )}
      {isLogin && !isTrial && <PromoCodeCard />}
    </div>
  )
}
