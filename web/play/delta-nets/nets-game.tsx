import { useWords } from '@croupier/client/words/use-words.ts'
import type { DeltaNetsEvent } from '@croupier/games/delta-nets/events.ts'
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
import { CatchBanner } from './catch-banner.tsx'
import { CatchesStrip } from './catches-strip.tsx'
import { type NetsState, type NetsTable, profitOf } from './nets-table.ts'
import type { River } from './river.ts'
import { RiverView } from './river-view.tsx'
import { RulesDialog } from './rules-dialog.tsx'
import { SpeciesStrip } from './species-strip.tsx'

/** What came of the last net, for who does not see it; and that there is nothing to throw it at. */
function Said({ said }: { said: NetsState['said'] }): ReactNode {
  const { t } = useWords()
  return (
    <output className={said === 'none' ? 'nets-note' : 'sr-only'}>
      {said === 'none'
        ? t('play-delta-nets.said.none')
        : said &&
          t(said.kind === 'caught' ? 'play-delta-nets.said.caught' : 'play-delta-nets.said.missed', {
            species: t(`play-delta-nets.species.${said.of.species}`),
            pays: String(said.of.pays),
          })}
    </output>
  )
}

export function NetsGame({
  game,
  table,
  river,
}: {
  game: Game<DeltaNetsEvent>
  table: NetsTable
  river: River
}): ReactNode {
  const { t } = useWords()
  const { stakes, jurisdiction } = useSession(game)
  const { species, stake, past, shown, said, auto } = useStore(table)
  const [open, setOpen] = useState<'fairness' | 'rules'>()
  const levels = stakes?.levels ?? []
  const more = (): void => table.setStake(levelAbove(stake, levels))
  useKeys({
    ...(jurisdiction.disabledSpacebar ? {} : { Space: () => (auto ? table.stopAuto() : table.throwNet()) }),
    ArrowLeft: () => table.step('left'),
    ArrowRight: () => table.step('right'),
    ArrowUp: () => table.step('up'),
    ArrowDown: () => table.step('down'),
    '+': more,
    '=': more,
    '-': () => table.setStake(levelBelow(stake, levels)),
  })
  const isReplay = game.launch.replay !== undefined
  return (
    <div className="flex h-full min-h-dvh flex-col bg-ground wide:h-dvh">
      <Header
        game={game}
        name={t('play-delta-nets.name')}
        onFairness={() => {
          void game.fairness.load()
          setOpen('fairness')
        }}
        onRules={() => setOpen('rules')}
      />
      <FaultBar game={game} />
      <div className="flex min-h-0 flex-1 flex-col wide:flex-row-reverse">
        <main className="nets-river relative flex flex-auto shrink-0 flex-col overflow-hidden wide:min-h-0 wide:shrink">
          <div className="nets-scene" dir="ltr">
            <RiverView river={river} table={table} />
            <CatchesStrip past={past} />
            {shown && <CatchBanner key={shown.id} game={game} caught={shown} />}
            <Said said={said} />
          </div>
          {!isReplay && <SpeciesStrip table={table} />}
        </main>
        <aside className="shrink-0 border-hairline bg-surface pb-[env(safe-area-inset-bottom)] narrow:border-t wide:w-[clamp(17rem,27vw,22rem)] wide:overflow-y-auto wide:border-e">
          {isReplay ? (
            <ReplayBar game={game} onAgain={() => void table.replay()} />
          ) : stakes ? (
            <PressPanel
              game={game}
              table={table}
              action={t('play-delta-nets.throw')}
              onPress={table.throwNet}
              profitLabel={t(species === 'turtle' ? 'play-delta-nets.profitFrom' : 'play-delta-nets.profit')}
              profitOf={(staked) => profitOf(staked, species)}
              isAutoLevel
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
