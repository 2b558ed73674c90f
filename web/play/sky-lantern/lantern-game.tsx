import { useWords } from '@croupier/client/words/use-words.ts'
import type { FlightEvent } from '@croupier/games/sky-lantern/events.ts'
import type { ReactNode } from 'react'
import type { Game } from '../shell/game.ts'
import { PressGame } from '../shell/press-game.tsx'
import { PressHistory } from '../shell/press-history.tsx'
import { useStore } from '../shell/store.ts'
import { type LanternTable, profitOf } from './lantern-table.ts'
import { OddsRow } from './odds-row.tsx'
import { RulesDialog } from './rules-dialog.tsx'
import { Sky } from './sky.tsx'
import { stepped } from './target.ts'

export function LanternGame({ game, table }: { game: Game<FlightEvent>; table: LanternTable }): ReactNode {
  const { t } = useWords()
  const { past } = useStore(table)
  return (
    <PressGame
      game={game}
      table={table}
      name={t('play-sky-lantern.name')}
      action={t('play-sky-lantern.rise')}
      profitLabel={t('play-sky-lantern.profit')}
      profitOf={profitOf}
      sideways={stepped}
      stageClass="lantern-sky"
      odds={(isFree) => <OddsRow table={table} isFree={isFree} />}
      rules={(isOpen, close) => <RulesDialog game={game} open={isOpen} onClose={close} />}
    >
      <PressHistory
        past={past}
        label={t('play-sky-lantern.history')}
        nameOf={({ isWin, height }) =>
          t(isWin ? 'play-sky-lantern.past.win' : 'play-sky-lantern.past.loss', { height })
        }
      >
        {({ height }) => <span dir="ltr">{height}×</span>}
      </PressHistory>
      <Sky game={game} table={table} />
    </PressGame>
  )
}
