import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { currencies } from '@croupier/basis/currency.ts'
import { Money } from '@croupier/basis/money.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { escapeHtml, page } from '../page.ts'
import type { SandboxService } from '../service.ts'
import { type Arrivals, mountArrivals, openArrivals } from './arrivals.ts'
import { describeGame } from './describe-game.ts'
import { faultNames, readFaults } from './faults.ts'
import { vendorGames } from './games.ts'
import { Launches } from './launches.ts'
import { centsOf, draw, playDemo, stakes, textOf } from './play-round.ts'
import { arcadeGames, transferAccount } from './transfer-account.ts'
import { type KnownTransfer, TransferBooks } from './transfer-books.ts'

/**
 * How transfers are answered. `late`: done, and answered after a while. `lost`: done, and the answer is lost. `deaf`: not
 * done, and no answer. `pending`: a person decides on the page. `refuse`: maintenance. `twice`: as if the network had
 * delivered it twice. `down`: HTTP 503.
 */
const behaviours = ['at-once', 'late', 'lost', 'deaf', 'pending', 'refuse', 'twice', 'down'] as const

const currency = z.string().check(z.refine((code) => currencies.has(code)))
const holder = { account: z.string().check(z.minLength(1)), currency }
const common = { requestId: z.string(), operator: z.literal(transferAccount.casinoId), sentAt: z.number() }
const bodies = {
  balance: z.object({ ...common, ...holder }),
  transfer: z.object({
    ...common,
    ...holder,
    reference: z.string(),
    direction: z.enum(['in', 'out']),
    amount: z.string(),
    validUntil: z.number(),
  }),
  check: z.object({ ...common, ...holder, reference: z.string() }),
  launch: z.object({
    ...common,
    ...holder,
    game: z.string(),
    language: z.string(),
    isDemo: z.boolean(),
    returnUrl: z.string(),
    depositUrl: z.string(),
  }),
}

const SENT_WITHIN = 5 * 60_000

function sign(body: string): string {
  return createHmac('sha256', transferAccount.secret).update(body).digest('hex')
}

function isSigned(request: FastifyRequest<{ Body: string }>): boolean {
  const given = Buffer.from(String(request.headers['x-signature'] ?? ''))
  const right = Buffer.from(sign(request.body))
  return given.length === right.length && timingSafeEqual(given, right)
}

