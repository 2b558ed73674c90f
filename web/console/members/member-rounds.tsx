import { useWords } from '@croupier/client/words/use-words.ts'
import { Card } from '@croupier/kit/components/card.tsx'
import { linkClasses } from '@croupier/kit/components/link.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ListBody } from '../lists/list-body.tsx'
import { RoundList } from '../rounds/round-list.tsx'

/** A member's rounds of the last thirty days; the list of rounds finds older ones. */
export function MemberRounds({ account }: { account: string }): ReactNode {
  const { t } = useWords('console-rounds')
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
      <ListBody
        list={RoundList.list}
        caption={t('console.nav.rounds')}
        words={['console-rounds']}
        of={{ account, pageSize: 20 }}
        without={['account']}
      />
    </Card>
  )
}
