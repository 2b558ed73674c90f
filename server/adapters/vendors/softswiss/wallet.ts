import { currencyOf } from '@croupier/basis/currency.ts'
import * as z from 'zod/mini'
import type { App } from '../../../platform/app.ts'
import type { WireAnswer, WireRequest, WireRoute } from '../../../platform/wire-route.ts'
import { gameByCode, type Vendor, vendorByCode, vendorSecret } from '../../../modules/catalogue/index.ts'
import {
  freeRoundsDeskPort,
  type Play,
  type PlayAnswer,
  playPort,
  type PlayTransaction,
  type Player,
} from '../../../modules/play/index.ts'
import { jsonOf } from '../common/wire-fields.ts'
import { unitsOf, wireAmount } from './amount.ts'
import { errorAnswer, refusalErrors, type WireError } from './errors.ts'
import { isSignedBy } from './signature.ts'
import { balanceRequest, betWinRequest, finishRequest, freeRoundsReport, rollbackRequest } from './wire.ts'

/** A refusal, answered to the vendor. */
class Refused extends Error {
  readonly error: WireError
  readonly detail: string | undefined
  constructor(error: WireError, detail?: string) {
    super(error)
    this.error = error
    this.detail = detail
  }
}

interface Caller {
  app: App
  play: Play
  vendor: Vendor
}

/** Checked on the bytes as they came, before anything reads them. */
function vendorOf(app: App, request: WireRequest): Vendor {
  const vendor = vendorByCode(app, request.params['code'] ?? '')
  if (!vendor || vendor.protocol !== 'softswiss') throw new Refused('notFound')
  const secret = vendorSecret(app, vendor)
  const signature = request.headers['x-request-sign']
  if (secret === undefined || !isSignedBy(secret, request.raw, signature)) throw new Refused('forbidden')
  return vendor
}

function read<Schema extends z.ZodMiniType>(schema: Schema, raw: Buffer): z.output<Schema> {
  let body: unknown
  try {
    body = jsonOf(raw)
  } catch {
    throw new Refused('badRequest', 'The body is no JSON.')
  }
  const parsed = z.safeParse(schema, body)
  if (parsed.success) return parsed.data
  throw new Refused('badRequest', `Look at ${parsed.error.issues[0]?.path.join('.') || 'the body'}.`)
}

async function playerOf(play: Play, asked: { account_id: string; currency: string }): Promise<Player> {
  const player = await play.playerByAccount(asked.account_id)
  if (!player) throw new Refused('invalidPlayer')
  if (player.currency !== asked.currency) throw new Refused('currency')
  return player
}

function onlyOnce(ids: readonly string[]): void {
  if (new Set(ids).size < ids.length) throw new Refused('badRequest', 'A transaction is named twice.')
}

function done(player: Player, answer: PlayAnswer): Extract<PlayAnswer, { outcome: 'done' }> {
  if (answer.outcome === 'done') return answer
  throw new RefusedByPlay(refusalErrors[answer.outcome], wireAmount(answer.balance, currencyOf(player.currency)))
}

class RefusedByPlay extends Refused {
  readonly balance: string
  constructor(error: WireError, balance: string) {
    super(error)
    this.balance = balance
  }
}

async function balance({ app, play }: Caller, raw: Buffer): Promise<object> {
  const player = await playerOf(play, read(balanceRequest, raw))
  return { balance: wireAmount(await play.balanceOf(app.database, player), currencyOf(player.currency)) }
}

async function betWin({ app, play, vendor }: Caller, raw: Buffer): Promise<object> {
  const asked = read(betWinRequest, raw)
  const player = await playerOf(play, asked)
  const currency = currencyOf(player.currency)
  onlyOnce(asked.transactions.map(({ id_provider }) => id_provider))
  const transactions = asked.transactions.map(({ id_provider, type, amount }, index): PlayTransaction => {
    const units = unitsOf(amount, currency)
    if (units === undefined) throw new Refused('badRequest', `Look at transactions.${index}.amount.`)
    return { ref: id_provider, type, amount: units }
  })
  const game = gameByCode(app, vendor.id, asked.game_id)
  const answer = await play.perform({
    vendorId: vendor.id,
    ...(game ? { gameNodeId: game.nodeId } : {}),
    memberId: player.memberId,
    currency: player.currency,
    ...(asked.session_id === undefined ? {} : { sessionToken: asked.session_id }),
    roundRef: asked.round_id,
    transactions,
    closesRound: asked.finished,
  })
  const played = done(player, answer)
  return {
    round_id: played.roundId,
    transactions: played.transactions.map(({ ref, id, bonusMoved }) => ({
      id_provider: ref,
      id,
      bonus_amount: wireAmount(bonusMoved, currency),
    })),
    balance: wireAmount(played.balance, currency),
  }
}

