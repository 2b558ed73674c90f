import { showBalance } from '@croupier/api/wallet/purses/show-balance.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { dealtFrom } from '../../../looks/tables/table-names.ts'
import { useMember } from '../../session/member.ts'
import { BetBar } from './bet-bar.tsx'
import { BaccaratLayout, DragonTigerLayout } from './card-layouts.tsx'
import { rackOf, VISITORS_RACK } from './chips.ts'
import { ClockRing, usePhase } from './clock-ring.tsx'
import { aheadOf, winningSpots } from './dealing.ts'
import { RoadMaps } from './road-maps.tsx'
import { RouletteLayout } from './roulette-layout.tsx'
import type { GameCode, ShownTable } from './shown-table.ts'
import { bettingLeft } from './table-clock.ts'
import { SicBoLayout } from './sic-bo-layout.tsx'
import { SpotField } from './spots.tsx'
import { Stage } from './stage.tsx'
import { isTold, StatusLine } from './status-line.tsx'
import { useTableBets } from './use-table-bets.ts'

const nothingWon: ReadonlySet<string> = new Set()

function Layout({ gameCode }: { gameCode: GameCode }): ReactNode {
  switch (gameCode) {
    case 'BACCARAT':
    case 'BACCARAT_FREE':
      return <BaccaratLayout isFree={gameCode === 'BACCARAT_FREE'} />
    case 'ROULETTE':
      return <RouletteLayout />
    case 'SIC_BO':
      return <SicBoLayout />
    case 'DRAGON_TIGER':
      return <DragonTigerLayout />
    default:
      return gameCode satisfies never
  }
}

/** The balance is asked for once bets were paid: it needs no line that stands open. */
function useBalanceOnceSettled(settled: string): void {
  const cache = useQueryClient()
  useEffect(() => {
    if (settled !== '') void cache.invalidateQueries({ queryKey: [showBalance.name] })
  }, [cache, settled])
}

/** Who plays at the table, and which round it is, in the stage's corner. */
function Corner({ shown: { table } }: { shown: ShownTable }): ReactNode {
  const { t } = useWords('tables')
  return (
    <span className="tables-corner">
      <span>{t('tables.players', { count: table.players })}</span>
      {table.round && <bdi className="figures">{table.round.number}</bdi>}
    </span>
  )
}

/** The table with its clock: the stage, what goes on, the spots and the chips. */
function Felt({ shown, offset }: { shown: ShownTable; offset: number }): ReactNode {
  const { info } = useMember()
  const bets = useTableBets(shown)
  const { table, limits, recent } = shown
  const { gameCode, round, isOnSale } = table
  const { phase, now } = usePhase(round, isOnSale, offset)
  const isOver = phase === 'dealing' && round !== null && isTold(round, now)
  const dealt = isOver && round.dealt ? dealtFrom(round.dealt) : undefined
  const won = dealt && round ? winningSpots(gameCode, dealt, round) : nothingWon
  const rack = limits ? rackOf(limits) : VISITORS_RACK
  const press = (spot: string) => bets.press(spot, rack[Math.min(bets.kept.chip, rack.length - 1)]!)
  return (
    <section data-theme="dark" data-table={gameCode} className="tables-felt">
      <div className="tables-stage">
        <Stage
          shown={{
            gameCode,
            round: phase === 'dealing' ? round : null,
            before: recent.find(({ roundId }) => roundId !== round?.roundId)?.dealt ?? null,
            now,
          }}
          ahead={dealt && aheadOf(dealt)}
        />
        <Corner shown={shown} />
        {phase === 'betting' && round && <ClockRing round={round} now={now} />}
      </div>
      <StatusLine shown={shown} phase={phase} now={now} />
      <SpotField
        gameCode={gameCode}
        rack={rack}
        chips={bets.kept.chips}
        placed={bets.placed}
        won={won}
        totals={new Map(table.totals.map(({ spot, amount }) => [spot, amount]))}
        currency={info?.currency}
        press={press}
        takeOff={bets.takeOff}
      >
        <Layout gameCode={gameCode} />
      </SpotField>
      <BetBar
        bets={bets}
        rack={rack}
        limits={limits}
        currency={info?.currency}
        phase={phase}
        left={phase === 'betting' && round ? bettingLeft(round, now) : 0}
      />
    </section>
  )
}

/** A table to play at, with what came before beside it. */
export function TableDesk({
  shown,
  offset,
  beside,
}: {
  shown: ShownTable
  /** The server's clock less this device's. */
  offset: number
  /** Below the roads. */
  beside: ReactNode
}): ReactNode {
  useBalanceOnceSettled(shown.last.map(({ slipId, state }) => `${slipId} ${state}`).join())
  return (
    <div className="tables-desk">
      <Felt shown={shown} offset={offset} />
      <aside className="tables-aside">
        <RoadMaps gameCode={shown.table.gameCode} recent={shown.recent} />
        {beside}
      </aside>
    </div>
  )
}
