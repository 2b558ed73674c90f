import { useWords } from '@croupier/client/words/use-words.ts'
import type { RollEvent } from '@croupier/games/dice/events.ts'
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
import { withTarget } from './choice.ts'
import { type DiceTable, profitOf } from './dice-table.ts'
import { HistoryStrip } from './history-strip.tsx'
import { Lattice } from './lattice.tsx'
import { OddsRow } from './odds-row.tsx'
import { RulesDialog } from './rules-dialog.tsx'
import { Stage } from './stage.tsx'

export function DiceGame({ game, table }: { game: Game<RollEvent>; table: DiceTable }): ReactNode {
  const { t } = useWords()
  const { phase, stakes, jurisdiction } = useSession(game)
  const { choice, stake, shown, past, auto } = useStore(table)
  const [open, setOpen] = useState<'fairness' | 'rules'>()
  const levels = stakes?.levels ?? []
  useKeys({
    ...(jurisdiction.disabledSpacebar ? {} : { Space: () => (auto ? table.stopAuto() : void table.roll()) }),
    ArrowLeft: () => table.choose(withTarget(choice, choice.target - 100)),
    ArrowRight: () => table.choose(withTarget(choice, choice.target + 100)),
    ArrowUp: () => table.setStake(levelAbove(stake, levels)),
    ArrowDown: () => table.setStake(levelBelow(stake, levels)),
  })
  const outcome = shown?.isLanded ? (shown.roll.isWin ? 'win' : 'loss') : 'none'
  const isReplay = game.launch.replay !== undefined
  return (
    <div className="flex h-full min-h-dvh flex-col bg-ground wide:h-dvh">
      <Header
        game={game}
        name={t('play-dice.name')}
        onFairness={() => {
          void game.fairness.load()
          setOpen('fairness')
        }}
        onRules={() => setOpen('rules')}
      />
      <FaultBar game={game} />
      <div className="flex min-h-0 flex-1 flex-col wide:flex-row-reverse">
        <main
          className="dice-stage relative flex flex-auto shrink-0 flex-col overflow-hidden wide:min-h-0 wide:shrink"
          data-outcome={outcome}
        >
          <Lattice />
          <HistoryStrip past={past} />
          <Stage game={game} table={table} />
          {!isReplay && <OddsRow table={table} isFree={phase === 'open' && auto === undefined} />}
        </main>
        <aside className="shrink-0 border-hairline bg-surface pb-[env(safe-area-inset-bottom)] narrow:border-t wide:w-[clamp(17rem,27vw,22rem)] wide:overflow-y-auto wide:border-e">
          {isReplay ? (
            <ReplayBar game={game} onAgain={() => void table.replay()} />
          ) : stakes ? (
            <PressPanel
              game={game}
              table={table}
              action={t('play-dice.roll')}
              onPress={() => void table.roll()}
              profitLabel={t('play-dice.profit')}
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