async function rollback({ app, play, vendor }: Caller, raw: Buffer): Promise<object> {
  const asked = read(rollbackRequest, raw)
  const player = await playerOf(play, asked)
  onlyOnce(asked.transactions.flatMap(({ id_provider, original_id_provider }) => [id_provider, original_id_provider]))
  const game = gameByCode(app, vendor.id, asked.game_id)
  const answer = await play.perform({
    vendorId: vendor.id,
    ...(game ? { gameNodeId: game.nodeId } : {}),
    memberId: player.memberId,
    currency: player.currency,
    roundRef: asked.round_id_provider,
    transactions: asked.transactions.map(({ id_provider, original_id_provider }) => ({
      ref: id_provider,
      type: 'rollback' as const,
      amount: 0n,
      originalRef: original_id_provider,
    })),
    closesRound: asked.finished,
  })
  const played = done(player, answer)
  return {
    balance: wireAmount(played.balance, currencyOf(player.currency)),
    round_id: played.roundId,
    transactions: played.transactions.map(({ ref, id }) => ({ id_provider: ref, id })),
  }
}

async function finish({ play, vendor }: Caller, raw: Buffer): Promise<object> {
  const asked = read(finishRequest, raw)
  const player = await playerOf(play, asked)
  const answer = await play.perform({
    vendorId: vendor.id,
    memberId: player.memberId,
    currency: player.currency,
    roundRef: asked.round_id,
    transactions: [],
    closesRound: true,
  })
  return { balance: wireAmount(done(player, answer).balance, currencyOf(player.currency)) }
}

/** They say so until we have taken it; what is told a second time is taken already. */
async function freespins({ app, vendor }: Caller, raw: Buffer): Promise<object> {
  const { issue_id: reference, status, total_amount: won } = read(freeRoundsReport, raw)
  if (status === 'active') return { issue_id: reference }
  const taken = await app.ports.use(freeRoundsDeskPort).ended(app, { vendorId: vendor.id, reference, won })
  if (taken === 'unknown') throw new Refused('notFound')
  if (taken === 'malformed') throw new Refused('badRequest', 'Look at total_amount.')
  if (taken === 'conflict') {
    app.log.error(
      { vendor: vendor.code, reference, won },
      'vendor reported two different results for the same free rounds',
    )
    throw new Refused('badRequest', 'It was told with another amount.')
  }
  return { issue_id: reference }
}

function route(name: string, work: (caller: Caller, raw: Buffer) => Promise<object>): WireRoute {
  return {
    name: `softswiss.${name}`,
    listener: 'portal',
    method: 'POST',
    path: `/vendors/:code/${name}`,
    async answer(app, request): Promise<WireAnswer> {
      try {
        const vendor = vendorOf(app, request)
        const body = await work({ app, play: app.ports.use(playPort), vendor }, request.raw)
        return { status: 200, body }
      } catch (refused) {
        if (refused instanceof RefusedByPlay) return errorAnswer(refused.error, { balance: refused.balance })
        if (!(refused instanceof Refused)) throw refused
        return errorAnswer(refused.error, refused.detail === undefined ? {} : { detail: refused.detail })
      }
    },
    onFault: (fault) =>
      fault === 'too-large' || fault === 'malformed' ? errorAnswer('badRequest') : errorAnswer('unknown'),
  }
}

/** What a vendor of this protocol calls us with. */
export const softswissRoutes: readonly WireRoute[] = [
  route('balance', balance),
  route('betwin', betWin),
  route('rollback', rollback),
  route('finish', finish),
  route('freespins', freespins),
]
