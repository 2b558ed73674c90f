import type { OutputOf } from '@croupier/api/operation.ts'
import { listTableRounds } from '@croupier/api/tables/list-table-rounds.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Badge } from '@croupier/kit/components/badge.tsx'
import { Button } from '@croupier/kit/components/button.tsx'
import { Skeleton, Waiting } from '@croupier/kit/components/skeleton.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import { type ReactNode, useState } from 'react'
import { DealtLine } from '../../../looks/tables/dealt-line.tsx'
import { Older } from '../../parts/older.tsx'
import { ReadFault } from '../../parts/read-fault.tsx'
import type { GameCode } from './shown-table.ts'
import { VerifyRound } from './verify-round.tsx'

const AGAIN = 10_000

function RoundRow({ round }: { round: OutputOf<typeof listTableRounds>['list'][number] }): ReactNode {
  const { t } = useWords('tables')
  const [isOpen, setOpen] = useState(false)
  const { roundId, number, closesAt, dealt } = round
  return (
    <li data-round={roundId} className="tables-round">
      <div className="tables-round-head">
        {dealt ? <DealtLine dealt={dealt} /> : <Badge tone="vermilion">{t('tables.state.void')}</Badge>}
      </div>
      <span className="tables-slip-foot">
        <Time at={closesAt} />
        <bdi className="figures">{number}</bdi>
        {dealt && (
          <Button size="small" variant="ghost" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t('tables.verify')}
          </Button>
        )}
      </span>
      {isOpen && <VerifyRound roundId={roundId} />}
    </li>
  )
}

/** Rounds of a table that are over, the latest first; each can be dealt again. */
export function TableRounds({ gameCode }: { gameCode: GameCode }): ReactNode {
  const { t } = useWords('tables', 'refusals')
  const [before, setBefore] = useState<number>()
  const read = useOperation(
    listTableRounds,
    { gameCode, ...(before === undefined ? {} : { before }) },
    { everyMilliseconds: AGAIN },
  )
  const { data, error } = read
  if (error && !data) return <ReadFault of={read} />
  if (!data) {
    return (
      <Waiting>
        <Skeleton className="h-64 w-full" />
      </Waiting>
    )
  }
  return (
    <div className="flex flex-col gap-3">
      {data.list.length === 0 && <p className="text-ink-soft">{t('tables.rounds.none')}</p>}
      <ul className="flex flex-col">
        {data.list.map((round) => (
          <RoundRow key={round.roundId} round={round} />
        ))}
      </ul>
      <Older
        before={before}
        next={data.next}
        onGo={setBefore}
        texts={{ newest: t('tables.newest'), older: t('tables.older') }}
      />
    </div>
  )
}
