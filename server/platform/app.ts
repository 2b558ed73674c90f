import type { Clock } from './clock.ts'
import type { Database } from './database.ts'
import type { Logger } from './log.ts'
import type { Ports } from './port.ts'

/** What one server process (or one ops command, or one test) is made of. Built in wiring.ts. */
export interface App {
  readonly database: Database
  readonly log: Logger
  readonly clock: Clock
  readonly ports: Ports
}
