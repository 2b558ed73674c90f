import { useWords } from '@croupier/client/words/use-words.ts'
import { chanceText, heightText, type SkyLanternChoice } from '@croupier/games/sky-lantern/rules.ts'
import type { ReactNode } from 'react'
import { NumberBox } from '../shell/number-box.tsx'
import { useStore } from '../shell/store.ts'
import type { LanternTable } from './lantern-table.ts'
import { withChanceText, withTargetText } from './target.ts'

/** Target and chance of one choice: whichever is typed, the other follows. */
export function OddsRow({ table, isFree }: { table: LanternTable; isFree: boolean }): ReactNode {
  const { t } = useWords()
  const { choice } = useStore(table)
  const take = (next: SkyLanternChoice | undefined): void => {
    if (next) table.choose(next)
  }
  return (
    <div className="relative z-1 mx-auto grid w-full max-w-208 shrink-0 grid-cols-2 gap-2 px-4 pb-3 sm:gap-4 sm:px-10 sm:pb-8">
      <NumberBox
        label={t('play-sky-lantern.target')}
        value={heightText(choice.target)}
        onText={(text) => take(withTargetText(text))}
        after="×"
        disabled={!isFree}
      />
      <NumberBox
        label={t('play-sky-lantern.chance')}
        value={chanceText(choice)}
        onText={(text) => take(withChanceText(text))}
        after="%"
        disabled={!isFree}
      />
    </div>
  )
}
