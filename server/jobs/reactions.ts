import { tellSettingsChanged } from '../modules/messaging/index.ts'
import {
  closeGamesOfLockedOut,
  closeGamesOfLoggedOut,
  sumCorrections,
  sumRounds,
  countValidBets,
} from '../modules/play/index.ts'
import { jobForwarder } from '../platform/jobs.ts'
import type { Consumer } from '../platform/outbox-consumer.ts'
import { closeEndedSockets } from './close-ended-sockets.ts'

/**
 * Who listens to what. A consumer stands in its own module beside what it keeps; this table is the one place that knows
 * them all. The order says nothing: each has its own cursor.
 */
export const reactions: readonly Consumer[] = [
  // platform.jobRequested → the workers
  jobForwarder,
  // identity.sessionsEnded → the sockets of those sessions
  closeEndedSockets,
  // identity.sessionsEnded, identity.loggedOut → the games of those members take no more bets
  closeGamesOfLockedOut,
  closeGamesOfLoggedOut,
  // settings.changed → open pages
  tellSettingsChanged,
  // play.roundSettled, play.roundCorrected → what each member played
  sumRounds,
  sumCorrections,
  // the same → what each member must still wager
  countValidBets,
]
