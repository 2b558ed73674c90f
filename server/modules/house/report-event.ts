import * as z from 'zod/mini'
import type { App } from '../../platform/app.ts'
import { bundlesPort } from '../bundles/index.ts'
import { readBody, sessionId } from './rgs-body.ts'
import { RgsError } from './rgs-errors.ts'
import { withEvents } from './round-book.ts'
import { findHouseRound, markRound, markShown } from './rounds-store.ts'
import { findTable, seatAt } from './table.ts'

const INDEX = /^(?:0|[1-9]\d{0,5})$/
const LONGEST = 200

const body = z.object({ sessionID: sessionId, event: z.string().check(z.minLength(1), z.maxLength(LONGEST)) })

/**
 * Remembers how far the open round was shown, for a reload to go on from there: by the index of an event, or as the client
 * of an imported game calls it.
 */
export async function reportEvent(app: App, raw: Buffer): Promise<{ event: string }> {
  const { sessionID, event } = readBody(body, raw)
  const table = await findTable(app, sessionID)
  const { isImported } = table.rules
  if (!isImported && !INDEX.test(event)) throw new RgsError('ERR_VAL', 'no index of an event')
  const seat = await seatAt(app, table)
  const round = seat.lastRoundId === null ? undefined : await findHouseRound(app.database, seat.lastRoundId)
  if (round?.state !== 'open') throw new RgsError('ERR_BNF', 'no round is open')
  const { events } = await withEvents(app.ports.use(bundlesPort), app.database, round)
  const isOfRound = INDEX.test(event) && Number(event) < events.length
  if (isOfRound) await markShown(app.database, round.id, Number(event))
  else if (isImported) await markRound(app.database, round.id, event)
  else throw new RgsError('ERR_VAL', 'the round has no such event')
  return { event }
}
