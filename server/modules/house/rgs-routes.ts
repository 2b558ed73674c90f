import * as z from 'zod/mini'
import type { App } from '../../platform/app.ts'
import type { WireRequest, WireRoute } from '../../platform/wire-route.ts'
import { authenticate } from './authenticate.ts'
import { endRound } from './end-round.ts'
import { placeBet } from './place-bet.ts'
import { replayRound } from './replay-round.ts'
import { reportEvent } from './report-event.ts'
import { readBody, sessionId } from './rgs-body.ts'
import { answerOfError, RgsError } from './rgs-errors.ts'
import { rotateSeeds, showSeeds } from './seeds.ts'
import { balanceAt, findTable, wireBalance } from './table.ts'

const balanceBody = z.object({ sessionID: sessionId })

async function showBalance(app: App, raw: Buffer): Promise<object> {
  const table = await findTable(app, readBody(balanceBody, raw).sessionID)
  return { balance: wireBalance(await balanceAt(app, app.database, table), table.session.currency) }
}

const BODY_BYTES = 4_096
/** Anybody may replay a round, and the table it came from is opened for that. */
const REPLAYS_PER_MINUTE = 120

function route(
  name: string,
  method: 'GET' | 'POST',
  path: string,
  work: (app: App, request: WireRequest) => Promise<object>,
): WireRoute {
  return {
    name: `rgs.${name}`,
    listener: 'games',
    method,
    path: `/rgs${path}`,
    bodyLimit: BODY_BYTES,
    // A session's id is all there is to know a caller by, so a page of another origin gains nothing from calling.
    anyOrigin: true,
    async answer(app, request) {
      try {
        return { status: 200, body: await work(app, request) }
      } catch (error) {
        if (error instanceof RgsError) return answerOfError(error.code, request)
        throw error
      }
    },
    onFault: (fault, request) =>
      answerOfError(fault === 'too-large' || fault === 'malformed' ? 'ERR_VAL' : 'ERR_GEN', request),
  }
}

/** What clients of in-house games call: the RGS protocol of the Stake Engine form, and seeds besides. */
export const rgsRoutes: readonly WireRoute[] = [
  route('authenticate', 'POST', '/wallet/authenticate', (app, { raw }) => authenticate(app, raw)),
  route('balance', 'POST', '/wallet/balance', (app, { raw }) => showBalance(app, raw)),
  route('play', 'POST', '/wallet/play', (app, { raw, ip }) => placeBet(app, raw, ip)),
  route('endRound', 'POST', '/wallet/end-round', (app, { raw }) => endRound(app, raw)),
  route('event', 'POST', '/bet/event', (app, { raw }) => reportEvent(app, raw)),
  {
    ...route('replay', 'GET', '/bet/replay/:game/:version/:mode/:event', (app, { params }) => replayRound(app, params)),
    perMinute: REPLAYS_PER_MINUTE,
  },
  route('fairness', 'POST', '/fairness', (app, { raw }) => showSeeds(app, raw)),
  route('rotate', 'POST', '/fairness/rotate', (app, { raw }) => rotateSeeds(app, raw)),
]
