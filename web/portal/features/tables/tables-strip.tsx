import { listTables } from '@croupier/api/tables/list-tables.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { markOf } from '@croupier/games/tables/roads.ts'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { NumberMark } from '../../../looks/tables/dealt-line.tsx'
import { dealtFrom, markName, tableName } from '../../../looks/tables/table-names.ts'
import { usePhase } from './clock-ring.tsx'
import { Bead } from './road-maps.tsx'
import { showChosen } from './show-chosen.ts'
import type { StripTable } from './shown-table.ts'
import { bettingLeft, secondsLeft } from './table-clock.ts'
import { useOffset } from './use-offset.ts'

const AGAIN = 3_000
const SHOWN = 7

/** What a table was dealt last, the newest first. */
function Recent({ recent }: { recent: StripTable['recent'] }): ReactNode {
  const { t } = useWords('tables')
  const dealt = recent.slice(0, SHOWN).map(dealtFrom)
  return (
    <span className="tables-recent">
      <span className="sr-only">{t('tables.strip.recent')}</span>
      {dealt.map((each, at) =>
        each.kind === 'roulette' ? (
          // oxlint-disable-next-line react/no-array-index-key -- results have no names of their own
          <NumberMark key={at} number={each.number} className="tables-recent-number" />
        ) : (
          // oxlint-disable-next-line react/no-array-index-key -- results have no names of their own
          <span key={at}>
            <Bead mark={markOf(each)} />
            <span className="sr-only">{markName(t, markOf(each))}</span>
          </span>
        ),
      )}
    </span>
  )
}

function StripClock({ table: { round, isOnSale }, offset }: { table: StripTable; offset: number }): ReactNode {
  const { t } = useWords('tables')
  const { phase, now } = usePhase(round, isOnSale, offset)
  const isOpen = phase === 'betting' && round !== null
  return (
    <>
      <span data-phase={phase} className="tables-strip-clock">
        {isOpen ? (
          <span role="timer" className="figures">
            <span aria-hidden="true">{secondsLeft(round, now)}</span>
            <span className="sr-only">{t('tables.clock', { seconds: secondsLeft(round, now) })}</span>
          </span>
        ) : (
          t(`tables.phase.${phase}`)
        )}
      </span>
      <span className="tables-strip-line" style={{ scale: `${isOpen ? bettingLeft(round, now) : 0} 1` }} />
    </>
  )
}

/** All tables, each with its clock and what came last: one press leads to another table. */
export function TablesStrip({ gameCode, isBusy }: { gameCode: string; isBusy: boolean }): ReactNode {
  const { t } = useWords('tables')
  const { data, dataUpdatedAt } = useOperation(listTables, {}, { everyMilliseconds: isBusy ? AGAIN : AGAIN * 5 })
  const offset = useOffset(data?.now, dataUpdatedAt)
  const strip = useRef<HTMLElement>(null)
  const isThere = data !== undefined
  useEffect(() => {
    if (isThere) showChosen(strip.current, gameCode)
  }, [isThere, gameCode])
  if (!data) return <div className="tables-strip tables-strip-waits" />
  return (
    <nav ref={strip} aria-label={t('tables.strip')} className="tables-strip">
      {data.tables.map((table) => (
        <Link
          key={table.gameCode}
          to={`/tables?gameCode=${table.gameCode}`}
          aria-current={table.gameCode === gameCode ? 'page' : undefined}
          data-table={table.gameCode}
          className="tables-strip-table"
        >
          <span className="tables-strip-head">
            <span className="tables-strip-name">{tableName(t, table.gameCode)}</span>
            <StripClock table={table} offset={offset} />
          </span>
          <Recent recent={table.recent} />
        </Link>
      ))}
    </nav>
  )
}
