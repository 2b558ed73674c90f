import { showTable } from '@croupier/api/tables/show-table.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Skeleton, Waiting } from '@croupier/kit/components/skeleton.tsx'
import { Tabs } from '@croupier/kit/components/tabs.tsx'
import { type ComponentType, type ReactNode, useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router'
import { tableName } from '../../../looks/tables/table-names.ts'
import { useTitle } from '../../page/title.ts'
import { ReadFault } from '../../parts/read-fault.tsx'
import { OwnSlips } from './own-slips.tsx'
import { RoundCard } from './round-card.tsx'
import { Rules } from './rules.tsx'
import type { GameCode, Round } from './shown-table.ts'
import { dueIn } from './table-clock.ts'
import { TableDesk } from './table-desk.tsx'
import { TableRounds } from './table-rounds.tsx'
import { TablesStrip } from './tables-strip.tsx'
import { useOffset } from './use-offset.ts'

const views = ['table', 'slips', 'rounds', 'rules'] as const
type View = (typeof views)[number]

const AGAIN = { table: 2_000, aside: 10_000 }

/** Asks at once when a round closes, ends and is paid, rather than with the next look. */
function useDue(round: Round | null | undefined, offset: number, isWatched: boolean, again: () => void): void {
  const ask = useEffectEvent(again)
  const { closesAt, endsAt } = round ?? { closesAt: 0, endsAt: 0 }
  useEffect(() => {
    if (!isWatched) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      const due = dueIn({ closesAt, endsAt }, Date.now() + offset)
      if (due === undefined) return
      timer = setTimeout(() => {
        ask()
        wait()
      }, due + 1)
    }
    wait()
    return () => clearTimeout(timer)
  }, [isWatched, closesAt, endsAt, offset])
}

/** A table of the house: the table itself, one's own bets, rounds that were, its rules. */
export function TablePage({ gameCode, Hosts }: { gameCode: GameCode; Hosts: ComponentType }): ReactNode {
  const { t } = useWords('tables', 'refusals')
  const [query, setQuery] = useSearchParams()
  const asked = query.get('view')
  const roundId = Number(query.get('roundId'))
  const isRound = Number.isSafeInteger(roundId) && roundId > 0
  const view: View = views.find((each) => each === asked) ?? (isRound ? 'rounds' : 'table')
  const isTable = view === 'table'
  const name = tableName(t, gameCode)
  useTitle(name)
  const read = useOperation(showTable, { gameCode }, { everyMilliseconds: isTable ? AGAIN.table : AGAIN.aside })
  const { data, error, dataUpdatedAt } = read
  const offset = useOffset(data?.now, dataUpdatedAt)
  useDue(data?.table.round, offset, isTable, () => void read.refetch())
  return (
    <div className="content-width tables-page">
      <TablesStrip gameCode={gameCode} isBusy={isTable} />
      {/* Which table it is stands in the strip, lit. */}
      <h1 className="sr-only">{name}</h1>
      <Tabs
        label={t('tables.views')}
        tabs={views.map((id) => ({ id, label: t(`tables.view.${id}`) }))}
        selected={view}
        onSelect={(next) => setQuery(next === 'table' ? { gameCode } : { gameCode, view: next }, { replace: true })}
      >
        {isTable && error && !data && <ReadFault of={read} />}
        {isTable && !error && !data && (
          <Waiting>
            <Skeleton className="h-96 w-full" />
          </Waiting>
        )}
        {isTable && data && <TableDesk shown={data} offset={offset} beside={<Hosts />} />}
        {view === 'slips' && <OwnSlips gameCode={gameCode} />}
        {view === 'rounds' && isRound && <RoundCard roundId={roundId} />}
        {view === 'rounds' && !isRound && <TableRounds gameCode={gameCode} />}
        {view === 'rules' && <Rules gameCode={gameCode} shown={data} />}
      </Tabs>
    </div>
  )
}
