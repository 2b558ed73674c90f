import { currencyOf } from '@croupier/basis/currency.ts'
import type * as z from 'zod/mini'
import type { App } from '../../../platform/app.ts'
import { settingsPort } from '../../../platform/settings.ts'
import type { WireAnswer, WireRequest, WireRoute } from '../../../platform/wire-route.ts'
import { gameByCode, type Vendor, vendorByCode } from '../../../modules/catalogue/index.ts'
import { findMember } from '../../../modules/identity/index.ts'
import {
  findTransactionOwner,
  type GameSession,
  type Play,
  type PlayAnswer,
  type PlayCall,
  playPort,
  type PlayTransaction,
  type Player,
} from '../../../modules/play/index.ts'
import { countries } from '../../../modules/settings/index.ts'
import { unitsOf, wireAmount } from './amount.ts'
import { caletaDialect, type Dialect, hub88Dialect } from './dialects.ts'
import { keysOf } from './keys.ts'
import { isSignedBy } from './signature.ts'
import { answerOf, refusalStatuses, type Status, type Told } from './statuses.ts'
import { caletaRequests, hub88Requests, readBody, requestUuidIn } from './wire.ts'

/** A refusal, answered to the vendor. */
class Refused extends Error {
  readonly status: Status
  readonly told: Told | undefined
  constructor(status: Status, told?: Told) {
    super(status)
    this.status = status
    this.told = told
  }
}

interface Caller {
  app: App
  play: Play
  vendor: Vendor
}

/** A call by the fields that both dialects have. */
interface Call {
  token: string
  transaction_uuid: string
  request_uuid: string
  round: string
  user?: string | null | undefined
}

interface Booking extends Call {
  round_closed: boolean
  is_free: boolean
  game_code: string
  currency: string
  amount: bigint
}

interface Win extends Booking {
  reference_transaction_uuid: string
}

interface Rollback extends Call {
  reference_transaction_uuid: string
  round_closed?: boolean | null | undefined
  game_code?: string | null | undefined
}

/** Checked on the bytes as they came, before anything reads them. A vendor nobody knows has signed nothing. */
function vendorOf(app: App, dialect: Dialect, request: WireRequest): Vendor {
  const vendor = vendorByCode(app, request.params['code'] ?? '')
  const theirs = vendor?.protocol === dialect.protocol ? keysOf(app, vendor).theirs : undefined
  if (!vendor || !theirs || !isSignedBy(theirs, request.raw, request.headers[dialect.header])) {
    throw new Refused('RS_ERROR_INVALID_SIGNATURE')
  }
  return vendor
}

function read<Schema extends z.ZodMiniType>(schema: Schema, raw: Buffer): Exclude<z.output<Schema>, string> {
  const body = readBody(schema, raw)
  if (body === 'syntax') throw new Refused('RS_ERROR_WRONG_SYNTAX')
  if (body === 'types') throw new Refused('RS_ERROR_WRONG_TYPES')
  return body as Exclude<z.output<Schema>, string>
}

function tell({ account, currency }: Player, balance: bigint): Told {
  return { user: account, currency, balance: wireAmount(balance, currencyOf(currency)) }
}

/** The game session of a token, over or not. */
async function sessionOf({ play, vendor }: Caller, token: string): Promise<GameSession | undefined> {
  const session = await play.sessionOf(token)
  return session && session.vendorId === vendor.id && !session.isDemo ? session : undefined
}

/** Who bets, or asks: the token's, and whoever is named besides must be the same. */
async function holderOf(caller: Caller, { token, user }: { token: string; user?: string | null | undefined }) {
  const session = await sessionOf(caller, token)
  const player = session && (await caller.play.playerById(session.memberId))
  const isSame = user === undefined || user === null || user.toLowerCase() === player?.account.toLowerCase()
  if (!player || !isSame) throw new Refused('RS_ERROR_INVALID_TOKEN')
  return player
}

/**
 * Whom a win or a rollback is for: its token need not be good any more, so it is whom the call names, else whose the token
 * was, else whose the bet is.
 */
