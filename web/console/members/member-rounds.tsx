import { listRounds } from '@croupier/api/play/records/list-rounds.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Card } from '@croupier/kit/components/card.tsx'
import { linkClasses } from '@croupier/kit/components/link.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { usePages } from '../lists/use-pages.ts'
import { RoundTable } from '../rounds/round-table.tsx'

/** A member's rounds of the last thirty days; the list of rounds finds older ones. */
export function MemberRounds({ account }: { account: string }): ReactNode {
  const { t } = useWords('console-rounds')
  const pages = usePages(listRounds, { account, pageSize: 20 }, 'before')
  return (
    <Card
      id="rounds"
      title={t('console.nav.rounds')}
      aside={
        <Link to={`/rounds?account=${encodeURIComponent(account)}`} className={`${linkClasses.text} text-sm`}>
          {t('console-rounds.all')}
        </Link>
      }
    >
      <RoundTable pages={pages} withAccount={false} />
    </Card>
  )
}
