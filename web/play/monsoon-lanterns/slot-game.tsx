import { useWords } from '@croupier/client/words/use-words.ts'
import type { MonsoonLanternsEvent } from '@croupier/games/monsoon-lanterns/events.ts'
import { type ReactNode, Suspense, useState } from 'react'
import { FairnessDialog } from '../shell/fairness-dialog.tsx'
import { FaultBar } from '../shell/fault-bar.tsx'
import { type Game, useCurrency, useSession } from '../shell/game.ts'
import { Header } from '../shell/header.tsx'
import { Opening } from '../shell/opening.tsx'
import { ReplayBar } from '../shell/replay-bar.tsx'
import { levelAbove, levelBelow } from '../shell/stake-levels.ts'
import { useStore } from '../shell/store.ts'
import { useKeys } from '../shell/use-keys.ts'
import { AutoDialog } from './auto-dialog.tsx'
import { CardView } from './card-view.tsx'
import { Controls } from './controls.tsx'
import { MessageLine } from './message-line.tsx'
import { PaysDialog } from './pays-dialog.tsx'
import { ReelsView } from './reels-view.tsx'
import { Scene } from './scene.tsx'
import type { SlotTable } from './slot-table.ts'
import type { SymbolImages } from './symbols/symbol-images.ts'

export function SlotGame({
  game,
  table,
  images,
}: {
  game: Game<MonsoonLanternsEvent>
  table: SlotTable
  images: Promise<SymbolImages>
}): ReactNode {
  const { t } = useWords()
  const { stakes, jurisdiction } = useSession(game)
  const { stake, isTurbo, auto, free, card, isShowing } = useStore(table)
  const currency = useCurrency(game)
  const [open, setOpen] = useState<'fairness' | 'rules' | 'auto'>()
  const close = (): void => setOpen(undefined)
  const levels = stakes?.levels ?? []
  const isReplay = game.launch.replay !== undefined
  useKeys({
    ...(jurisdiction.disabledSpacebar ? {} : { Space: () => (auto ? table.stopAuto() : table.press()) }),
    ArrowUp: () => table.setStake(levelAbove(stake, levels)),
    ArrowDown: () => table.setStake(levelBelow(stake, levels)),
    ...(jurisdiction.disabledTurbo ? {} : { t: () => table.setTurbo(!isTurbo) }),
  })
  return (
    <div className="slot" data-free={free !== undefined}>
      <Scene />
      <Header
        game={game}
        name={t('play-monsoon-lanterns.name')}
        onFairness={() => {
          void game.fairness.load()
          setOpen('fairness')
        }}
        onRules={() => setOpen('rules')}
      />
      <FaultBar game={game} />
      <main className="contents">
        <div className="slot-board">
          <p className="slot-logo font-display font-bold" aria-hidden="true">
            {t('play-monsoon-lanterns.name')}
          </p>
          <div className="slot-frame">
            <div className="slot-window">
              <ReelsView table={table} images={images} />
              <CardView card={card} currency={currency} table={table} />
            </div>
          </div>
        </div>
        <MessageLine game={game} table={table} />
        {isReplay ? (
          <div className="slot-replay">
            <ReplayBar game={game} onAgain={() => void table.replay()} isShowing={isShowing} />
          </div>
        ) : stakes ? (
          <Controls game={game} table={table} onAuto={() => setOpen('auto')} />
        ) : (
          <div className="slot-replay">
            <Opening isNobody={game.launch.sessionId === undefined} />
          </div>
        )}
      </main>
      <FairnessDialog game={game} open={open === 'fairness'} onClose={close} />
      <Suspense fallback={null}>
        <PaysDialog game={game} images={images} open={open === 'rules'} onClose={close} />
      </Suspense>
      <AutoDialog table={table} open={open === 'auto'} onClose={close} />
    </div>
  )
}
