/**
 * The in-house games. Each is a folder of pure rules; what is listed here is what the house can open, verify and prove.
 */
import { deltaNets } from './delta-nets/rules.ts'
import { dice } from './dice/rules.ts'
import type { InHouseGame } from './engine/game.ts'
import { lamplightBingo } from './lamplight-bingo/rules.ts'
import { monsoonLanterns } from './monsoon-lanterns/rules.ts'
import { bambooRain } from './bamboo-rain/rules.ts'
import { skyLantern } from './sky-lantern/rules.ts'

export type { BookEvent, InHouseGame } from './engine/game.ts'
export { type Entropy, hashOfServerSeed, openEntropy, type RoundSeeds } from './engine/entropy.ts'
export { payoutOf } from './engine/payout.ts'

// biome-ignore lint: the list is heterogeneous; each game reads its own choices.
export const inHouseGames: readonly InHouseGame<any>[] = [
  dice,
  monsoonLanterns,
  lamplightBingo,
  skyLantern,
  deltaNets,
  bambooRain,
]
