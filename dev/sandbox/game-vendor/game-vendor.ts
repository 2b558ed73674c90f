import { timingSafeEqual } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { escapeHtml, page } from '../page.ts'
import type { SandboxService } from '../service.ts'
import { vendorAccount } from './account.ts'
import { type VendorGame, vendorGames } from './games.ts'
import { type Launch, Launches } from './launches.ts'
import { playRound, stakes, textOf } from './play-round.ts'
import { Tally } from './tally.ts'
import { type LoggedCall, openWalletClient, sign, type WalletClient } from './wallet-client.ts'

interface LaunchBody {
  casino_id?: unknown
  game?: unknown
  account?: { id?: unknown; currency?: unknown }
  locale?: unknown
  session_id?: unknown
  urls?: { return_url?: unknown; deposit_url?: unknown }
}

/** Calls the page lists; older ones fall out. */
const KEPT_CALLS = 200

function textIn(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}

function fileOf(name: string): string {
  return readFileSync(new URL(`page/${name}`, import.meta.url), 'utf8')
}

function describe({ code, name, kind, look, choices }: VendorGame, locale: string, names: VendorGame['names']) {
  const language = locale.slice(0, 2).toLowerCase()
  const wheel = kind === 'wheel' ? choices['spin']!.map(({ tenths }) => tenths) : []
  const symbols = kind === 'reels' ? [...new Set(choices['line']!.map(({ shown }) => shown[0]!))] : []
  const fish =
    kind === 'catch'
      ? Object.entries(choices).map(([choice, results]) => ({
          choice,
          tenths: Math.max(...results.map((each) => each.tenths)),
        }))
      : []
  return { code, name: names[language] ?? name, kind, look, choices: Object.keys(choices), wheel, symbols, fish }
}

export interface GameVendorOptions {
  /** The house's wallet: `http://127.0.0.1:8080/vendors/SANDBOX`. */
  walletUrl: string
  /** Shorter pauses between attempts, for tests. */
  pauseMilliseconds?: number
}

