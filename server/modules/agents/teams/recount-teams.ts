import type { App } from '../../../platform/app.ts'
import type { Port } from '../../../platform/port.ts'
import { checkTeamDays, renewTeamDays } from '../../figures/index.ts'
import { countWrongSizes, holdTree, recountSizes } from '../../identity/index.ts'

export interface TeamsCounted {
  /** Agents the size of whose team was not what the tree says. */
  wrongSizes: number
  /** Days of teams that were not what their hours come to, in the merchant's time zone of now. */
  wrongDays: number
}

/**
 * Compares what is kept of teams with what it was counted from: how many stand below whom, and what they played by day.
 * `isRenewed`: recounts all of it as well. Nobody can join, be promoted or be moved meanwhile, and no rounds are
 * counted.
 */
export function recountTeams(app: App, isRenewed: boolean): Promise<TeamsCounted> {
  return app.database.transaction(async (tx) => {
    const scope = { tx, db: tx, use: <F>(port: Port<F>) => app.ports.use(port) }
    if (isRenewed) await holdTree(tx, true)
    const counted = { wrongSizes: await countWrongSizes(tx), wrongDays: await checkTeamDays(scope) }
    if (isRenewed) {
      await recountSizes(tx)
      await renewTeamDays(scope)
    }
    return counted
  })
}
