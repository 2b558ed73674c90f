import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { escapeHtml, page } from '../page.ts'
import type { SandboxService } from '../service.ts'
import { cardRoomAccount, vendorAccount, vendorAccounts } from './account.ts'
import { CardRoom } from './card-room.ts'
import { describeGame } from './describe-game.ts'
import { readFaults, seeded } from './faults.ts'
import { vendorGames } from './games.ts'
import { gameOnSale, stakesOf } from './games-on-sale.ts'
import { inventedAccounts, inventedVendors } from './invented-vendors.ts'
import { type Launch, Launches } from './launches.ts'
import { type Load, readLoad, startLoad } from './load.ts'
import { centsOf, freeOf, playFree, playRound, textOf } from './play-round.ts'
import { openStudio, type Studio, type StudioOptions } from './studio.ts'
import type { Floor } from './vendor-wire.ts'

function fileOf(name: string): string {
  return readFileSync(new URL(`page/${name}`, import.meta.url), 'utf8')
}

const types = { html: 'text/html; charset=utf-8', js: 'text/javascript', css: 'text/css' }

/** A page of ours: `name.html` at its address, its script and styles beside it. */
function mountFiles(server: FastifyInstance, address: string, name: string): void {
  for (const [ending, type] of Object.entries(types)) {
    const text = fileOf(`${name}.${ending}`)
    const url = ending === 'html' ? address : `/vendor/${name}.${ending}`
    server.get(url, async (_request, reply) => reply.type(type).send(text))
  }
}

