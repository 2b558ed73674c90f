import { useWords } from '@croupier/client/words/use-words.ts'
import { linkClasses } from '@croupier/kit/components/link.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useMay } from './staff.tsx'
import { memberPath } from './member-path.ts'

/** The way from what was done or asked to the member it is about. Nothing where it is about none. */
export function MemberLink({ about }: { about: Readonly<Record<string, unknown>> }): ReactNode {
  const { t } = useWords('console-members')
  const may = useMay()
  const { account } = about
  if (typeof account !== 'string' || !may('members.read')) return null
  return (
    <Link to={memberPath(account)} className={`${linkClasses.text} self-start text-sm`}>
      {t('console-members.detail.title', { account })}
    </Link>
  )
}
