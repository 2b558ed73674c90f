import { createPrivateKey, createPublicKey, createHash, sign, verify } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { housePrivateKey, publicKeyOf, vendorPrivateKey } from './demo-keys.ts'
import type { VendorAccount } from './account.ts'
import type {
  AskedLaunch,
  Floor,
  Seat,
  VendorWire,
  WireAnswer,
  WireBooking,
  WireCall,
  WireKind,
} from './vendor-wire.ts'

/** Free rounds these vendors give are not asked for here. */
type OwnKind = Exclude<WireKind, 'free'>

/** What the two names of the one wallet differ in. */
interface Names {
  header: string
  routes: Readonly<Record<OwnKind, string>>
  launchRoute: string
  demoCurrency: string
  /** How a call names the player. */
  naming(seat: Seat): object
}

const names: Readonly<Record<'hub88' | 'caleta', Names>> = {
  hub88: {
    header: 'x-hub88-signature',
    routes: {
      balance: 'user/balance',
      bet: 'transaction/bet',
      win: 'transaction/win',
      finish: 'transaction/win',
      rollback: 'transaction/rollback',
    },
    launchRoute: '/operator/generic/v2/game/url',
    demoCurrency: 'XXX',
    naming: ({ account }) => ({ user: account, supplier_user: `hub88_${account}` }),
  },
  caleta: {
    header: 'x-auth-signature',
    routes: {
      balance: 'wallet/balance',
      bet: 'wallet/bet',
      win: 'wallet/win',
      finish: 'wallet/win',
      rollback: 'wallet/rollback',
    },
    launchRoute: '/api/game/url',
    demoCurrency: 'FUN',
    naming: ({ account }) => ({ supplier_user: account }),
  },
}

const SCALE = 5

/** Main units as whole hundred-thousandths: 3.56 is 356000. */
function integerOf(amount: string): number {
  const [whole = '0', fraction = ''] = amount.split('.')
  return Number(`${whole}${fraction.slice(0, SCALE).padEnd(SCALE, '0')}`)
}

function textOf(integer: string): string {
  const digits = integer.padStart(SCALE + 1, '0')
  const fraction = digits.slice(-SCALE).replace(/0{1,3}$/, '')
  return `${digits.slice(0, -SCALE)}.${fraction}`
}

