import type { VendorRound } from './books.ts'
import type { Launch } from './launches.ts'
import { callBack, conclude, reasonOf, stakeRound, type Table, textOf } from './play-round.ts'
import { type Card, freshDeck, rankHand, type Rake, sharePot } from './three-cards.ts'
import type { ToldRoom } from './vendor-wire.ts'

interface RoomPlan {
  readonly id: string
  readonly game: string
  readonly name: string
  readonly names: Readonly<Record<string, string>>
  readonly seats: number
  /** In cents. */
  readonly ante: bigint
  readonly rake: Rake
  readonly isDemo: boolean
}

const table = (
  id: string,
  [name, bn, ar]: readonly [string, string, string],
  seats: number,
  ante: bigint,
  isDemo = false,
): RoomPlan => {
  const rake = isDemo ? { percent: 0n, cap: 0n } : { percent: 4n, cap: ante * 2n }
  return { id, game: 'three-cards', name, names: { bn, ar }, seats, ante, rake, isDemo }
}

/** The card room's tables. Practice is for play money, and practice players sit nowhere else. */
export const roomPlans: readonly RoomPlan[] = [
  table('ferry-ghat', ['Ferry Ghat', 'ফেরিঘাট', 'مرسى العبّارة'], 6, 10_00n),
  table('tea-stall', ['Tea Stall', 'চায়ের দোকান', 'كشك الشاي'], 6, 25_00n),
  table('night-bazaar', ['Night Bazaar', 'রাতের বাজার', 'سوق الليل'], 4, 50_00n),
  table('rajbari', ['Rajbari Hall', 'রাজবাড়ি', 'قاعة القصر'], 4, 100_00n),
  table('two-chairs', ['Two Chairs', 'দুই চেয়ার', 'كرسيّان'], 2, 100_00n),
  table('rooftop', ['Rooftop', 'ছাদের আসর', 'السطح'], 6, 500_00n),
  table('courtyard', ['Courtyard, practice', 'উঠান, অনুশীলন', 'الفناء، للتدريب'], 6, 10_00n, true),
  table('veranda', ['Veranda, practice', 'বারান্দা, অনুশীলন', 'الشرفة، للتدريب'], 4, 50_00n, true),
]

/** A player not heard of for so long has left the seat. */
const GONE_MILLISECONDS = 45_000
/** From the second ante on others may still come in. */
const CLOSING_MILLISECONDS = 6_000
/** Nobody came: the ante goes back. */
const ALONE_MILLISECONDS = 60_000
const SHOWN_MILLISECONDS = 7_000

const practiceNames = ['Nodi', 'Akash', 'Jhinuk']

interface Seat {
  readonly name: string
  /** Undefined for a practice player. */
  readonly launch: Launch | undefined
  heardAt: number
  /** In the hand that is being made or shown. */
  in: 'out' | 'asked' | 'in'
  round: VendorRound | undefined
  cards: readonly Card[]
  win: bigint
}

interface Room {
  readonly plan: RoomPlan
  seats: Seat[]
  phase: 'waiting' | 'closing' | 'shown'
  /** When the phase ends, epoch milliseconds; null while nobody is in. */
  until: number | null
  pot: bigint
  rake: bigint
}

function masked(account: string): string {
  return `${account.slice(0, 3)}***`
}

/** The tables of one vendor: who sits where, and the hands they play. A hand is an ante, three cards each, the best takes the pot. */
export class CardRoom {
  readonly #rooms: Map<string, Room>
  readonly #table: Table
  readonly #timer: ReturnType<typeof setInterval>

