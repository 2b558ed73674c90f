import type { OutputOf } from '@croupier/api/operation.ts'
import type { showPromotion } from '@croupier/api/promotions/taking-part/show-promotion.ts'
import { Words } from '@croupier/client/words/rich-words.tsx'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Amount } from '@croupier/kit/components/amount.tsx'
import type { ReactNode } from 'react'
import { useTypeName } from './use-type-name.ts'

type BonusTerms = NonNullable<OutputOf<typeof showPromotion>['bonus']>

/** What holds while something is played as a bonus: said before it is joined, and again while it is wagered. */
export function BonusLines({ terms, currency }: { terms: BonusTerms; currency: string }): ReactNode {
  const { t, locale } = useWords('promotions')
  const nameOf = useTypeName()
  const { maxBet, maxCashOut, days, weights, leftOut } = terms
  const list = (each: readonly string[]) => new Intl.ListFormat(locale, { type: 'unit' }).format(each)
  const money = (value: string) => ({ amount: <Amount key="amount" value={value} currency={currency} /> })
  const counted = weights.map(({ gameType, percent }) =>
    t('promotions.bonus.terms.weight', { category: nameOf(gameType), percent }),
  )
  return (
    <ul className="flex list-disc flex-col gap-1 ps-5 text-sm">
      <li>{t('promotions.bonus.terms.days', { days })}</li>
      {maxBet !== null && (
        <li>
          <Words k="promotions.bonus.terms.maxBet" values={money(maxBet)} />
        </li>
      )}
      {maxCashOut !== null && (
        <li>
          <Words k="promotions.bonus.terms.maxCashOut" values={money(maxCashOut)} />
        </li>
      )}
      <li>{t('promotions.bonus.terms.weights', { list: list(counted) })}</li>
      {leftOut.length > 0 && <li>{t('promotions.bonus.terms.leftOut', { list: list(leftOut.map(nameOf)) })}</li>}
    </ul>
  )
}
