import type { OutputOf } from '@croupier/api/operation.ts'
import type { showPromotion } from '@croupier/api/promotions/taking-part/show-promotion.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Card } from '@croupier/kit/components/card.tsx'
import type { ReactNode } from 'react'
import { BonusLines } from './bonus-lines.tsx'

/** What one agrees to: how often it is wagered, how long it waits, and the rules as they were written. */
export function PromotionTerms({
  promotion,
  version,
}: {
  promotion: Pick<OutputOf<typeof showPromotion>, 'multiple' | 'bonus' | 'currency' | 'claimHours' | 'rules'>
  version: number
}): ReactNode {
  const { t } = useWords('promotions')
  const { multiple, bonus, currency, claimHours, rules } = promotion
  const times = Number(multiple)
  const turnover =
    times === 0
      ? t('promotions.terms.noTurnover')
      : times === 1
        ? t('promotions.terms.turnoverOnce')
        : t('promotions.terms.turnover', { times: multiple })
  return (
    <Card title={t('promotions.terms.title')}>
      <div className="flex flex-col gap-3 text-ink-soft">
        <p>{turnover}</p>
        {bonus && (
          <>
            <p>{t('promotions.bonus.terms.purse')}</p>
            <BonusLines terms={bonus} currency={currency} />
          </>
        )}
        {claimHours !== null && <p>{t('promotions.terms.claim', { hours: claimHours })}</p>}
        <p dir="auto" className="whitespace-pre-line">
          {rules}
        </p>
        <p className="text-xs text-ink-faint">{t('promotions.terms.version', { version })}</p>
      </div>
    </Card>
  )
}