async function payeeOf(caller: Caller, asked: Win | Rollback): Promise<Player | undefined> {
  const { app, play, vendor } = caller
  const named = asked.user ? await play.playerByAccount(asked.user) : undefined
  if (named) return named
  const memberId =
    (await sessionOf(caller, asked.token))?.memberId ??
    (await findTransactionOwner(app.database, vendor.id, asked.reference_transaction_uuid))
  return memberId === undefined ? undefined : play.playerById(memberId)
}

function done(player: Player, answer: PlayAnswer): Told {
  const told = tell(player, answer.balance)
  if (answer.outcome === 'done') return told
  const status = refusalStatuses[answer.outcome]
  throw new Refused(status, status === 'RS_ERROR_NOT_ENOUGH_MONEY' ? told : undefined)
}

async function balance(caller: Caller, asked: { token: string; user?: string | null | undefined }): Promise<Told> {
  const player = await holderOf(caller, asked)
  return tell(player, await caller.play.balanceOf(caller.app.database, player))
}

/** Books a bet or a win, which differ in what is said of them besides. */
async function book(
  caller: Caller,
  player: Player,
  asked: Booking,
  besides: Omit<PlayTransaction, 'ref' | 'amount'>,
  session: Pick<PlayCall, 'sessionToken'> = {},
): Promise<Told> {
  if (player.currency !== asked.currency) throw new Refused('RS_ERROR_WRONG_CURRENCY')
  const game = gameByCode(caller.app, caller.vendor.id, asked.game_code)
  if (!game) throw new Refused('RS_ERROR_INVALID_GAME')
  const amount = unitsOf(asked.amount, currencyOf(player.currency))
  if (amount === undefined) throw new Refused('RS_ERROR_WRONG_TYPES')
  const answer = await caller.play.perform({
    vendorId: caller.vendor.id,
    gameNodeId: game.nodeId,
    memberId: player.memberId,
    currency: player.currency,
    ...session,
    roundRef: asked.round,
    transactions: [{ ref: asked.transaction_uuid, amount, ...besides }],
    closesRound: asked.round_closed,
  })
  return done(player, answer)
}

async function bet(caller: Caller, asked: Booking): Promise<Told> {
  // A stake of nothing is a gift’s or nobody’s.
  if (asked.amount === 0n && !asked.is_free) throw new Refused('RS_ERROR_WRONG_TYPES')
  const player = await holderOf(caller, asked)
  return book(caller, player, asked, { type: 'bet', isFree: asked.is_free }, { sessionToken: asked.token })
}

async function win(caller: Caller, asked: Win): Promise<Told> {
  const player = await payeeOf(caller, asked)
  if (!player) throw new Refused('RS_ERROR_TRANSACTION_DOES_NOT_EXIST')
  return book(caller, player, asked, { type: 'win', originalRef: asked.reference_transaction_uuid })
}

async function rollback(caller: Caller, asked: Rollback): Promise<Told> {
  const { transaction_uuid: ref, reference_transaction_uuid: originalRef } = asked
  // Nothing takes itself back.
  if (ref === originalRef) throw new Refused('RS_ERROR_DUPLICATE_TRANSACTION')
  const player = await payeeOf(caller, asked)
  if (!player) throw new Refused('RS_ERROR_INVALID_TOKEN')
  const game = asked.game_code ? gameByCode(caller.app, caller.vendor.id, asked.game_code) : undefined
  const answer = await caller.play.perform({
    vendorId: caller.vendor.id,
    ...(game ? { gameNodeId: game.nodeId } : {}),
    memberId: player.memberId,
    currency: player.currency,
    roundRef: asked.round,
    transactions: [{ ref, type: 'rollback', amount: 0n, originalRef }],
    closesRound: asked.round_closed === true,
  })
  return done(player, answer)
}

type Work = (caller: Caller, raw: Buffer) => Promise<WireAnswer>