/** Vendors of games, each over the real wire of its protocol: launches, games that play, signed calls. */
export function gameVendor(options: StudioOptions): SandboxService {
  const launches = new Launches()
  const accounts = [...vendorAccounts, cardRoomAccount, ...inventedAccounts]
  const studios = new Map(accounts.map((account) => [account.code, openStudio(account, options)]))
  const loads = new Map<string, Load>()
  const cardRoom = new CardRoom(studios.get(cardRoomAccount.code)!)

  function floorOf(vendor: string): Floor {
    return {
      open(host, { game: code, isDemo, account, currency, session, locale, returnUrl, depositUrl, ...asked }) {
        const game = gameOnSale(vendor, code)
        if (!game) return 'no-game'
        const room = game.kind === 'table' ? cardRoom.place(asked.room, isDemo, account ?? 'demo') : undefined
        if (game.kind === 'table' && room === undefined) return 'no-seat'
        const seat = { account: account ?? 'demo', currency: currency ?? 'FUN', game: game.code, session }
        const launch = launches.open({
          vendor,
          game,
          isDemo,
          seat,
          locale: locale ?? 'en',
          returnUrl,
          depositUrl,
          room,
        })
        if (room !== undefined) cardRoom.sit(launch)
        return { url: `http://${host}/vendor/${room === undefined ? 'play' : 'table'}?token=${launch.token}` }
      },
      rooms: (isDemoOnly) => (vendor === cardRoomAccount.code ? cardRoom.told(isDemoOnly) : undefined),
      giveFree({ stake, ...asked }) {
        if (!gameOnSale(vendor, asked.game)) return 'no-game'
        const isGiven = studios.get(vendor)!.freeRounds.give({ ...asked, stake: centsOf(stake) })
        return isGiven ? 'given' : 'conflict'
      },
    }
  }

  async function balanceOf({ isDemo, demoCents, vendor, seat }: Launch): Promise<string | null> {
    if (isDemo) return textOf(demoCents)
    const { wire, line } = studios.get(vendor)!
    const answer = await line.call(wire.balance(seat))
    return answer.outcome === 'done' ? answer.balance : null
  }

  /** The first vendor of the demo is launched at the sandbox itself, the others below `/studios/<code>`. */
  function mountWires(server: FastifyInstance): void {
    for (const { account, wire } of studios.values()) {
      const prefix = account === vendorAccount ? '' : `/studios/${account.code}`
      server.register(
        async (scope) => {
          // Signatures are of the raw bytes, so nothing parses them before they were compared.
          scope.removeAllContentTypeParsers()
          scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
          wire.mountLaunch(scope, floorOf(account.code))
        },
        { prefix },
      )
    }
  }

  function mountGame(server: FastifyInstance): void {
    mountFiles(server, '/vendor/play', 'game')
    server.get<{ Querystring: { token?: string } }>('/vendor/game', async (request, reply) => {
      const found = launches.find(request.query.token)
      if (!found) return reply.code(404).send({ error: 'unknown token' })
      const free = studios.get(found.vendor)!.freeRounds.of(found)
      return {
        game: describeGame(found.game, found.locale),
        locale: found.locale,
        currency: found.seat.currency,
        isDemo: found.isDemo,
        stakes: stakesOf(found.game),
        returnUrl: found.returnUrl ?? null,
        depositUrl: found.depositUrl ?? null,
        balance: await balanceOf(found),
        free: free ? freeOf(free) : null,
      }
    })
    server.post<{ Body: { token?: string; stake?: string; choice?: string } }>(
      '/vendor/round',
      async (request, reply) => {
        const { token, stake, choice } = request.body ?? {}
        const found = launches.find(token)
        if (!found) return reply.code(404).send({ error: 'unknown token' })
        const isStake = stakesOf(found.game).some((each) => each === stake)
        const isOffered = isStake && Object.hasOwn(found.game.choices, choice ?? '')
        if (!isOffered) return reply.code(400).send({ error: 'unknown stake or choice' })
        const studio = studios.get(found.vendor)!
        const free = studio.freeRounds.of(found)
        if (free && !found.isBusy) return playFree(studio, found, free, choice!)
        if (found.isBusy) return reply.code(409).send({ error: 'a round is running' })
        found.isBusy = true
        try {
          return await playRound(studio, found, stake!, choice!)
        } finally {
          found.isBusy = false
        }
      },
    )
  }

  function mountTables(server: FastifyInstance): void {
    mountFiles(server, '/vendor/table', 'table')
    server.get<{ Querystring: { token?: string; balance?: string } }>('/vendor/seat', async ({ query }, reply) => {
      const found = launches.find(query.token)
      const seen = found && cardRoom.look(found, Date.now())
      if (!found || !seen) return reply.code(404).send({ error: 'unknown token' })
      const { isDemo, locale, seat, game } = found
      const name = describeGame(game, locale).name
      // Told when it is asked for: a table is looked at every second, the house need not be.
      const balance = query.balance === '1' ? await balanceOf(found) : null
      return { ...seen, game: name, isDemo, locale, currency: seat.currency, balance }
    })
    server.post<{ Body: { token?: string } }>('/vendor/ante', async ({ body }, reply) => {
      const found = launches.find(body?.token)
      if (!found) return reply.code(404).send({ error: 'unknown token' })
      return cardRoom.ante(found, Date.now())
    })
  }

  function mountPage(server: FastifyInstance): void {
    server.get('/vendor/books.json', async () => [...studios.values()].flatMap(booksOf))
    server.get('/vendor', async (_request, reply) => {
      const about = `<p>${vendorGames.length} invented games: ${vendorGames.map(({ name }) => escapeHtml(name)).join(', ')};
and thousands of titles of ${inventedVendors.length} invented vendors, who play as one of these each.
They are started from the portal. <a href="/vendor/faults">What goes wrong on the way, and how much is played</a></p>`
      const quiet = new Set(inventedVendors.map(({ code }) => code))
      const shown = [...studios.values()].filter(({ account, calls }) => calls.length > 0 || !quiet.has(account.code))
      const body = about + shown.map(studioPart).join('')
      return reply.type('text/html; charset=utf-8').send(page('Game vendors', body))
    })
  }

  type Order = { Body: Record<string, unknown> | undefined }
  const studioOf = (body: Order['Body']) => studios.get(String(body?.['vendor']))

  function mountFaults(server: FastifyInstance): void {
    mountFiles(server, '/vendor/faults', 'faults')
    server.get('/vendor/state.json', async () =>
      [...studios.values()]
        .filter(({ account, line }) => vendorAccounts.includes(account) || line.counts.attempts > 0)
        .map((studio) => stateOf(studio, loads.get(studio.account.code))),
    )
    server.post<Order>('/vendor/faults', async ({ body }, reply) => {
      const studio = studioOf(body)
      const faults = studio && readFaults(body!, studio.line.faults)
      if (!faults) return reply.code(400).send({ error: 'unknown vendor, or no percentage' })
      studio.line.faults = faults
      return faults
    })
    server.post<Order>('/vendor/load', async ({ body }, reply) => {
      const studio = studioOf(body)
      if (!studio) return reply.code(400).send({ error: 'unknown vendor' })
      const { code } = studio.account
      if (loads.get(code)?.counts.isRunning) return reply.code(409).send({ error: 'a load is running' })
      const order = readLoad(body!, launches.seatsAt(code), studio.wire.needsSession)
      if (typeof order === 'string') return reply.code(400).send({ error: order })
      const load = startLoad(studio, order, seeded(options.seed ?? Date.now()))
      loads.set(code, load)
      return load.counts
    })
    server.post<Order>('/vendor/load/stop', async ({ body }) => {
      const load = loads.get(String(body?.['vendor']))
      load?.stop()
      return load?.counts ?? {}
    })
  }

  return {
    name: 'Game vendors',
    about:
      'Launch games that really play, over the real wallet protocol of each; and things go wrong where you say so.',
    page: '/vendor',
    mount(server) {
      mountWires(server)
      mountGame(server)
      mountTables(server)
      mountPage(server)
      mountFaults(server)
      server.addHook('onClose', async () => {
        cardRoom.close()
        for (const load of loads.values()) load.stop()
        for (const { line } of studios.values()) line.close()
      })
    },
  }
}

