import type { App } from '../../../platform/app.ts'
import type { Beat } from '../../../platform/beats.ts'
import { sessionRules } from '../sessions/session-rules.ts'
import { countOnline, foldTeamSizes } from './team-sizes-store.ts'

/** Adds to the sizes of teams whoever joined, left and was promoted since. */
export const foldTeams: Beat = {
  name: 'identity.foldTeamSizes',
  everyMilliseconds: 1000,
  run: ({ database }) => foldTeamSizes(database),
}

/** Counts who is in, for everybody above. */
export const countTeamsOnline: Beat = {
  name: 'identity.countTeamsOnline',
  everyMilliseconds: 15_000,
  run: (app: App) =>
    app.database.transaction((tx) =>
      countOnline(tx, sessionRules({ clock: app.clock, use: (port) => app.ports.use(port) })),
    ),
}
