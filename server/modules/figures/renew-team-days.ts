import type { Beat } from '../../platform/beats.ts'
import type { ReadScope, WriteScope } from '../../platform/context.ts'
import type { Port } from '../../platform/port.ts'
import { settingsPort } from '../../platform/settings.ts'
import { timeZone } from '../settings/index.ts'
import { countWrongTeamDays, lockFigures, recountTeamDays, teamDayZone } from './figures-store.ts'

/** Recounts what teams played by day from their hours, by the merchant's current calendar. */
export async function renewTeamDays({ tx, use }: Pick<WriteScope, 'tx' | 'use'>): Promise<void> {
  await lockFigures(tx)
  await recountTeamDays(tx, use(settingsPort).read(timeZone))
}

/** How many days of teams are not what their hours come to by that calendar. */
export function checkTeamDays({ db, use }: Pick<ReadScope, 'db' | 'use'>): Promise<number> {
  return countWrongTeamDays(db, use(settingsPort).read(timeZone))
}

/** Days follow a merchant who moves the time zone, and are counted where they never were: once, and nothing after that. */
export const keepTeamDays: Beat = {
  name: 'figures.keepTeamDays',
  everyMilliseconds: 60_000,
  async run({ database, ports }) {
    const use = <Fulfilment>(port: Port<Fulfilment>) => ports.use(port)
    if ((await teamDayZone(database)) === use(settingsPort).read(timeZone)) return
    await database.transaction((tx) => renewTeamDays({ tx, use }))
  },
}
