import type { FastifyInstance } from 'fastify'

/** Who plays what, as the house launched them. */
export interface Seat {
  /** The member's account at the house. */
  account: string
  currency: string
  game: string
  /** The token of the launch, where the house gave one. */
  session?: string | undefined
}

/** What the calls are for; how often one is sent again depends on it. */
export type WireKind = 'balance' | 'bet' | 'win' | 'rollback' | 'finish' | 'free'

/** A call as its bytes, before it is signed. The same bytes go again at every attempt. */
export interface WireCall {
  kind: WireKind
  /** Below the vendor's address at the house: `betwin`, `transaction/bet`. */
  route: string
  body: string
}

/** Why the house says no, whatever the protocol calls it; several may share a code. */
export type WireRefusal =
  | 'funds'
  | 'limit'
  /** Nobody has this account. */
  | 'no-player'
  /** The member may not bet. */
  | 'blocked'
  | 'no-session'
  | 'game-closed'
  | 'currency'
  | 'round-closed'
  /** A win in a round in which this member has no part. */
  | 'no-round'
  /** The bet was rolled back, perhaps before it came. */
  | 'taken-back'
  /** The id was used for something else. */
  | 'conflict'
  /** No amount, no JSON, a field missing. */
  | 'malformed'
  | 'signature'

export type WireAnswer =
  /** Booked, or booked already; `balance` in main units as a decimal string of two decimals at least. */
  | { outcome: 'done'; balance: string }
  /** A definite no in the protocol's own code; `balance` where the answer told one. */
  | { outcome: 'refused'; code: string; message: string; balance?: string | undefined }
  /** No answer that says whether it was booked. */
  | { outcome: 'unknown' }

/** A bet or a win. `amount` in main units: `10.00`. */
export interface WireBooking {
  round: string
  /** The vendor's own id of it. */
  id: string
  amount: string
  /** Whether the round is over with it. */
  closes?: boolean
}

/** What a launch says. Text that was not given is absent. */
export interface AskedLaunch {
  game: string | undefined
  isDemo: boolean
  account?: string | undefined
  currency?: string | undefined
  session?: string | undefined
  locale?: string | undefined
  returnUrl?: string | undefined
  depositUrl?: string | undefined
  /** The table it is to open at. */
  room?: string | undefined
}

/** A table as the house is told of it. Amounts in main units. */
export interface ToldRoom {
  id: string
  game: string
  name: string
  names: Readonly<Record<string, string>>
  seats: number
  players: number
  ante: string
  rakePercent: string
  rakeCap: string
  isDemo: boolean
}

/** What a house asks of free rounds; `stake` in main units. */
export interface AskedFreeRounds {
  issue: string
  account: string
  currency: string
  game: string
  rounds: number
  stake: string
  validUntil: number
}

/** Where launched games are played. */
export interface Floor {
  /** The address the browser goes to; `host` as the house called us. Or why there is none. */
  open(host: string, launch: AskedLaunch): { url: string } | 'no-game' | 'no-seat'
  /** The vendor's tables; undefined where there are none. */
  rooms(isDemoOnly: boolean): readonly ToldRoom[] | undefined
  /** Whether the rounds stand there now, given under their id. */
  giveFree(asked: AskedFreeRounds): 'given' | 'no-game' | 'conflict'
}

/**
 * A vendor's wallet protocol from the vendor's side, with its account in it. It only writes and reads: sending, sending
 * again, faults and books are the same for all.
 */
export interface VendorWire {
  readonly protocol: string
  /** Whether bets need the token of a launch. */
  readonly needsSession: boolean
  /** The protocol's codes for what the house refuses. */
  readonly codes: Readonly<Record<WireRefusal, string>>
  balance(seat: Seat): WireCall
  bet(seat: Seat, bet: WireBooking): WireCall
  /** `bet` is the id of the bet it belongs to. */
  win(seat: Seat, win: WireBooking & { bet: string }): WireCall
  /** Bet and win of a round in one call that closes it, where the protocol has that. */
  betAndWin?(
    seat: Seat,
    played: { round: string; bet: { id: string; amount: string }; win?: { id: string; amount: string } | undefined },
  ): WireCall
  /** `original` is the id of the bet or win that is taken back. */
  rollback(seat: Seat, back: { round: string; id: string; original: string; closes?: boolean }): WireCall
  /** Says that a round without a win is over; `id` and `bet` for protocols that say it by a win of nothing. */
  finish(seat: Seat, over: { round: string; id: string; bet: string }): WireCall
  /** Tells what free rounds paid in all, where the protocol has them. */
  freeRoundsOver?(over: { issue: string; won: string }): WireCall
  /** The headers that sign these bytes. */
  signed(body: string): Record<string, string>
  read(status: number, text: string): WireAnswer
  /** The routes by which the house launches; bodies come unparsed, as text. */
  mountLaunch(server: FastifyInstance, floor: Floor): void
}
