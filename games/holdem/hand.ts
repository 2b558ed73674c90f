import { assert } from '@croupier/basis/assert.ts'
import { after, type Positions } from './positions.ts'

/** What is played for; amounts in ledger units. */
export interface Terms {
  readonly smallBlind: bigint
  readonly bigBlind: bigint
  /** Of each pot, in hundredths of a per cent, and the most of one hand. */
  readonly rake: number
  readonly rakeCap: bigint
  /** The smallest chip: what does not divide by it goes to one player. */
  readonly chip: bigint
}

export interface Seated {
  readonly seat: number
  /** What they may put in: at most what lies before them. */
  readonly stack: bigint
  /** Whether they post a big blind to come in, wherever they sit. */
  readonly owes: boolean
}

/** Everything a hand begins with but its cards. */
export interface HandStart {
  readonly terms: Terms
  readonly positions: Positions
  readonly players: readonly Seated[]
}

export type Move =
  | { readonly seat: number; readonly kind: 'fold' | 'check' | 'call' }
  /** A bet, too: what they will have put in on this street. */
  | { readonly seat: number; readonly kind: 'raise'; readonly to: bigint }

export const streets = ['preflop', 'flop', 'turn', 'river'] as const
export type Street = (typeof streets)[number]
/** Cards that lie open on each street. */
export const boardOf: Readonly<Record<Street, number>> = { preflop: 0, flop: 3, turn: 4, river: 5 }

export interface PlayerNow {
  readonly seat: number
  stack: bigint
  /** Into the pot: in this hand, and on this street. */
  put: bigint
  street: bigint
  isFolded: boolean
  hasActed: boolean
  /** Whether they may raise: not again before a whole raise of somebody else's. */
  mayRaise: boolean
  /** What they did last on this street. */
  last: Move['kind'] | 'blind' | undefined
}

export interface HandNow {
  readonly start: HandStart
  readonly players: PlayerNow[]
  street: Street
  /** What everybody has to have put in on this street, and the least that a raise adds. */
  bet: bigint
  least: bigint
  /** Whose turn it is; undefined once the hand is decided. */
  turn: number | undefined
  /** Cards that lie open at the end: nobody bets any more, so all of them where two are left. */
  board: number
}

const live = ({ players }: HandNow) => players.filter(({ isFolded }) => !isFolded)
const least = (one: bigint, other: bigint) => (one < other ? one : other)

function putIn(player: PlayerNow, amount: bigint): void {
  const paid = least(amount, player.stack)
  player.stack -= paid
  player.put += paid
  player.street += paid
}

/** Who has to act, in the order of the table from a seat on. */
function nextTurn(now: HandNow, from: number): number | undefined {
  const left = live(now)
  if (left.length < 2) return undefined
  const able = left.filter(({ stack }) => stack > 0n)
  const order = after(
    able.map(({ seat }) => seat),
    from,
  )
  const waiting = order.find((seat) => {
    const player = able.find((each) => each.seat === seat)!
    if (player.street < now.bet) {
      // Nobody else can answer: what lies there already is all that can be called.
      return left.some((other) => other !== player && other.street > player.street) || able.length > 1
    }
    return !player.hasActed && able.length > 1
  })
  return waiting
}

function beginStreet(now: HandNow, street: Street): void {
  now.street = street
  now.board = boardOf[street]
  now.bet = 0n
  now.least = now.start.terms.bigBlind
  for (const player of now.players) {
    player.street = 0n
    player.hasActed = false
    player.mayRaise = true
    player.last = player.isFolded ? 'fold' : undefined
  }
}

/** Goes on to whoever acts next, over as many streets as it takes. */
function goOn(now: HandNow, from: number): void {
  now.turn = nextTurn(now, from)
  while (now.turn === undefined && live(now).length > 1 && now.street !== 'river') {
    beginStreet(now, streets[streets.indexOf(now.street) + 1]!)
    now.turn = nextTurn(now, now.start.positions.button)
  }
}

