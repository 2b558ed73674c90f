import type { RollEvent } from '@croupier/games/dice/events.ts'
import { dice, type DiceChoice, multiplierOf } from '@croupier/games/dice/rules.ts'
import { payoutOf } from '@croupier/games/engine/payout.ts'
import type { Micro } from '../rgs/micro.ts'
import type { Game } from '../shell/game.ts'
import { openPressTable, type PressTable } from '../shell/press-table.ts'
import { firstChoice } from './choice.ts'
import { playLoss, playRoll, playWin } from './sounds.ts'

/** How long the lantern glides. */
export const GLIDE_MILLISECONDS = 460

export type DiceTable = PressTable<RollEvent, DiceChoice>

/** What a win would bring over the stake. */
export function profitOf(stake: Micro, choice: DiceChoice): Micro {
  return payoutOf(stake, multiplierOf(choice)) - stake
}

/** One roll after the other. */
export function openDiceTable(game: Game<RollEvent>): DiceTable {
  return openPressTable(game, {
    firstChoice,
    writeChoice: dice.writeChoice,
    choiceOf: ({ target, over }) => ({ target: Number(target.replace('.', '')), over }),
    showMilliseconds: GLIDE_MILLISECONDS,
    pauseMilliseconds: 260,
    begin: playRoll,
    win: playWin,
    lose: playLoss,
  })
}
