import { useWords } from '@croupier/client/words/use-words.ts'
import { linkClasses } from '@croupier/kit/components/link.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { orderPath } from './order-path.ts'
import { useMay } from './staff.tsx'

/** The way from what was asked to the order it is about. Nothing where it is about none. */
export function OrderLink({ about }: { about: Readonly<Record<string, unknown>> }): ReactNode {
  const { t } = useWords()
  const may = useMay()
  const { reference } = about
  const path = typeof reference === 'string' ? orderPath(reference) : undefined
  if (!path || !may(path.startsWith('/deposits') ? 'deposits.read' : 'withdrawals.read')) return null
  return (
    <Link to={path} className={`${linkClasses.text} self-start text-sm`}>
      {t('console.proposals.order', { reference: String(reference) })}
    </Link>
  )
}
