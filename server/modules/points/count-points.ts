import { consume } from '../../platform/outbox-consumer.ts'
import { roundCorrected, roundSettled } from '../play/index.ts'
import { addValidBets } from './earnings-store.ts'
import { zoneOf } from './merchant-day.ts'

/** Counts what is wagered by day and category. What it earns is booked a few minutes later; bets come first. Short folds, as for races. */
export const countPoints = consume<unknown>({
  name: 'points.countPoints',
  events: [roundSettled, roundCorrected],
  batch: 1_500,
  restMilliseconds: 2_500,
  foldEvents: (scope, events) => addValidBets(scope.tx, events, zoneOf(scope)),
})