  constructor(vendor: Table) {
    this.#table = vendor
    this.#rooms = new Map(
      roomPlans.map((plan) => {
        const seats = plan.isDemo ? practiceNames.map((name) => seatOf(name, undefined)) : []
        return [plan.id, { plan, seats, phase: 'waiting', until: null, pot: 0n, rake: 0n }]
      }),
    )
    // Hands go on where nobody looks: antes are never left lying.
    this.#timer = setInterval(() => this.advance(Date.now()), 500)
    this.#timer.unref()
  }

  close(): void {
    clearInterval(this.#timer)
  }

  told(isDemoOnly: boolean): ToldRoom[] {
    return [...this.#rooms.values()].flatMap(({ plan, seats }) => {
      const { id, game, name, names, ante, rake, isDemo } = plan
      if (isDemoOnly && !isDemo) return []
      const said = { ante: textOf(ante), rakePercent: String(rake.percent), rakeCap: textOf(rake.cap) }
      return [{ id, game, name, names, seats: plan.seats, players: seats.length, ...said, isDemo }]
    })
  }

  /** The table a launch opens at; undefined where there is none, or no seat. */
  place(room: string | undefined, isDemo: boolean, account: string): string | undefined {
    const own = (one: Room) => one.plan.isDemo === isDemo && this.#hasPlace(one, account)
    if (room !== undefined) {
      const asked = this.#rooms.get(room)
      return asked && own(asked) ? room : undefined
    }
    return [...this.#rooms.values()].find(own)?.plan.id
  }

  #hasPlace({ plan, seats }: Room, account: string): boolean {
    return seats.length < plan.seats || seats.some(({ launch }) => launch?.seat.account === account && !launch.isDemo)
  }

  sit(launch: Launch): void {
    const room = this.#rooms.get(launch.room ?? '')
    if (!room) return
    const { account } = launch.seat
    // Opened again, it takes the place of what was opened before; a hand that is in stays in.
    const before = launch.isDemo ? undefined : room.seats.find((each) => each.launch?.seat.account === account)
    if (before && before.in !== 'out') return
    if (before) room.seats = room.seats.filter((each) => each !== before)
    room.seats.push(seatOf(launch.isDemo ? 'you' : masked(account), launch))
  }

  #find(launch: Launch): { room: Room; seat: Seat | undefined } | undefined {
    const room = this.#rooms.get(launch.room ?? '')
    if (!room) return undefined
    const { account } = launch.seat
    const seat = room.seats.find(
      (each) => each.launch === launch || (!launch.isDemo && each.launch?.seat.account === account),
    )
    return { room, seat }
  }

  /** The table as this player sees it. Others' cards are shown when all are. */
  look(launch: Launch, now: number) {
    const found = this.#find(launch)
    if (!found) return undefined
    const { room, seat: own } = found
    if (own) own.heardAt = now
    this.advance(now)
    const { plan, phase, until, pot, rake } = room
    return {
      name: plan.names[launch.locale.slice(0, 2).toLowerCase()] ?? plan.name,
      phase,
      secondsLeft: until === null ? null : Math.max(0, Math.ceil((until - now) / 1000)),
      ante: textOf(plan.ante),
      pot: textOf(pot),
      rake: textOf(rake),
      rakePercent: String(plan.rake.percent),
      places: plan.seats,
      seats: room.seats.map((seat) => ({
        name: seat.name,
        isYou: seat === own,
        isIn: seat.in === 'in',
        cards: phase === 'shown' && seat.in === 'in' ? seat.cards : [],
        hand: phase === 'shown' && seat.cards.length > 0 ? rankHand(seat.cards).name : null,
        win: textOf(seat.win),
      })),
    }
  }

  /** Pays the ante of the next hand. */
  async ante(launch: Launch, now: number) {
    const found = this.#find(launch)
    if (!found) return { outcome: 'refused', reason: 'other', message: 'no seat' } as const
    if (!found.seat) this.sit(launch)
    const { room, seat } = this.#find(launch)!
    if (!seat || seat.in !== 'out' || isShown(room)) {
      return { outcome: 'refused', reason: 'other', message: 'not now' } as const
    }
    const { ante } = room.plan
    seat.in = 'asked'
    if (launch.isDemo) {
      if (launch.demoCents < ante) {
        seat.in = 'out'
        return { outcome: 'refused', reason: 'funds', message: 'not enough play money' } as const
      }
      launch.demoCents -= ante
      this.#takeIn(room, seat, undefined, now)
      return { outcome: 'in', balance: textOf(launch.demoCents) } as const
    }
    const answer = await stakeRound(this.#table, launch.seat, ante)
    if (answer.outcome !== 'staked') {
      seat.in = 'out'
      if (answer.outcome === 'cancelled') return answer
      const { code, message, balance = null } = answer
      return { outcome: 'refused', reason: reasonOf(this.#table.wire, code), message, balance } as const
    }
    if (isShown(room)) {
      // The cards fell while the house was asked.
      seat.in = 'out'
      void callBack(this.#table, launch.seat, answer.round, ['bet'])
      return { outcome: 'cancelled' } as const
    }
    this.#takeIn(room, seat, answer.round, Date.now())
    return { outcome: 'in', balance: answer.balance } as const
  }

  #takeIn(room: Room, seat: Seat, round: VendorRound | undefined, now: number): void {
    seat.in = 'in'
    seat.round = round
    if (room.plan.isDemo) for (const other of room.seats) if (!other.launch) other.in = 'in'
    const players = room.seats.filter((each) => each.in === 'in').length
    room.pot = room.plan.ante * BigInt(players)
    if (players === 1) room.until = now + ALONE_MILLISECONDS
    else if (room.phase === 'waiting') {
      room.phase = 'closing'
      room.until = now + (room.plan.isDemo ? CLOSING_MILLISECONDS / 3 : CLOSING_MILLISECONDS)
    }
  }

  /** Moves every table on to where it is by now. */
  advance(now: number): void {
    for (const room of this.#rooms.values()) {
      if (room.until !== null && now >= room.until) {
        if (room.phase === 'closing') this.#deal(room, now)
        else this.#clear(room)
      }
      room.seats = room.seats.filter(
        ({ launch, heardAt, in: where }) => !launch || where !== 'out' || now - heardAt < GONE_MILLISECONDS,
      )
    }
  }

  /** Ends what was shown, or gives the ante of somebody who stayed alone back. */
  #clear(room: Room): void {
    for (const seat of room.seats) {
      const { launch, round } = seat
      if (room.phase === 'waiting' && seat.in === 'in' && launch) {
        if (round) void callBack(this.#table, launch.seat, round, ['bet'])
        else launch.demoCents += room.plan.ante
      }
      if (seat.in !== 'asked') seat.in = 'out'
      Object.assign(seat, { round: undefined, cards: [], win: 0n })
    }
    Object.assign(room, { phase: 'waiting', until: null, pot: 0n, rake: 0n })
  }

  #deal(room: Room, now: number): void {
    const deck = freshDeck()
    const players = room.seats.filter((seat) => seat.in === 'in')
    for (const seat of players) seat.cards = deck.splice(0, 3)
    const { ante, rake: cut } = room.plan
    const { pot, rake, wins } = sharePot(
      ante,
      players.map(({ cards }) => cards),
      cut,
    )
    for (const [at, seat] of players.entries()) {
      const { launch, round } = seat
      seat.win = wins[at]!
      if (!launch) continue
      if (round) void conclude(this.#table, launch.seat, round, seat.win)
      else launch.demoCents += seat.win
    }
    Object.assign(room, { phase: 'shown', until: now + SHOWN_MILLISECONDS, pot, rake })
  }
}

function isShown({ phase }: Room): boolean {
  return phase === 'shown'
}

function seatOf(name: string, launch: Launch | undefined): Seat {
  return { name, launch, heardAt: Date.now(), in: 'out', round: undefined, cards: [], win: 0n }
}
