import { type ReactNode, useState } from 'react'
import type { Micro } from '../rgs/micro.ts'
import { FairnessDialog } from './fairness-dialog.tsx'
import { FaultBar } from './fault-bar.tsx'
import { type Game, useSession } from './game.ts'
import { Header } from './header.tsx'
import { Opening } from './opening.tsx'
import { PressPanel } from './press-panel.tsx'
import type { PressTable } from './press-table.ts'
import { ReplayBar } from './replay-bar.tsx'
import { levelAbove, levelBelow } from './stake-levels.ts'
import { useStore } from './store.ts'
import { useKeys } from './use-keys.ts'

/** The page of a game in which one press is one round: its stage, and beside it where the bet is made. */
export function PressGame<Event extends { readonly isWin: boolean }, Choice>({
  game,
  table,
  name,
  action,
  profitLabel,
  profitOf,
  sideways,
  stageClass,
  children,
  odds,
  rules,
}: {
  game: Game<Event>
  table: PressTable<Event, Choice>
  name: string
  /** What the press does, in the game's words. */
  action: string
  profitLabel: string
  /** What a win would bring over this stake. */
  profitOf: (stake: Micro, choice: Choice) => Micro
  /** The choice one step of the arrow keys aside. */
  sideways: (choice: Choice, direction: 1 | -1) => Choice
  stageClass: string
  children: ReactNode
  /** Where the choice is typed; not shown with a round of the past. */
  odds: (isFree: boolean) => ReactNode
  rules: (isOpen: boolean, close: () => void) => ReactNode
}): ReactNode {
  const { phase, stakes, jurisdiction } = useSession(game)
  const { choice, stake, shown, isWaiting, auto } = useStore(table)
  const [open, setOpen] = useState<'fairness' | 'rules'>()
  const levels = stakes?.levels ?? []
  useKeys({
    ...(jurisdiction.disabledSpacebar ? {} : { Space: () => (auto ? table.stopAuto() : void table.press()) }),
    ArrowLeft: () => table.choose(sideways(choice, -1)),
    ArrowRight: () => table.choose(sideways(choice, 1)),
    ArrowUp: () => table.setStake(levelAbove(stake, levels)),
    ArrowDown: () => table.setStake(levelBelow(stake, levels)),
  })
  const outcome = shown?.isOver ? (shown.event.isWin ? 'win' : 'loss') : 'none'
  const isReplay = game.launch.replay !== undefined
  const close = () => setOpen(undefined)
  return (
    <div className="flex h-full min-h-dvh flex-col bg-ground wide:h-dvh">
      <Header
        game={game}
        name={name}
        onFairness={() => {
          void game.fairness.load()
          setOpen('fairness')
        }}
        onRules={() => setOpen('rules')}
      />
      <FaultBar game={game} />
      <div className="flex min-h-0 flex-1 flex-col wide:flex-row-reverse">
        <main
          className={`${stageClass} relative flex flex-auto shrink-0 flex-col overflow-hidden wide:min-h-0 wide:shrink`}
          data-outcome={outcome}
        >
          {children}
          {!isReplay && odds(phase === 'open' && auto === undefined && !isWaiting)}
        </main>
        <aside className="shrink-0 border-hairline bg-surface pb-[env(safe-area-inset-bottom)] narrow:border-t wide:w-[clamp(17rem,27vw,22rem)] wide:overflow-y-auto wide:border-e">
          {isReplay ? (
            <ReplayBar game={game} onAgain={() => void table.replay()} />
          ) : stakes ? (
            <PressPanel
              game={game}
              table={table}
              action={action}
              onPress={() => void table.press()}
              isWaiting={isWaiting}
              profitLabel={profitLabel}
              profitOf={(staked) => profitOf(staked, choice)}
            />
          ) : (
            <Opening isNobody={game.launch.sessionId === undefined} />
          )}
        </aside>
      </div>
      <FairnessDialog game={game} open={open === 'fairness'} onClose={close} />
      {rules(open === 'rules', close)}
    </div>
  )
}