function booksOf({ account: { code }, books }: Studio) {
  return books.players().map(([account, { rounds, staked, won, calledBack, awaited }]) => {
    return { vendor: code, account, rounds, staked: textOf(staked), won: textOf(won), calledBack, awaited }
  })
}

/** What the page of faults shows of a vendor. */
function stateOf(studio: Studio, load: Load | undefined) {
  const { account, walletUrls, wire, line, books } = studio
  const players = books.players().map(([, tally]) => tally)
  const sum = (of: 'rounds' | 'calledBack' | 'awaited') => players.reduce((all, tally) => all + tally[of], 0)
  return {
    code: account.code,
    name: account.name,
    protocol: wire.protocol,
    walletUrls,
    faults: line.faults,
    line: line.counts,
    load: load?.counts ?? null,
    books: { rounds: sum('rounds'), calledBack: sum('calledBack'), awaited: sum('awaited') },
  }
}

function tableOf(titles: readonly string[], rows: readonly string[][]): string {
  const head = titles.map((title) => `<th>${title}</th>`).join('')
  const body = rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')
  return `<table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`
}

function studioPart(studio: Studio): string {
  const { account, walletUrls, wire, calls } = studio
  const where = walletUrls.map((url) => `<code>${escapeHtml(url)}</code>`).join(', ')
  const players = booksOf(studio).map((each) => [
    escapeHtml(each.account),
    String(each.rounds),
    each.staked,
    each.won,
    String(each.calledBack),
    String(each.awaited),
  ])
  const listed = calls.map((call) => [
    call.at.toISOString().slice(11, 23),
    call.route,
    String(call.attempt),
    escapeHtml(call.outcome),
    `${call.milliseconds} ms`,
    `<details><summary>bodies</summary><pre>${escapeHtml(call.sent)}</pre><pre>${escapeHtml(call.answered)}</pre></details>`,
  ])
  const believed = ['Account', 'Rounds', 'Staked', 'Won', 'Bets called back', 'Rounds not over']
  return `<h2 id="${account.code}">${escapeHtml(account.name)}</h2>
<p>Speaks ${wire.protocol}; calls go to ${where}.</p>
${players.length > 0 ? `<h3>What the vendor believes</h3>${tableOf(believed, players)}` : ''}
${listed.length > 0 ? tableOf(['UTC', 'Route', 'Attempt', 'Answer', 'Took', ''], listed) : '<p>No call has been made yet.</p>'}`
}
