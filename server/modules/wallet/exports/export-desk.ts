import { localDate } from '@croupier/basis/period.ts'
import type { App } from '../../../platform/app.ts'
import { settingsPort } from '../../../platform/settings.ts'
import { timeZone } from '../../settings/index.ts'
import { readExportTicket } from './export-ticket.ts'
import { streamExport } from './stream-export.ts'

/** A document that is written as it is read. */
export interface Export {
  /** What it is saved as. */
  name: string
  lines: AsyncGenerator<string>
}

/** What an export's address stands for; undefined where it is none of ours, or too old. */
export function openExport(app: App, ticket: string): Export | undefined {
  const wish = readExportTicket({ use: (port) => app.ports.use(port), clock: app.clock }, ticket)
  if (!wish) return undefined
  // The house's day, as everywhere in what it lists.
  const day = localDate(app.ports.use(settingsPort).read(timeZone), app.clock.now())
  return { name: `${wish.list}-${day}.csv`, lines: streamExport(app.database, wish) }
}