/** A vendor of games with the wire of a SOFTSWISS-style seamless wallet: launches, games that play, signed calls. */
export function gameVendor({ walletUrl, pauseMilliseconds }: GameVendorOptions): SandboxService {
  const { secret, casinoId } = vendorAccount
  const launches = new Launches()
  const calls: LoggedCall[] = []
  const tally = new Tally()
  // Every third answer is lost where the switch on the page says so: the house must know a repeat.
  let losesAnswers = false
  let answered = 0
  const wallet: WalletClient = openWalletClient({
    walletUrl,
    secret,
    ...(pauseMilliseconds === undefined ? {} : { pauseMilliseconds }),
    isAnswerLost() {
      answered += 1
      return losesAnswers && answered % 3 === 0
    },
    log(call) {
      calls.unshift(call)
      calls.length = Math.min(calls.length, KEPT_CALLS)
    },
  })

  function isSigned(request: FastifyRequest, raw: string): boolean {
    const given = Buffer.from(String(request.headers['x-request-sign'] ?? ''))
    const right = Buffer.from(sign(raw, secret))
    return given.length === right.length && timingSafeEqual(given, right)
  }

  function refuse(reply: FastifyReply, apiCode: number, message: string) {
    return reply.code(400).send({ code: 'invalid_argument', message, meta: { api_code: apiCode } })
  }

  function launch(request: FastifyRequest<{ Body: string }>, reply: FastifyReply, isDemo: boolean) {
    if (!isSigned(request, request.body)) return refuse(reply, 403, 'wrong signature')
    let body: LaunchBody
    try {
      body = JSON.parse(request.body) as LaunchBody
    } catch {
      return refuse(reply, 400, 'the body is no JSON')
    }
    const game = vendorGames.find(({ code }) => code === body.game)
    const accountId = textIn(body.account?.id)
    const currency = textIn(body.account?.currency)
    if (body.casino_id !== casinoId) return refuse(reply, 400, 'unknown casino_id')
    if (!game) return refuse(reply, 405, 'unknown game')
    if (!isDemo && (!accountId || !currency)) return refuse(reply, 400, 'account.id and account.currency are needed')
    const { token } = launches.open({
      game,
      isDemo,
      accountId: accountId ?? 'demo',
      currency: currency ?? 'FUN',
      sessionId: textIn(body.session_id),
      locale: textIn(body.locale) ?? 'en',
      returnUrl: textIn(body.urls?.return_url),
      depositUrl: textIn(body.urls?.deposit_url),
    })
    return reply.send({ launch_url: `http://${request.headers.host}/vendor/play?token=${token}` })
  }

  async function balanceOf(found: Launch): Promise<string | null> {
    if (found.isDemo) return textOf(found.demoCents)
    const answer = await wallet.call('balance', {
      account_id: found.accountId,
      currency: found.currency,
      game_id: found.game.code,
      ...(found.sessionId === undefined ? {} : { session_id: found.sessionId }),
    })
    return answer.outcome === 'done' ? String(answer.body['balance']) : null
  }

  function mountWire(server: FastifyInstance): void {
    // The signature is of the raw bytes, so nothing parses them before it was compared.
    server.register(async (scope) => {
      scope.removeAllContentTypeParsers()
      scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
      for (const kind of ['real', 'demo'] as const) {
        scope.post<{ Body: string }>(`/api/v1/softswiss/launcher/${kind}`, async (request, reply) =>
          launch(request, reply, kind === 'demo'),
        )
      }
    })
  }

  function mountGame(server: FastifyInstance): void {
    const types = { 'game.html': 'text/html; charset=utf-8', 'game.js': 'text/javascript', 'game.css': 'text/css' }
    const files = Object.entries(types).map(([name, type]) => ({ name, type, text: fileOf(name) }))
    for (const { name, type, text } of files) {
      const url = name === 'game.html' ? '/vendor/play' : `/vendor/${name}`
      server.get(url, async (_request, reply) => reply.type(type).send(text))
    }
    server.get<{ Querystring: { token?: string } }>('/vendor/game', async (request, reply) => {
      const found = launches.find(request.query.token)
      if (!found) return reply.code(404).send({ error: 'unknown token' })
      return {
        game: describe(found.game, found.locale, found.game.names),
        locale: found.locale,
        currency: found.currency,
        isDemo: found.isDemo,
        stakes,
        returnUrl: found.returnUrl ?? null,
        depositUrl: found.depositUrl ?? null,
        balance: await balanceOf(found),
      }
    })
    server.post<{ Body: { token?: string; stake?: string; choice?: string } }>(
      '/vendor/round',
      async (request, reply) => {
        const { token, stake, choice } = request.body ?? {}
        const found = launches.find(token)
        if (!found) return reply.code(404).send({ error: 'unknown token' })
        const isOffered = stakes.some((each) => each === stake) && Object.hasOwn(found.game.choices, choice ?? '')
        if (!isOffered) return reply.code(400).send({ error: 'unknown stake or choice' })
        if (found.isBusy) return reply.code(409).send({ error: 'a round is running' })
        found.isBusy = true
        try {
          return await playRound({ wallet, tally }, found, stake!, choice!)
        } finally {
          found.isBusy = false
        }
      },
    )
  }

  function books() {
    return tally.all().map(([account, { rounds, staked, won, calledBack, awaited }]) => {
      return { account, rounds, staked: textOf(staked), won: textOf(won), calledBack, awaited }
    })
  }

  function mountPage(server: FastifyInstance): void {
    server.get('/vendor/books.json', async () => books())
    server.post<{ Body: { losesAnswers?: string } | undefined }>('/vendor/switches', async (request, reply) => {
      losesAnswers = request.body?.losesAnswers === '1'
      return reply.redirect('/vendor', 303)
    })
    server.get('/vendor', async (_request, reply) => {
      const rows = calls.map(
        (call) =>
          `<tr><td>${call.at.toISOString().slice(11, 23)}</td><td>${call.route}</td><td>${call.attempt}</td>
<td>${escapeHtml(call.outcome)}</td><td>${call.milliseconds} ms</td>
<td><details><summary>bodies</summary><pre>${escapeHtml(call.sent)}</pre><pre>${escapeHtml(call.answered)}</pre></details></td></tr>`,
      )
      const about = `<p>${vendorGames.length} invented games: ${vendorGames.map(({ name }) => escapeHtml(name)).join(', ')}.
They are started from the portal. Wallet calls go to <code>${escapeHtml(walletUrl)}</code>.</p>`
      const table = `<table><thead><tr><th>UTC</th><th>Route</th><th>Attempt</th><th>Answer</th><th>Took</th><th></th></tr></thead><tbody>${rows.join('')}</tbody></table>`
      const players = books().map(
        (each) =>
          `<tr><td>${escapeHtml(each.account)}</td><td>${each.rounds}</td><td>${each.staked}</td><td>${each.won}</td><td>${each.calledBack}</td><td>${each.awaited}</td></tr>`,
      )
      const believed = `<h2>What the vendor believes</h2><table><thead><tr><th>Account</th><th>Rounds</th><th>Staked</th><th>Won</th><th>Bets called back</th><th>Calls not answered yet</th></tr></thead><tbody>${players.join('')}</tbody></table>`
      const state = losesAnswers ? 'Every third answer of the house is lost on the way.' : 'Every answer arrives.'
      const change = losesAnswers ? 'Let every answer arrive' : 'Lose every third answer'
      const switches = `<form method="post" action="/vendor/switches"><p>${state}
<button name="losesAnswers" value="${losesAnswers ? '0' : '1'}">${change}</button></p></form>`
      const body =
        about +
        switches +
        (players.length > 0 ? believed : '') +
        (calls.length > 0 ? table : '<p>No call has been made yet.</p>')
      return reply.type('text/html; charset=utf-8').send(page('Game vendor', body))
    })
  }

  return {
    name: 'Game vendor',
    about: 'Launches games that really play, over the wire of a SOFTSWISS-style seamless wallet.',
    page: '/vendor',
    mount(server) {
      mountWire(server)
      mountGame(server)
      mountPage(server)
    },
  }
}
