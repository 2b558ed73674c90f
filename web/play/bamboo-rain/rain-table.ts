import type { FallEvent } from '@croupier/games/bamboo-rain/events.ts'
import { bambooRain, type BambooRainChoice, highestOf } from '@croupier/games/bamboo-rain/rules.ts'
import { rowCounts } from '@croupier/games/bamboo-rain/tables.ts'
import { payoutOf } from '@croupier/games/engine/payout.ts'
import type { Micro } from '../rgs/micro.ts'
import type { Game } from '../shell/game.ts'
import { openPressTable, type PressTable } from '../shell/press-table.ts'
import { playFall, playLoss, playWin } from './sounds.ts'

/** How long a drop falls, however many rows there are. */
export const FALL_MILLISECONDS = 1_050

export type RainTable = PressTable<FallEvent, BambooRainChoice>

/** What the best bowl would bring over the stake. */
export function profitOf(stake: Micro, choice: BambooRainChoice): Micro {
  return payoutOf(stake, highestOf(choice)) - stake
}

/** The next number of rows, or the same where there is none. */
export function withMoreRows({ rows, risk }: BambooRainChoice, direction: 1 | -1): BambooRainChoice {
  return { rows: rowCounts[rowCounts.indexOf(rows) + direction] ?? rows, risk }
}

/** One drop after the other. */
export function openRainTable(game: Game<FallEvent>): RainTable {
  return openPressTable(game, {
    firstChoice: { rows: 12, risk: 'medium' },
    writeChoice: bambooRain.writeChoice,
    choiceOf: ({ rows, risk }) => ({ rows, risk }),
    showMilliseconds: FALL_MILLISECONDS,
    pauseMilliseconds: 240,
    begin: playFall,
    win: playWin,
    lose: playLoss,
  })
}
