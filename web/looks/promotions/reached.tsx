import type { RaceTerms } from '@croupier/api/promotions/terms/race.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Amount } from '@croupier/kit/components/amount.tsx'
import type { ReactNode } from 'react'

/** How far somebody got in a race, as the race measures it. */
export function Reached({
  value,
  measure,
  currency,
}: {
  value: string
  measure: RaceTerms['measure']
  currency: string
}): ReactNode {
  const { t } = useWords('promotions')
  if (measure === 'rounds')
    return <bdi className="figures">{t('promotions.race.rounds', { count: Number(value) })}</bdi>
  if (measure === 'multiplier') {
    return (
      <bdi dir="ltr" className="figures">
        {value}×
      </bdi>
    )
  }
  return <Amount value={value} currency={currency} />
}
