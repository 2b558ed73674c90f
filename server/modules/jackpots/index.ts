/**
 * Jackpots: pots that grow by a share of what is staked, are hit at an amount that was committed to before, and begin again.
 * What is won waits in the reward centre.
 */
import type { Operations } from '../../platform/implement.ts'
import listJackpotWins from './list-jackpot-wins.ts'
import listJackpots from './list-jackpots.ts'
import changeJackpot from './staff/change-jackpot.ts'
import createJackpot from './staff/create-jackpot.ts'
import listStaffJackpots from './staff/list-staff-jackpots.ts'
import runJackpot from './staff/run-jackpot.ts'

export { countJackpots } from './count-jackpots.ts'
export { renewRuns } from './renew-runs.ts'

export const operations: Operations = [
  listJackpots,
  listJackpotWins,
  listStaffJackpots,
  createJackpot,
  changeJackpot,
  runJackpot,
]
