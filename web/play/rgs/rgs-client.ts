import type { Authenticated, Fairness, Played, RgsErrorCode, Rotated, WireBalance, WireRound } from './wire.ts'

/** The game server said no, and nothing happened. */
export class Refused extends Error {
  override name = 'Refused'
  readonly code: RgsErrorCode
  constructor(code: RgsErrorCode) {
    super(code)
    this.code = code
  }
}

/** No answer, or an unreadable one: whether the call had an effect is not known. */
export class NoAnswer extends Error {
  override name = 'NoAnswer'
}

export interface Order {
  readonly amount: bigint
  readonly mode: string
  readonly choice?: object | null
}

/** What a replay answers: the round as it was, with nothing to settle. */
export interface Replayed extends WireRound {
  readonly currency?: string
}

/** The calls of one game session. Every one throws `Refused` or `NoAnswer`. */
export interface RgsClient {
  authenticate(): Promise<Authenticated>
  balance(): Promise<{ balance: WireBalance }>
  play(order: Order): Promise<Played>
  endRound(): Promise<{ balance: WireBalance }>
  /** Remembers how far the round was shown. */
  event(index: number): Promise<void>
  fairness(): Promise<Fairness>
  rotate(clientSeed: string): Promise<Rotated>
  replay(place: { game: string; version: string; mode: string; roundId: string }): Promise<Replayed>
}

export interface RgsAddress {
  /** The origin of the game server. */
  readonly origin: string
  readonly sessionId: string
  readonly language: string
  readonly currency: string
}

const PATIENCE_MILLISECONDS = 12_000
const CODE = /^ERR_[A-Z]+$/

async function ask<Value>(url: string, body: object | undefined): Promise<Value> {
  let status: number
  let answer: unknown
  try {
    const response = await fetch(url, {
      ...(body ? { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) } : {}),
      credentials: 'omit',
      signal: AbortSignal.timeout(PATIENCE_MILLISECONDS),
    })
    status = response.status
    answer = await response.json()
  } catch (error) {
    throw new NoAnswer('the game server did not answer', { cause: error })
  }
  if (status === 200) return answer as Value
  const code = (answer as { error?: unknown } | null)?.error
  // A fault of the server, or of something between us, may have come after the work was done.
  if (typeof code !== 'string' || !CODE.test(code) || code === 'ERR_GEN') throw new NoAnswer(`answer ${status}`)
  throw new Refused(code as RgsErrorCode)
}

export function openRgsClient({ origin, sessionId, language, currency }: RgsAddress): RgsClient {
  const call = <Value>(path: string, body: object = {}) =>
    ask<Value>(`${origin}/rgs${path}`, { sessionID: sessionId, ...body })
  return {
    authenticate: () => call('/wallet/authenticate', { language }),
    balance: () => call('/wallet/balance'),
    play: ({ amount, mode, choice }) =>
      call('/wallet/play', { currency, mode, amount: Number(amount), ...(choice ? { choice } : {}) }),
    endRound: () => call('/wallet/end-round'),
    event: async (index) => void (await call('/bet/event', { event: String(index) })),
    fairness: () => call('/fairness'),
    rotate: (clientSeed) => call('/fairness/rotate', { clientSeed }),
    replay: (place) => {
      const path = [place.game, place.version, place.mode, place.roundId].map(encodeURIComponent).join('/')
      return ask(`${origin}/rgs/bet/replay/${path}`, undefined)
    },
  }
}