/** A route whose answer tells the player’s money. */
function telling<Schema extends z.ZodMiniType>(
  schema: Schema,
  work: (caller: Caller, asked: Exclude<z.output<Schema>, string>) => Promise<Told>,
): Work {
  return async (caller, raw) => {
    const asked = read(schema, raw)
    return answerOf('RS_OK', requestUuidIn(raw), await work(caller, asked))
  }
}

/** What a vendor may know of a player: the house's country, and the date of registration. */
async function info({ app, play }: Caller, raw: Buffer): Promise<WireAnswer> {
  const asked = read(hub88Requests.info, raw)
  const player = await play.playerByAccount(asked.user)
  const member = player && (await findMember(app.database, player.memberId))
  if (!member) throw new Refused('RS_ERROR_UNKNOWN')
  const body = {
    user: member.account,
    status: 'RS_OK',
    request_uuid: asked.request_uuid,
    country: app.ports.use(settingsPort).read(countries)[0]!.countryCode,
    registration_date: new Date(member.createdAt).toISOString().slice(0, 10),
  }
  return { status: 200, body }
}

/** A refused check is no 200 besides: all that Caleta reads of a 200 is a token. */
const CHECK_REFUSED = 400

/** Changes the token of a launch for the one that is played with; the first takes no bets from then on. */
async function check(caller: Caller, raw: Buffer): Promise<WireAnswer> {
  const { token } = read(caletaRequests.check, raw)
  const session = await sessionOf(caller, token)
  const renewed = session && (await caller.play.renewSession(session))
  if (!renewed) throw new Refused('RS_ERROR_INVALID_TOKEN')
  return { status: 200, body: { token: renewed.token } }
}

function route(dialect: Dialect, path: string, work: Work, refusedWith = 200): WireRoute {
  return {
    name: `${dialect.protocol}.${path.slice(path.lastIndexOf('/') + 1)}`,
    listener: 'portal',
    method: 'POST',
    path: `/vendors/:code/${path}`,
    async answer(app, request): Promise<WireAnswer> {
      try {
        const vendor = vendorOf(app, dialect, request)
        return await work({ app, play: app.ports.use(playPort), vendor }, request.raw)
      } catch (refused) {
        if (!(refused instanceof Refused)) throw refused
        const told = dialect.isToldWhatIsThere ? refused.told : undefined
        return { ...answerOf(refused.status, requestUuidIn(request.raw), told), status: refusedWith }
      }
    },
    onFault: (fault, { raw }) => ({ ...answerOf(faultStatuses[fault], requestUuidIn(raw)), status: refusedWith }),
  }
}

/** What they take for “not known to be booked”: bets are taken back, wins and rollbacks come again. */
const faultStatuses = {
  'too-large': 'RS_ERROR_WRONG_SYNTAX',
  malformed: 'RS_ERROR_WRONG_SYNTAX',
  busy: 'RS_ERROR_TIMEOUT',
  internal: 'RS_ERROR_UNKNOWN',
} as const satisfies Record<string, Status>

/** What vendors of the two dialects call us with. */
export const hub88Routes: readonly WireRoute[] = [
  route(hub88Dialect, 'user/info', info),
  route(hub88Dialect, 'user/balance', telling(hub88Requests.balance, balance)),
  route(hub88Dialect, 'transaction/bet', telling(hub88Requests.bet, bet)),
  route(hub88Dialect, 'transaction/win', telling(hub88Requests.win, win)),
  route(hub88Dialect, 'transaction/rollback', telling(hub88Requests.rollback, rollback)),
  route(caletaDialect, 'wallet/check', check, CHECK_REFUSED),
  route(caletaDialect, 'wallet/balance', telling(caletaRequests.balance, balance)),
  route(caletaDialect, 'wallet/bet', telling(caletaRequests.bet, bet)),
  route(caletaDialect, 'wallet/win', telling(caletaRequests.win, win)),
  route(caletaDialect, 'wallet/rollback', telling(caletaRequests.rollback, rollback)),
]
