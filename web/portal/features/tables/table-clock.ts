import type { Round } from './shown-table.ts'

type Timed = Pick<Round, 'state' | 'opensAt' | 'closesAt' | 'endsAt'>

/** `still`: no round runs. */
export type Phase = 'betting' | 'paused' | 'dealing' | 'void' | 'still'

/** What is waited for after a round is settled is the next one; a table that has none by then stands still. */
const GRACE = 3_000

/** Where a round stands at a moment of the server's clock: between two answers the clock goes on by itself. */
export function phaseOf(round: Timed | null, isOnSale: boolean, now: number): Phase {
  if (!round) return 'still'
  const { state, closesAt, endsAt } = round
  if (state === 'paused' || state === 'void') return state
  if (state === 'settled' && !isOnSale && now > endsAt + GRACE) return 'still'
  if (state !== 'betting' || now >= closesAt) return 'dealing'
  return isOnSale ? 'betting' : 'still'
}

/** Whole seconds in which bets are still taken: 1 in the last one. */
export function secondsLeft({ closesAt }: Pick<Timed, 'closesAt'>, now: number): number {
  return Math.max(0, Math.ceil((closesAt - now) / 1000))
}

const within = (share: number) => Math.min(Math.max(share, 0), 1)

/** How much of the time for bets is left: 1 at its begin. */
export function bettingLeft({ opensAt, closesAt }: Pick<Timed, 'opensAt' | 'closesAt'>, now: number): number {
  return within((closesAt - now) / Math.max(closesAt - opensAt, 1))
}

/** How far into the dealing a round is: 1 at its end. */
export function dealtShare({ closesAt, endsAt }: Pick<Timed, 'closesAt' | 'endsAt'>, now: number): number {
  return within((now - closesAt) / Math.max(endsAt - closesAt, 1))
}

/** How soon after a moment the server is asked: what it does then is done. */
const LATER = 250
/** Money is paid up to a second after the end. */
const PAID_AFTER = 1_250

/** Milliseconds to the next moment at which something else is told of a round; undefined where nothing is to come. */
export function dueIn({ closesAt, endsAt }: Pick<Timed, 'closesAt' | 'endsAt'>, now: number): number | undefined {
  const next = [closesAt + LATER, endsAt + LATER, endsAt + PAID_AFTER].find((moment) => moment > now)
  return next === undefined ? undefined : next - now
}