/** Posts the blinds. The big blind stands as the bet also where whoever posts it has less. */
export function beginHand(start: HandStart): HandNow {
  assert(start.players.length >= 2, 'two play a hand at least')
  const { terms, positions } = start
  const now: HandNow = {
    start,
    players: start.players.map(({ seat, stack }) => ({
      seat,
      stack,
      put: 0n,
      street: 0n,
      isFolded: false,
      hasActed: false,
      mayRaise: true,
      last: undefined,
    })),
    street: 'preflop',
    bet: terms.bigBlind,
    least: terms.bigBlind,
    turn: undefined,
    board: 0,
  }
  for (const { seat, owes } of start.players) {
    const player = playerAt(now, seat)!
    const blind =
      seat === positions.bigBlind || owes ? terms.bigBlind : seat === positions.smallBlind ? terms.smallBlind : 0n
    if (blind === 0n) continue
    putIn(player, blind)
    player.last = 'blind'
  }
  goOn(now, positions.bigBlind)
  return now
}

export function playerAt({ players }: HandNow, seat: number): PlayerNow | undefined {
  return players.find((player) => player.seat === seat)
}

/** What whoever is asked may do. */
export interface Choices {
  readonly seat: number
  /** What it costs to stay; nothing where they may check. */
  readonly call: bigint
  /** Of the street, all in; undefined where they may not raise. */
  readonly raise: { readonly least: bigint; readonly most: bigint } | undefined
}

export function choicesOf(now: HandNow): Choices | undefined {
  if (now.turn === undefined) return undefined
  const player = playerAt(now, now.turn)!
  const call = least(player.stack, now.bet > player.street ? now.bet - player.street : 0n)
  const most = player.street + player.stack
  // Somebody must be there to answer it.
  const isAnswered = live(now).some((other) => other !== player && other.stack > 0n)
  const raise =
    player.mayRaise && most > now.bet && isAnswered ? { least: least(most, now.bet + now.least), most } : undefined
  return { seat: player.seat, call, raise }
}

/** Whether whoever it is may do it now. */
export function isAllowed(now: HandNow, move: Move): boolean {
  const choices = choicesOf(now)
  if (!choices || choices.seat !== move.seat) return false
  switch (move.kind) {
    case 'fold':
      return true
    case 'check':
      return choices.call === 0n
    case 'call':
      return choices.call > 0n
    case 'raise':
      return (
        choices.raise !== undefined &&
        move.to >= choices.raise.least &&
        move.to <= choices.raise.most &&
        (move.to === choices.raise.most || move.to % now.start.terms.chip === 0n)
      )
    default:
      return move satisfies never
  }
}

/** Does what is allowed, and goes on to whoever acts next. */
export function applyMove(now: HandNow, move: Move): void {
  assert(isAllowed(now, move), `a move of seat ${move.seat} is allowed: ${move.kind}`)
  const player = playerAt(now, move.seat)!
  if (move.kind === 'fold') player.isFolded = true
  if (move.kind === 'call') putIn(player, now.bet - player.street)
  if (move.kind === 'raise') {
    const by = move.to - now.bet
    putIn(player, move.to - player.street)
    now.bet = move.to
    // Less than a whole raise (all in) must be called, but lets nobody raise again who had acted.
    if (by >= now.least) {
      now.least = by
      for (const other of now.players) other.mayRaise = true
    }
    for (const other of now.players) if (other !== player) other.hasActed = false
  }
  player.hasActed = true
  player.mayRaise = false
  player.last = move.kind
  goOn(now, move.seat)
}

/** The hand after its moves, from its beginning. */
export function playHand(start: HandStart, moves: readonly Move[]): HandNow {
  const now = beginHand(start)
  for (const move of moves) applyMove(now, move)
  return now
}

/** What is done for whoever does not answer. */
export function silentMove(now: HandNow): Move | undefined {
  const choices = choicesOf(now)
  return choices && { seat: choices.seat, kind: choices.call === 0n ? 'check' : 'fold' }
}
