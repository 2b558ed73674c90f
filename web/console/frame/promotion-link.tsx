import { useWords } from '@croupier/client/words/use-words.ts'
import { linkClasses } from '@croupier/kit/components/link.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useMay } from './staff.tsx'

/** The way from what was asked to the promotion it is about. Nothing where it is about none. */
export function PromotionLink({ about }: { about: Readonly<Record<string, unknown>> }): ReactNode {
  const { t } = useWords()
  const may = useMay()
  const { promotionId } = about
  if (typeof promotionId !== 'string' || !may('promotions.read')) return null
  return (
    <Link to={`/promotions?promotion=${promotionId}`} className={`${linkClasses.text} self-start text-sm`}>
      {t('console.proposals.promotion', { number: promotionId })}
    </Link>
  )
}
