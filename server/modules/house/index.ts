/**
 * Games of the house as one more vendor: seeds, rounds, the protocol their clients speak. Decides rounds by the pure rules
 * under games/ or by an imported game's books, and refuses to know how money is booked: that is play's, as for every
 * vendor.
 */
import type { App } from '../../platform/app.ts'
import type { Operations } from '../../platform/implement.ts'
import { checkRandomness } from './randomness.ts'
import { makeHousePartitions } from './rounds-store.ts'
import showCatalogueOdds from './show-catalogue-odds.ts'
import showGameOdds from './show-game-odds.ts'
import showRoundFairness from './show-round-fairness.ts'
import turnRoundSeeds from './turn-round-seeds.ts'

export { bundleFile, bundleReplayAddress } from './bundle-address.ts'
export { forgetOldDemoBalances } from './demo-balances-store.ts'
export { endLeftRounds } from './end-left-rounds.ts'
export { isOwnGame } from './house-game.ts'
export { settings } from './house-settings.ts'
export { renewSeeds } from './renew-seeds.ts'
export { makeHousePartitions } from './rounds-store.ts'
export { rgsProtocol } from './rgs-launch.ts'
export { rgsRoutes } from './rgs-routes.ts'

/** Before the first bet: proves the machine's randomness, and makes room for today's rounds. */
export async function startHouse(app: App): Promise<void> {
  checkRandomness()
  await makeHousePartitions(app.database)
}

export const operations: Operations = [showRoundFairness, turnRoundSeeds, showGameOdds, showCatalogueOdds]
