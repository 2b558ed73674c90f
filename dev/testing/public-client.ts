import { assert } from '@croupier/basis/assert.ts'
import type { TestServer } from './server.ts'

/** What the game server says of a round; clients read no more than this. */
export interface ClientRound {
  betID: unknown
  amount: number
  payout: number
  payoutMultiplier: number
  active: boolean
  mode: string
  event: string | null
  // biome-ignore lint: each game has events of its own.
  state: any[]
}

export class ClientError extends Error {
  override name = 'ClientError'
}

/**
 * The call sequence of the public client of the Stake Engine form, with nothing of ours in it: words of the address,
 * https whatever the page came by, JSON by POST, amounts in millionths, modes in capitals.
 */
export function openPublicClient(server: TestServer, gameUrl: string) {
  const words = new URL(gameUrl).searchParams
  const sessionID = words.get('sessionID')
  const rgsUrl = words.get('rgs_url')
  let balance = { amount: 0, currency: '' }

  async function ask(method: 'GET' | 'POST', path: string, body?: object) {
    const url = new URL(`https://${rgsUrl}${path}`)
    assert(url.host === new URL(gameUrl).host, 'the game server is on the page’s own host')
    const answer = await server.bundles.inject({
      method,
      url: url.pathname,
      headers: { 'content-type': 'application/json', origin: new URL(gameUrl).origin },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    })
    const read = answer.json()
    if (read.error) throw new ClientError(read.error)
    if (answer.statusCode !== 200) throw new ClientError(`HTTP ${answer.statusCode}`)
    return read
  }
  const post = (path: string, body: object) => ask('POST', path, body)

  /** Shows a round event by event, tells how far it is, and ends it where it won or was a bonus. */
  async function show(round: ClientRound, isBonus: boolean): Promise<void> {
    const from = round.event === null ? 0 : Number(round.event)
    for (const [index] of round.state.entries()) {
      if (index < from || !round.active) continue
      await post('/bet/event', { sessionID, event: String(index) })
    }
    if (round.payoutMultiplier > 0 || isBonus) ({ balance } = await post('/wallet/end-round', { sessionID }))
  }

  return {
    get balance() {
      return balance
    },
    /** Opens the session; an active round is resumed from its event, and ended. */
    async open() {
      const answer = await post('/wallet/authenticate', { sessionID, language: words.get('lang') })
      ;({ balance } = answer)
      const round: ClientRound | null = answer.round
      if (round?.active) await show(round, false)
      return { config: answer.config, round }
    },
    /** Places a bet, and leaves its round as it is: as where the page is closed now. */
    async bet(amount: number, mode: string): Promise<ClientRound> {
      const answer = await post('/wallet/play', { sessionID, currency: balance.currency, mode, amount })
      ;({ balance } = answer)
      const round: ClientRound = answer.round
      assert(round.state.length > 0, 'a round has something to show')
      return round
    },
    async report(event: number) {
      return post('/bet/event', { sessionID, event: String(event) })
    },
    /** Places a bet and shows its round to the end. */
    async play(amount: number, mode: string, isBonus = false): Promise<ClientRound> {
      const round = await this.bet(amount, mode)
      await show(round, isBonus)
      return round
    },
    replay: (game: string, version: string, mode: string, event: string) =>
      ask('GET', `/bet/replay/${game}/${version}/${mode}/${event}`),
    refresh: async () => ({ balance } = await post('/wallet/balance', { sessionID })).balance,
  }
}