/** The same words, the same uuid: a call that is sent again is the same bytes. */
function uuidOf(words: string): string {
  const hex = createHash('sha256').update(words).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

function read(status: number, text: string): WireAnswer {
  if (status !== 200) return { outcome: 'unknown' }
  let body: { status?: unknown; balance?: unknown }
  try {
    // The digits of the balance, before they are a number that may have lost some.
    body = JSON.parse(text.replace(/"balance":(\d+)/, '"balance":"$1"')) as typeof body
  } catch {
    return { outcome: 'unknown' }
  }
  const balance = typeof body.balance === 'string' ? textOf(body.balance) : undefined
  if (body.status === 'RS_OK' && balance !== undefined) return { outcome: 'done', balance }
  const said = String(body.status)
  if (said === 'RS_ERROR_UNKNOWN' || said === 'RS_ERROR_TIMEOUT' || !said.startsWith('RS_ERROR_')) {
    return { outcome: 'unknown' }
  }
  // Two words for a body that is not as it must be.
  const code = said === 'RS_ERROR_WRONG_TYPES' ? 'RS_ERROR_WRONG_SYNTAX' : said
  return { outcome: 'refused', code, message: said, balance }
}

function textIn(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** The wallet of Hub88, and of Caleta under other names: RSA signatures in base64, whole numbers, one thing a call. */
export function openHub88({ protocol, casinoId }: Pick<VendorAccount, 'casinoId' | 'protocol'>): VendorWire {
  const { header, routes, launchRoute, demoCurrency, naming } = protocol === 'caleta' ? names.caleta : names.hub88
  const own = createPrivateKey(vendorPrivateKey)
  const theirs = createPublicKey(publicKeyOf(housePrivateKey))

  function call(kind: OwnKind, seat: Seat, more: object): WireCall {
    const said = { token: seat.session ?? '', game_code: seat.game, ...naming(seat), ...more }
    const body = JSON.stringify({ ...said, request_uuid: uuidOf(`${kind} ${JSON.stringify(said)}`) })
    return { kind, route: routes[kind], body }
  }

  function booking({ currency }: Seat, { round, id, amount, closes }: WireBooking) {
    return {
      transaction_uuid: uuidOf(id),
      round,
      round_closed: closes === true,
      is_free: false,
      currency,
      amount: integerOf(amount),
    }
  }

  function launch(request: FastifyRequest<{ Body: string }>, reply: FastifyReply, floor: Floor) {
    const signature = Buffer.from(String(request.headers[header] ?? ''), 'base64')
    if (!verify('sha256', Buffer.from(request.body), theirs, signature)) {
      return reply.code(401).send({ error: 'wrong signature' })
    }
    let body: Record<string, unknown>
    try {
      body = JSON.parse(request.body) as Record<string, unknown>
    } catch {
      return reply.code(400).send({ error: 'the body is no JSON' })
    }
    if (String(body['operator_id']) !== casinoId) return reply.code(404).send({ error: 'unknown operator_id' })
    const isDemo = body['currency'] === demoCurrency
    const asked: AskedLaunch = {
      game: textIn(body['game_code']),
      isDemo,
      account: textIn(body['user']),
      currency: textIn(body['currency']),
      session: textIn(body['token']),
      locale: textIn(body['lang']),
      returnUrl: textIn(body['lobby_url']),
      depositUrl: textIn(body['deposit_url']),
    }
    if (!isDemo && (!asked.account || !asked.session)) {
      return reply.code(400).send({ error: 'user and token are needed' })
    }
    const opened = floor.open(String(request.headers.host), asked)
    return typeof opened === 'string' ? reply.code(404).send({ error: 'unknown game_code' }) : reply.send(opened)
  }

  return {
    protocol,
    needsSession: true,
    codes: {
      funds: 'RS_ERROR_NOT_ENOUGH_MONEY',
      limit: 'RS_ERROR_BET_LIMIT_EXCEEDED',
      'no-player': 'RS_ERROR_INVALID_TOKEN',
      blocked: 'RS_ERROR_USER_DISABLED',
      'no-session': 'RS_ERROR_TOKEN_EXPIRED',
      'game-closed': 'RS_ERROR_INVALID_GAME',
      currency: 'RS_ERROR_WRONG_CURRENCY',
      'round-closed': 'RS_ERROR_WRONG_SYNTAX',
      'no-round': 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
      'taken-back': 'RS_ERROR_TRANSACTION_ROLLED_BACK',
      conflict: 'RS_ERROR_DUPLICATE_TRANSACTION',
      malformed: 'RS_ERROR_WRONG_SYNTAX',
      signature: 'RS_ERROR_INVALID_SIGNATURE',
    },
    balance: (seat) => call('balance', seat, {}),
    bet: (seat, bet) => call('bet', seat, booking(seat, bet)),
    win: (seat, win) => {
      return call('win', seat, { ...booking(seat, win), reference_transaction_uuid: uuidOf(win.bet) })
    },
    rollback: (seat, { round, id, original, closes }) =>
      call('rollback', seat, {
        transaction_uuid: uuidOf(id),
        reference_transaction_uuid: uuidOf(original),
        round,
        round_closed: closes === true,
      }),
    finish: (seat, { round, id, bet }) => {
      const nothing = booking(seat, { round, id, amount: '0', closes: true })
      return call('finish', seat, { ...nothing, reference_transaction_uuid: uuidOf(bet) })
    },
    signed: (body) => ({ [header]: sign('sha256', Buffer.from(body), own).toString('base64') }),
    read,
    mountLaunch(server, floor) {
      server.post<{ Body: string }>(launchRoute, async (request, reply) => launch(request, reply, floor))
    },
  }
}
