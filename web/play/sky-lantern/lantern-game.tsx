import { useWords } from '@croupier/client/words/use-words.ts'
import type { FlightEvent } from '@croupier/games/sky-lantern/events.ts'
import { type ReactNode, useState } from 'react'
import { FairnessDialog } from '../shell/fairness-dialog.tsx'
import { FaultBar } from '../shell/fault-bar.tsx'
import { type Game, useSession } from '../shell/game.ts'
import { Header } from '../shell/header.tsx'
import { Opening } from '../shell/opening.tsx'
import { PressPanel } from '../shell/press-panel.tsx'
import { ReplayBar } from '../shell/replay-bar.tsx'
import { levelAbove, levelBelow } from '../shell/stake-levels.ts'
import { useStore } from '../shell/store.ts'
import { useKeys } from '../shell/use-keys.ts'
import { HistoryStrip } from './history-strip.tsx'
import { type LanternTable, profitOf } from './lantern-table.ts'
import { OddsRow } from './odds-row.tsx'
import { RulesDialog } from './rules-dialog.tsx'
import { Sky } from './sky.tsx'
import { stepped } from './target.ts'

export function LanternGame({ game, table }: { game: Game<FlightEvent>; table: LanternTable }): ReactNode {
  const { t } = useWords()
  const { phase, stakes, jurisdiction } = useSession(game)
  const { choice, stake, shown, past, auto } = useStore(table)
  const [open, setOpen] = useState<'fairness' | 'rules'>()
  const levels = stakes?.levels ?? []
  useKeys({
    ...(jurisdiction.disabledSpacebar ? {} : { Space: () => (auto ? table.stopAuto() : void table.rise()) }),
    ArrowLeft: () => table.choose(stepped(choice, -1)),
    ArrowRight: () => table.choose(stepped(choice, 1)),
    ArrowUp: () => table.setStake(levelAbove(stake, levels)),
    ArrowDown: () => table.setStake(levelBelow(stake, levels)),
  })
  const outcome = shown?.isOver ? (shown.flight.isWin ? 'win' : 'loss') : 'none'
  const isReplay = game.launch.replay !== undefined
  return (
    <div className="flex h-full min-h-dvh flex-col bg-ground wide:h-dvh">
      <Header
        game={game}
        name={t('play-sky-lantern.name')}
        onFairness={() => {
          void game.fairness.load()
          setOpen('fairness')
        }}
        onRules={() => setOpen('rules')}
      />
      <FaultBar game={game} />
      <div className="flex min-h-0 flex-1 flex-col wide:flex-row-reverse">
        <main
          className="lantern-sky relative flex flex-auto shrink-0 flex-col overflow-hidden wide:min-h-0 wide:shrink"
          data-outcome={outcome}
        >
          <HistoryStrip past={past} />
          <Sky game={game} table={table} />
          {!isReplay && <OddsRow table={table} isFree={phase === 'open' && auto === undefined} />}
        </main>
        <aside className="shrink-0 border-hairline bg-surface pb-[env(safe-area-inset-bottom)] narrow:border-t wide:w-[clamp(17rem,27vw,22rem)] wide:overflow-y-auto wide:border-e">
          {isReplay ? (
            <ReplayBar game={game} onAgain={() => void table.replay()} />
          ) : stakes ? (
            <PressPanel
              game={game}
              table={table}
              action={t('play-sky-lantern.rise')}
              onPress={() => void table.rise()}
              profitLabel={t('play-sky-lantern.profit')}
              profitOf={(staked) => profitOf(staked, choice)}
            />
          ) : (
            <Opening isNobody={game.launch.sessionId === undefined} />
          )}
        </aside>
      </div>
      <FairnessDialog game={game} open={open === 'fairness'} onClose={() => setOpen(undefined)} />
      <RulesDialog game={game} open={open === 'rules'} onClose={() => setOpen(undefined)} />
    </div>
  )
}
