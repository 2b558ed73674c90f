import { showTableRound } from '@croupier/api/tables/show-table-round.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Badge } from '@croupier/kit/components/badge.tsx'
import { buttonClasses } from '@croupier/kit/components/button.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { DealtLine } from '../../../looks/tables/dealt-line.tsx'
import { VerifyRound } from './verify-round.tsx'

/** One round by itself, as records of play lead to it: what was dealt, and the way to deal it again. */
export function RoundCard({ roundId }: { roundId: number }): ReactNode {
  const { t } = useWords('tables', 'refusals')
  const { data } = useOperation(showTableRound, { roundId })
  const round = data?.round
  return (
    <section data-round={roundId} className="tables-slip tables-one">
      {round && (
        <>
          <h2 className="text-lg">{t('tables.round.title', { number: round.number })}</h2>
          <Time at={round.closesAt} className="text-sm text-ink-soft" />
          {round.dealt && <DealtLine dealt={round.dealt} />}
          {round.state === 'void' && <Badge tone="vermilion">{t('tables.state.void')}</Badge>}
        </>
      )}
      <VerifyRound roundId={roundId} />
      {round && (
        <Link
          to={`/tables?gameCode=${round.gameCode}&view=rounds`}
          className={`${buttonClasses('quiet', 'small')} self-start`}
        >
          {t('tables.round.all')}
        </Link>
      )}
    </section>
  )
}
