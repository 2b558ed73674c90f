import { payoutOf } from '@croupier/games/engine/payout.ts'
import type { FlightEvent } from '@croupier/games/sky-lantern/events.ts'
import { multiplierOf, skyLantern, type SkyLanternChoice } from '@croupier/games/sky-lantern/rules.ts'
import type { Micro } from '../rgs/micro.ts'
import type { Game } from '../shell/game.ts'
import { openPressTable, type PressTable } from '../shell/press-table.ts'
import { playLoss, playRise, playWin } from './sounds.ts'
import { firstChoice, withTargetText } from './target.ts'

/** How long the lantern rises. */
export const RISE_MILLISECONDS = 620

export type LanternTable = PressTable<FlightEvent, SkyLanternChoice>

/** What a win would bring over the stake. */
export function profitOf(stake: Micro, choice: SkyLanternChoice): Micro {
  return payoutOf(stake, multiplierOf(choice)) - stake
}

/** One lantern after the other. */
export function openLanternTable(game: Game<FlightEvent>): LanternTable {
  return openPressTable(game, {
    firstChoice,
    writeChoice: skyLantern.writeChoice,
    choiceOf: ({ target }, before) => withTargetText(target) ?? before,
    showMilliseconds: RISE_MILLISECONDS,
    pauseMilliseconds: 280,
    begin: playRise,
    win: playWin,
    lose: playLoss,
  })
}
