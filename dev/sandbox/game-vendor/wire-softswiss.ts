import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { VendorAccount } from './account.ts'
import type { Floor, Seat, VendorWire, WireAnswer, WireCall, WireKind } from './vendor-wire.ts'

interface FreeRoundsBody {
  casino_id?: unknown
  issue_id?: unknown
  currency?: unknown
  games?: unknown
  freespins_quantity?: unknown
  bet_amount?: unknown
  valid_until?: unknown
  account?: { id?: unknown }
}

interface LaunchBody {
  casino_id?: unknown
  game?: unknown
  account?: { id?: unknown; currency?: unknown }
  locale?: unknown
  session_id?: unknown
  room_id?: unknown
  demo_only?: unknown
  urls?: { return_url?: unknown; deposit_url?: unknown }
}

function sign(body: string, secret: string): string {
  return createHmac('sha256', secret).update(body).digest('hex')
}

function textIn(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}

function common({ account, currency, game, session }: Seat) {
  return {
    account_id: account,
    currency,
    game_id: game,
    ...(session === undefined ? {} : { session_id: session }),
  }
}

function call(kind: WireKind, route: string, body: object): WireCall {
  return { kind, route, body: JSON.stringify(body) }
}

/** A 500 says nothing about whether the call was booked. */
function read(status: number, text: string): WireAnswer {
  let body: Record<string, unknown>
  try {
    body = JSON.parse(text) as Record<string, unknown>
  } catch {
    return { outcome: 'unknown' }
  }
  if (status === 200) return { outcome: 'done', balance: String(body['balance'] ?? '') }
  if (status !== 400) return { outcome: 'unknown' }
  const meta = (body['meta'] ?? {}) as { api_code?: number | string; balance?: string }
  return {
    outcome: 'refused',
    code: String(meta.api_code ?? 0),
    message: String(body['message'] ?? ''),
    balance: meta.balance,
  }
}

function refuse(reply: FastifyReply, apiCode: number, message: string) {
  return reply.code(400).send({ code: 'invalid_argument', message, meta: { api_code: apiCode } })
}