function read<Body>(schema: z.ZodMiniType<Body>, text: string): Body | undefined {
  try {
    return z.safeParse(schema, JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/** Every answer is signed, as every request is. */
function answer(reply: FastifyReply, requestId: string, says: object) {
  const body = JSON.stringify({ requestId, ...says })
  return reply.type('application/json').header('x-signature', sign(body)).send(body)
}

function wordOf({ reference, status, balance, reason }: KnownTransfer) {
  return { reference, status, balance, reason }
}

/** What this vendor knows, and what goes wrong with calls to it. */
export interface Arcade {
  readonly books: TransferBooks
  readonly arrivals: Arrivals
}

/** `random` is what faults are drawn from. */
export function openArcade(random?: () => number): Arcade {
  return { books: new TransferBooks(), arrivals: openArrivals(random) }
}

/**
 * A vendor that keeps wallets of its own, with the wire of server/adapters/vendors/transfer-wallet, and games to play.
 */
export function transferVendor({ books, arrivals }: Arcade = openArcade()): SandboxService {
  const launches = new Launches()
  let behaviour: (typeof behaviours)[number] = 'at-once'
  let lateSeconds = 12

  /** No answer: the connection just ends. */
  function hangUp(request: FastifyRequest, reply: FastifyReply) {
    request.raw.socket.destroy()
    return reply.hijack()
  }

  async function transfer(request: FastifyRequest<{ Body: string }>, reply: FastifyReply) {
    const asked = read(bodies.transfer, request.body)
    const amount = asked && Money.read(asked.amount, asked.currency)
    if (!asked || !(amount instanceof Money) || !amount.isPositive) return reply.code(400).send()
    if (behaviour === 'down') return reply.code(503).send()
    if (behaviour === 'deaf') return hangUp(request, reply)
    const how = { isLeftPending: behaviour === 'pending', refusal: behaviour === 'refuse' ? 'maintenance' : undefined }
    const taken = books.take(asked, how)
    if (behaviour === 'twice') books.take(asked, how)
    if (behaviour === 'lost') return hangUp(request, reply)
    if (behaviour === 'late') await wait(lateSeconds * 1000, undefined, { ref: false })
    return answer(reply, asked.requestId, wordOf(taken))
  }

  async function mountWire(scope: FastifyInstance): Promise<void> {
    // Signatures are of the raw bytes, so nothing parses them before they were compared.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    mountArrivals(scope, arrivals)
    scope.addHook<{ Body: string }>('preHandler', async (request, reply) => {
      const said = isSigned(request) ? read(z.object(common), request.body) : undefined
      if (said && Math.abs(Date.now() - said.sentAt) < SENT_WITHIN) return undefined
      return reply.code(401).send()
    })
    scope.post<{ Body: string }>('/balance', async (request, reply) => {
      const asked = read(bodies.balance, request.body)
      if (!asked) return reply.code(400).send()
      if (behaviour === 'down' || behaviour === 'deaf') return hangUp(request, reply)
      const balance = books.balance(asked.account, asked.currency).toString()
      return answer(reply, asked.requestId, { balance })
    })
    scope.post<{ Body: string }>('/transfer', transfer)
    scope.post<{ Body: string }>('/check', async (request, reply) => {
      const asked = read(bodies.check, request.body)
      if (!asked) return reply.code(400).send()
      if (behaviour === 'down') return reply.code(503).send()
      const known = books.find(asked.reference)
      const isHis = known?.account === asked.account && known.currency === asked.currency
      const { requestId, reference } = asked
      return answer(reply, requestId, known && isHis ? wordOf(known) : { reference, status: 'not-found' })
    })
    scope.post<{ Body: string }>('/launch', async (request, reply) => {
      const asked = read(bodies.launch, request.body)
      const ours = arcadeGames.find(({ code }) => code === asked?.game)
      const drawn = vendorGames.find(({ code }) => code === asked?.game)
      if (!asked || !ours || !drawn) return reply.code(400).send()
      const { token } = launches.open({
        vendor: transferAccount.code,
        game: { ...drawn, name: ours.name, names: ours.names },
        isDemo: asked.isDemo,
        seat: { account: asked.account, currency: asked.currency, game: asked.game },
        locale: asked.language,
        returnUrl: asked.returnUrl,
        depositUrl: asked.depositUrl,
      })
      return answer(reply, asked.requestId, { url: `http://${request.headers.host}/arcade/play?token=${token}` })
    })
  }

  function mountGame(server: FastifyInstance): void {
    const html = readFileSync(new URL('page/game.html', import.meta.url), 'utf8')
    server.get('/arcade/play', async (_request, reply) => reply.type('text/html; charset=utf-8').send(html))
    server.get<{ Querystring: { token?: string } }>('/arcade/game', async (request, reply) => {
      const found = launches.find(request.query.token)
      if (!found) return reply.code(404).send({ error: 'unknown token' })
      const { game, locale, seat, isDemo, demoCents, returnUrl = null, depositUrl = null } = found
      const balance = isDemo ? textOf(demoCents) : books.balance(seat.account, seat.currency).toString()
      const { currency } = seat
      return { game: describeGame(game, locale), locale, currency, isDemo, stakes, returnUrl, depositUrl, balance }
    })
    server.post<{ Body: { token?: string; stake?: string; choice?: string } | undefined }>(
      '/arcade/round',
      async (request, reply) => {
        const { token, stake = '', choice = '' } = request.body ?? {}
        const found = launches.find(token)
        if (!found) return reply.code(404).send({ error: 'unknown token' })
        const results = Object.hasOwn(found.game.choices, choice) ? found.game.choices[choice] : undefined
        if (!results || !stakes.some((each) => each === stake)) return reply.code(400).send({ error: 'not offered' })
        const { seat } = found
        const result = draw(results)
        const win = (cents: bigint) => (cents * BigInt(result.tenths)) / 10n
        if (found.isDemo) return playDemo(found, { stake: centsOf(stake), win: win(centsOf(stake)) }, result)
        const paid = Money.parse(stake, seat.currency)
        const balance = () => books.balance(seat.account, seat.currency).toString()
        if (!books.move(seat.account, paid.negated())) {
          return { outcome: 'refused', reason: 'funds', message: 'not enough in this wallet', balance: balance() }
        }
        const won = new Money(seat.currency, win(paid.units))
        books.move(seat.account, won)
        const { shown } = result
        return { outcome: 'played', roundId: randomUUID(), shown, stake, win: won.toString(), balance: balance() }
      },
    )
  }

  function mountPage(server: FastifyInstance): void {
    server.get('/arcade', async (_request, reply) =>
      reply.type('text/html; charset=utf-8').send(page(transferAccount.name, overview(books, behaviour, arrivals))),
    )
    server.get('/arcade/books.json', async () => ({ wallets: books.wallets(), transfers: books.transfers() }))
    server.post<{ Body: Record<string, string> | undefined }>('/arcade/behaviour', async (request, reply) => {
      const { behaviour: wanted, seconds } = request.body ?? {}
      behaviour = behaviours.find((each) => each === wanted) ?? behaviour
      if (seconds !== undefined && /^\d{1,3}$/.test(seconds)) lateSeconds = Number(seconds)
      return reply.redirect('/arcade', 303)
    })
    server.post<{ Body: Record<string, string> | undefined }>('/arcade/faults', async (request, reply) => {
      const read = readFaults(request.body ?? {}, arrivals.faults)
      if (!read) return reply.code(400).send()
      arrivals.faults = read
      return reply.redirect('/arcade', 303)
    })
    server.post<{ Params: { reference: string }; Body: Record<string, string> | undefined }>(
      '/arcade/transfers/:reference',
      async (request, reply) => {
        const known = books.find(request.params.reference)
        if (known) books.decide(known, request.body?.['do'] === 'refuse' ? 'limit' : undefined)
        return reply.redirect('/arcade', 303)
      },
    )
  }

  return {
    name: transferAccount.name,
    about: 'A game vendor that keeps the players’ money in wallets of its own, and can be told to answer badly.',
    page: '/arcade',
    mount(server) {
      server.register(mountWire, { prefix: `/studios/${transferAccount.code}/transfer-wallet/v1` })
      mountGame(server)
      mountPage(server)
    },
  }
}

function overview(books: TransferBooks, behaviour: string, { faults, counts }: Arrivals): string {
  const options = behaviours.map((each) => `<option${each === behaviour ? ' selected' : ''}>${each}</option>`).join('')
  const form = `<form method="post" action="/arcade/behaviour"><label>Transfers are answered
<select name="behaviour">${options}</select></label> <button>Set</button></form>`
  const fields = [...faultNames, 'delayMilliseconds' as const].map((name) => {
    const happened = name === 'delayMilliseconds' ? '' : ` (${counts[name]} so far)`
    const most = name === 'delayMilliseconds' ? 60_000 : 100
    return `<label>${name}${happened} <input type="number" name="${name}" min="0" max="${most}" value="${faults[name]}"></label> `
  })
  const spoil = `<form method="post" action="/arcade/faults"><p>What goes wrong on the way here, in percent of the calls:
${fields.join('')}<button>Set</button></p></form>`
  const wallets = books.wallets().map(([who, balance]) => `<tr><td>${escapeHtml(who)}</td><td>${balance}</td></tr>`)
  const transfers = books.transfers().map((each) => {
    const decide = `<form method="post" action="/arcade/transfers/${encodeURIComponent(each.reference)}">
<button name="do" value="do">Do it</button> <button name="do" value="refuse">Refuse</button></form>`
    const state = each.status === 'pending' ? decide : `${each.status} ${escapeHtml(each.reason ?? '')}`
    const cells = [each.reference, each.account, each.direction, `${each.amount} ${each.currency}`].map(escapeHtml)
    return `<tr>${[...cells, state].map((cell) => `<td>${cell}</td>`).join('')}</tr>`
  })
  return `${form}${spoil}<h2>Wallets</h2><table>${wallets.join('')}</table><h2>Transfers</h2><table>${transfers.join('')}</table>`
}
