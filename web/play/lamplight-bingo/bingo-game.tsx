import { useWords } from '@croupier/client/words/use-words.ts'
import type { LamplightBingoEvent } from '@croupier/games/lamplight-bingo/events.ts'
import { type ReactNode, useEffect, useState } from 'react'
import { FairnessDialog } from '../shell/fairness-dialog.tsx'
import { FaultBar } from '../shell/fault-bar.tsx'
import { type Game, useSession } from '../shell/game.ts'
import { Header } from '../shell/header.tsx'
import { Opening } from '../shell/opening.tsx'
import { ReplayBar } from '../shell/replay-bar.tsx'
import { levelAbove, levelBelow } from '../shell/stake-levels.ts'
import { useStore } from '../shell/store.ts'
import { useKeys } from '../shell/use-keys.ts'
import { AutoDialog } from './auto-dialog.tsx'
import { BetPanel } from './bet-panel.tsx'
import type { BingoTable } from './bingo-table.ts'
import { Caller } from './caller.tsx'
import { CardsRoom } from './cards-room.tsx'
import { PaysStrip } from './pays-strip.tsx'
import { RulesDialog } from './rules-dialog.tsx'
import { Said } from './said.tsx'
import { cardLevels } from './stakes.ts'

export function BingoGame({ game, table }: { game: Game<LamplightBingoEvent>; table: BingoTable }): ReactNode {
  const { t } = useWords()
  const { stakes, jurisdiction } = useSession(game)
  const { cards, stake, isTurbo, isShowing, auto, shown } = useStore(table)
  const [open, setOpen] = useState<'fairness' | 'rules' | 'auto'>()
  const close = (): void => setOpen(undefined)
  const levels = stakes ? cardLevels(stakes, cards) : []
  const isReplay = game.launch.replay !== undefined
  useKeys({
    ...(jurisdiction.disabledSpacebar ? {} : { Space: () => (auto ? table.stopAuto() : table.press()) }),
    ArrowUp: () => table.setStake(levelAbove(stake, levels)),
    ArrowDown: () => table.setStake(levelBelow(stake, levels)),
    ArrowLeft: () => table.takeCards(cards - 1),
    ArrowRight: () => table.takeCards(cards + 1),
    ...(jurisdiction.disabledTurbo ? {} : { t: () => table.setTurbo(!isTurbo) }),
  })
  // For measuring how soon a game shows itself.
  useEffect(() => void performance.mark('first-frame'), [])
  return (
    <div className="flex h-full min-h-dvh flex-col bg-ground wide:h-dvh">
      <Header
        game={game}
        name={t('play-lamplight-bingo.name')}
        onFairness={() => {
          void game.fairness.load()
          setOpen('fairness')
        }}
        onRules={() => setOpen('rules')}
      />
      <FaultBar game={game} />
      <div className="flex min-h-0 flex-1 flex-col wide:flex-row-reverse">
        <main
          className="bingo-room relative flex flex-auto flex-col overflow-hidden narrow:shrink-0 wide:min-h-0 wide:min-w-0"
          data-over={shown?.isOver === true}
        >
          <Caller game={game} shown={shown} isShowing={isShowing} />
          <CardsRoom game={game} table={table} />
          <PaysStrip shown={shown} />
          <Said game={game} table={table} />
        </main>
        <aside className="shrink-0 border-hairline bg-surface pb-[env(safe-area-inset-bottom)] narrow:sticky narrow:bottom-0 narrow:z-1 narrow:border-t wide:w-[clamp(17rem,27vw,22rem)] wide:overflow-y-auto wide:border-e">
          {isReplay ? (
            <ReplayBar game={game} onAgain={() => void table.replay()} isShowing={isShowing} />
          ) : stakes ? (
            <BetPanel game={game} table={table} onAuto={() => setOpen('auto')} />
          ) : (
            <Opening isNobody={game.launch.sessionId === undefined} />
          )}
        </aside>
      </div>
      <FairnessDialog game={game} open={open === 'fairness'} onClose={close} />
      <RulesDialog game={game} open={open === 'rules'} onClose={close} />
      <AutoDialog table={table} open={open === 'auto'} onClose={close} />
    </div>
  )
}
