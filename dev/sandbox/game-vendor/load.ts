import { vendorGames } from './games.ts'
import { type Hand, playHand, type Table } from './play-round.ts'
import type { Seat } from './vendor-wire.ts'

export interface LoadOrder {
  roundsPerSecond: number
  seconds: number
  /** Rounds are dealt to them by chance; one may play several at once. */
  seats: readonly Seat[]
  flows?: readonly Hand['flow'][]
}

export interface LoadCounts {
  isRunning: boolean
  started: number
  played: number
  refused: number
  cancelled: number
  /** Started and not over, what is still sent behind it not included. */
  underWay: number
  /** Not started because too many were not over: the house is slower than the order. */
  heldBack: number
  secondsLeft: number
}

export interface Load {
  readonly counts: LoadCounts
  /** Starts no more rounds. */
  stop(): void
  /** When the last round is over. */
  readonly ended: Promise<void>
}

/** A house that is away answers none: then no more rounds are begun than can be asked for again and again. */
const MOST_AWAITED = 150
const TICK_MILLISECONDS = 50
const flowsOfPlay: readonly Hand['flow'][] = ['at-once', 'at-once', 'in-two', 'in-two', 'called-off']
/** What a round pays, in tenths of its stake: a little less than the stakes, together. */
const tenths = [0, 0, 0, 0, 5, 10, 15, 20, 38] as const
const stakesInCents = [100n, 125n, 250n, 333n, 1_000n] as const

/** Plays so many rounds a second for so many seconds, whatever the house makes of it. */
export function startLoad(table: Table, order: LoadOrder, random: () => number): Load {
  const { roundsPerSecond, seconds, seats, flows = flowsOfPlay } = order
  const counts: LoadCounts = {
    isRunning: true,
    started: 0,
    played: 0,
    refused: 0,
    cancelled: 0,
    underWay: 0,
    heldBack: 0,
    secondsLeft: seconds,
  }
  const oneOf = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)]!
  const startedAt = performance.now()

  async function playOne(): Promise<void> {
    const stake = oneOf(stakesInCents)
    const hand = { stake, win: (stake * BigInt(oneOf(tenths))) / 10n, flow: oneOf(flows) }
    counts.started += 1
    counts.underWay += 1
    const { outcome } = await playHand(table, oneOf(seats), hand)
    counts[outcome] += 1
    counts.underWay -= 1
  }

  let end: () => void
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  const timer = setInterval(() => {
    const elapsed = (performance.now() - startedAt) / 1_000
    counts.secondsLeft = counts.isRunning ? Math.max(0, Math.ceil(seconds - elapsed)) : 0
    counts.isRunning = counts.secondsLeft > 0
    if (!counts.isRunning) {
      if (counts.underWay > 0) return
      clearInterval(timer)
      return end()
    }
    const due = Math.floor(elapsed * roundsPerSecond) - counts.started - counts.heldBack
    const room = Math.max(0, MOST_AWAITED - table.books.awaited)
    counts.heldBack += Math.max(0, due - room)
    for (let started = 0; started < Math.min(due, room); started += 1) void playOne()
  }, TICK_MILLISECONDS)

  return {
    counts,
    stop() {
      counts.isRunning = false
    },
    ended,
  }
}

/** Reads a load as the page or a test orders it; a sentence where it cannot be played. */
export function readLoad(
  given: Readonly<Record<string, unknown>>,
  launched: readonly Seat[],
  needsSession: boolean,
): LoadOrder | string {
  const roundsPerSecond = Number(given['roundsPerSecond'])
  const seconds = Number(given['seconds'])
  if (!(roundsPerSecond >= 1 && roundsPerSecond <= 2_000)) return 'between 1 and 2,000 rounds a second'
  if (!(seconds >= 1 && seconds <= 3_600)) return 'between 1 and 3,600 seconds'
  const accounts = String(given['players'] ?? '')
    .split(/[\s,]+/)
    .filter((account) => account !== '')
  const currency = String(given['currency'] ?? 'BDT')
  const seatOf = (account: string): Seat[] => {
    const known = launched.filter((seat) => seat.account === account)
    if (known.length > 0 || needsSession) return known
    return [{ account, currency, game: vendorGames[0]!.code }]
  }
  const seats = accounts.length > 0 ? accounts.flatMap(seatOf) : launched
  if (seats.length > 0) return { roundsPerSecond, seconds, seats }
  return needsSession ? 'launch a game first: bets of this protocol need a session' : 'name players, or launch a game'
}
