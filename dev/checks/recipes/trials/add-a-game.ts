import type { RecipeTrial } from '../recipe-trial.ts'

const renames = { dice: 'coin', Dice: 'Coin', DICE: 'COIN' }

/** The dice under another name. */
export const addAGame: RecipeTrial = {
  recipe: 'add-a-game',
  steps: {
    // Steps 1 to 3 and 7 are what a neighbour's folder holds.
    async 1(scratch) {
      await scratch.copyFolder('games/dice', 'games/coin', renames)
    },
    async 2(scratch) {
      const sheets = 'dev/generators/par-sheets.ts'
      await scratch.addLine(
        sheets,
        "games/dice/par.ts'",
        "import { writeParSheet as writeCoin } from '@croupier/games/coin/par.ts'",
      )
      await scratch.addLine(sheets, 'writeDice(),', "    'games/coin/par-sheet.md': writeCoin(),")
      await scratch.generate('par-sheets')
    },
    async 4(scratch) {
      await scratch.addLine('games/index.ts', "from './dice/rules.ts'", "import { coin } from './coin/rules.ts'")
      await scratch.change('games/index.ts', '  dice,\n', '  dice,\n  coin,\n')
    },
    5: (scratch) =>
      scratch.addLine(
        'server/modules/house/house-settings.ts',
        '  dice: initialLimits',
        '  coin: initialLimits(DICE_HIGHEST_BET, DICE_HIGHEST_PAYOUT),',
      ),
    async 6(scratch) {
      await scratch.copyFolder('web/play/dice', 'web/play/coin', renames)
      await scratch.copyWords('play-dice', 'play-coin', renames)
      await scratch.generate('areas')
    },
  },
  untouching: [3, 7],
  tests: ['games/coin'],
}
