import { useWords } from '@croupier/client/words/use-words.ts'
import type { DiceChoice } from '@croupier/games/dice/rules.ts'
import { IconButton } from '@croupier/kit/components/icon-button.tsx'
import type { ReactNode } from 'react'
import { NumberBox } from '../shell/number-box.tsx'
import { useStore } from '../shell/store.ts'
import {
  chanceText,
  multiplierShown,
  targetText,
  turned,
  withChanceText,
  withMultiplierText,
  withTargetText,
} from './choice.ts'
import { TurnIcon } from './turn-icon.tsx'
import type { DiceTable } from './dice-table.ts'

/** Multiplier, target and chance of one choice: whichever is typed, the others follow. */
export function OddsRow({ table, isFree }: { table: DiceTable; isFree: boolean }): ReactNode {
  const { t } = useWords()
  const { choice } = useStore(table)
  const take = (next: DiceChoice | undefined): void => {
    if (next) table.choose(next)
  }
  return (
    <div className="relative mx-auto grid w-full max-w-208 shrink-0 grid-cols-3 gap-2 px-4 pb-3 sm:gap-4 sm:px-10 sm:pb-8">
      <NumberBox
        label={t('play-dice.multiplier')}
        value={multiplierShown(choice)}
        onText={(text) => take(withMultiplierText(choice, text))}
        after="×"
        disabled={!isFree}
      />
      <NumberBox
        label={t(choice.over ? 'play-dice.over' : 'play-dice.under')}
        value={targetText(choice)}
        onText={(text) => take(withTargetText(choice, text))}
        after={
          <IconButton
            label={t('play-dice.turn')}
            icon={<TurnIcon />}
            size="small"
            disabled={!isFree}
            onClick={() => table.choose(turned(choice))}
            className="-me-1.5"
          />
        }
        disabled={!isFree}
      />
      <NumberBox
        label={t('play-dice.chance')}
        value={chanceText(choice)}
        onText={(text) => take(withChanceText(choice, text))}
        after="%"
        disabled={!isFree}
      />
    </div>
  )
}
