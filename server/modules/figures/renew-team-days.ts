import type { ReadScope, WriteScope } from '../../platform/context.ts'
import { settingsPort } from '../../platform/settings.ts'
import { timeZone } from '../settings/index.ts'
import { countWrongTeamDays, lockFigures, recountTeamDays } from './figures-store.ts'

/** Counts what teams played by day anew from their hours, by the merchant's calendar of now. */
export async function renewTeamDays({ tx, use }: Pick<WriteScope, 'tx' | 'use'>): Promise<void> {
  await lockFigures(tx)
  await recountTeamDays(tx, use(settingsPort).read(timeZone))
}

/** How many days of teams are not what their hours come to by that calendar. */
export function checkTeamDays({ db, use }: Pick<ReadScope, 'db' | 'use'>): Promise<number> {
  return countWrongTeamDays(db, use(settingsPort).read(timeZone))
}
