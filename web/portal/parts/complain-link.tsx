import { useWords } from '@croupier/client/words/use-words.ts'
import { linkClasses } from '@croupier/kit/components/link.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

/** Leads from a line of a record to a complaint about it. */
export function ComplainLink({ reference }: { reference: string }): ReactNode {
  const { t } = useWords('shell')
  return (
    <Link to={`/support?about=${encodeURIComponent(reference)}`} className={`${linkClasses.text} text-xs print:hidden`}>
      {t('shell.complain')}
    </Link>
  )
}
