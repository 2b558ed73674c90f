import { useWords } from '@croupier/client/words/use-words.ts'
import type { FallEvent } from '@croupier/games/bamboo-rain/events.ts'
import type { ReactNode } from 'react'
import type { Game } from '../shell/game.ts'
import { PressGame } from '../shell/press-game.tsx'
import { PressHistory } from '../shell/press-history.tsx'
import { useStore } from '../shell/store.ts'
import { ChoiceRow } from './choice-row.tsx'
import { Grove } from './grove.tsx'
import { profitOf, type RainTable, withMoreRows } from './rain-table.ts'
import { RulesDialog } from './rules-dialog.tsx'

export function RainGame({ game, table }: { game: Game<FallEvent>; table: RainTable }): ReactNode {
  const { t } = useWords()
  const { past } = useStore(table)
  return (
    <PressGame
      game={game}
      table={table}
      name={t('play-bamboo-rain.name')}
      action={t('play-bamboo-rain.fall')}
      profitLabel={t('play-bamboo-rain.profit')}
      profitOf={profitOf}
      sideways={withMoreRows}
      stageClass="rain-stage"
      odds={(isFree) => <ChoiceRow table={table} isFree={isFree} />}
      rules={(isOpen, close) => <RulesDialog game={game} table={table} open={isOpen} onClose={close} />}
    >
      <PressHistory
        past={past}
        label={t('play-bamboo-rain.history')}
        nameOf={({ pays }) => t('play-bamboo-rain.past', { pays })}
      >
        {({ pays }) => <span dir="ltr">{pays}×</span>}
      </PressHistory>
      <Grove game={game} table={table} />
    </PressGame>
  )
}
