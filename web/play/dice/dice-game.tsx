import { useWords } from '@croupier/client/words/use-words.ts'
import type { RollEvent } from '@croupier/games/dice/events.ts'
import type { ReactNode } from 'react'
import type { Game } from '../shell/game.ts'
import { PressGame } from '../shell/press-game.tsx'
import { PressHistory } from '../shell/press-history.tsx'
import { useStore } from '../shell/store.ts'
import { withTarget } from './choice.ts'
import { type DiceTable, profitOf } from './dice-table.ts'
import { Lattice } from './lattice.tsx'
import { OddsRow } from './odds-row.tsx'
import { RulesDialog } from './rules-dialog.tsx'
import { Stage } from './stage.tsx'

export function DiceGame({ game, table }: { game: Game<RollEvent>; table: DiceTable }): ReactNode {
  const { t } = useWords()
  const { past } = useStore(table)
  return (
    <PressGame
      game={game}
      table={table}
      name={t('play-dice.name')}
      action={t('play-dice.roll')}
      profitLabel={t('play-dice.profit')}
      profitOf={profitOf}
      sideways={(choice, direction) => withTarget(choice, choice.target + direction * 100)}
      stageClass="dice-stage"
      odds={(isFree) => <OddsRow table={table} isFree={isFree} />}
      rules={(isOpen, close) => <RulesDialog game={game} open={isOpen} onClose={close} />}
    >
      <Lattice />
      <PressHistory
        past={past}
        label={t('play-dice.history')}
        nameOf={({ isWin, roll }) => t(isWin ? 'play-dice.past.win' : 'play-dice.past.loss', { roll })}
      >
        {({ roll }) => roll}
      </PressHistory>
      <Stage game={game} table={table} />
    </PressGame>
  )
}