/** The SOFTSWISS-style seamless wallet: an HMAC of the bytes in hex, decimal strings, bet and win in one call. */
export function openSoftswiss({ casinoId, secret = '' }: Pick<VendorAccount, 'casinoId' | 'secret'>): VendorWire {
  function isSigned(request: FastifyRequest, raw: string): boolean {
    const given = Buffer.from(String(request.headers['x-request-sign'] ?? ''))
    const right = Buffer.from(sign(raw, secret))
    return given.length === right.length && timingSafeEqual(given, right)
  }

  /** Whoever asks with our signature and by their name, or what they are told instead. */
  function bodyOf(request: FastifyRequest<{ Body: string }>, reply: FastifyReply): LaunchBody | FastifyReply {
    if (!isSigned(request, request.body)) return refuse(reply, 403, 'wrong signature')
    let body: LaunchBody
    try {
      body = JSON.parse(request.body) as LaunchBody
    } catch {
      return refuse(reply, 400, 'the body is no JSON')
    }
    return body.casino_id === casinoId ? body : refuse(reply, 400, 'unknown casino_id')
  }

  function launch(request: FastifyRequest<{ Body: string }>, reply: FastifyReply, isDemo: boolean, floor: Floor) {
    const body = bodyOf(request, reply)
    if ('sent' in body) return body
    const account = textIn(body.account?.id)
    const currency = textIn(body.account?.currency)
    if (!isDemo && (!account || !currency)) return refuse(reply, 400, 'account.id and account.currency are needed')
    const opened = floor.open(String(request.headers.host), {
      game: textIn(body.game),
      isDemo,
      account,
      currency,
      session: textIn(body.session_id),
      locale: textIn(body.locale),
      returnUrl: textIn(body.urls?.return_url),
      depositUrl: textIn(body.urls?.deposit_url),
      room: textIn(body.room_id),
    })
    if (opened === 'no-seat') return refuse(reply, 481, 'the table is full or gone')
    if (opened === 'no-game') return refuse(reply, 405, 'unknown game')
    return reply.send({ launch_url: opened.url })
  }

  function giveFree(request: FastifyRequest<{ Body: string }>, reply: FastifyReply, floor: Floor) {
    const read = bodyOf(request, reply)
    if ('sent' in read) return read
    const body: FreeRoundsBody = read
    const issue = textIn(body.issue_id)
    const account = textIn(body.account?.id)
    const currency = textIn(body.currency)
    const game = Array.isArray(body.games) ? textIn(body.games[0]) : undefined
    const stake = textIn(body.bet_amount)
    const rounds = Number(body.freespins_quantity)
    const validUntil = Date.parse(String(body.valid_until))
    if (!issue || !account || !currency || !game || !stake || !(rounds > 0) || Number.isNaN(validUntil)) {
      return refuse(reply, 400, 'a field is missing')
    }
    const given = floor.giveFree({ issue, account, currency, game, rounds, stake, validUntil })
    if (given === 'no-game') return refuse(reply, 405, 'unknown game')
    if (given === 'conflict') return refuse(reply, 400, 'issue_id stands for something else')
    return reply.send({ issue_id: issue })
  }

  return {
    protocol: 'softswiss',
    needsSession: false,
    codes: {
      funds: '100',
      limit: '105',
      'no-player': '101',
      blocked: '110',
      'no-session': '101',
      'game-closed': '405',
      currency: '154',
      'round-closed': '400',
      'no-round': '404',
      'taken-back': '409',
      conflict: '400',
      malformed: '400',
      signature: '403',
    },
    balance: (seat) => call('balance', 'balance', common(seat)),
    bet: (seat, { round, id, amount, closes }) =>
      call('bet', 'betwin', {
        ...common(seat),
        round_id: round,
        ...(closes ? { finished: true } : {}),
        transactions: [{ id_provider: id, type: 'bet', amount }],
      }),
    win: (seat, { round, id, amount, closes }) =>
      call('win', 'betwin', {
        ...common(seat),
        round_id: round,
        ...(closes ? { finished: true } : {}),
        transactions: [{ id_provider: id, type: 'win', amount }],
      }),
    betAndWin: (seat, { round, bet, win }) =>
      call('bet', 'betwin', {
        ...common(seat),
        round_id: round,
        finished: true,
        transactions: [
          { id_provider: bet.id, type: 'bet', amount: bet.amount },
          ...(win ? [{ id_provider: win.id, type: 'win', amount: win.amount }] : []),
        ],
      }),
    rollback: (seat, { round, id, original, closes }) =>
      call('rollback', 'rollback', {
        ...common(seat),
        round_id_provider: round,
        finished: closes === true,
        transactions: [{ id_provider: id, type: 'rollback', original_id_provider: original }],
      }),
    finish: (seat, { round }) => call('finish', 'finish', { ...common(seat), round_id: round }),
    freeRoundsOver: ({ issue, won }) =>
      call('free', 'freespins', { issue_id: issue, status: 'played', total_amount: won }),
    signed: (body) => ({ 'x-request-sign': sign(body, secret) }),
    read,
    mountLaunch(server, floor) {
      for (const kind of ['real', 'demo'] as const) {
        server.post<{ Body: string }>(`/api/v1/softswiss/launcher/${kind}`, async (request, reply) =>
          launch(request, reply, kind === 'demo', floor),
        )
      }
      server.post<{ Body: string }>('/api/v1/softswiss/rooms', async (request, reply) => {
        const body = bodyOf(request, reply)
        if ('sent' in body) return body
        const rooms = floor.rooms(body.demo_only === true)
        if (!rooms) return reply.code(404).send({ code: 'not_found', message: 'no tables here' })
        return {
          rooms: rooms.map(({ id, game, name, names, seats, players, ante, rakePercent, rakeCap, isDemo }) => ({
            room_id: id,
            game,
            name,
            names,
            seats,
            players,
            ante,
            rake_percent: rakePercent,
            rake_cap: rakeCap,
            demo: isDemo,
          })),
        }
      })
      server.post<{ Body: string }>('/api/v1/softswiss/freespins/issue', async (request, reply) =>
        giveFree(request, reply, floor),
      )
    },
  }
}
