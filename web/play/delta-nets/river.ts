import { pays, type Species } from '@croupier/games/delta-nets/tables.ts'
import { isMotionReduced } from '../shell/reduced-motion.ts'
import { type Fish, isInSight, scaleIn, shoalAt, habits, type Water } from './shoal.ts'

/** How long a net flies, and how long what came of it is shown. */
export const FLIGHT_MILLISECONDS = 260
export const HAUL_MILLISECONDS = 850
export const SINK_MILLISECONDS = 420

/** What came of a net: a catch, nothing, or no throw that is known of. */
export type Landing =
  | { readonly kind: 'caught'; readonly pays: number; readonly paid: string }
  | { readonly kind: 'missed' }
  | { readonly kind: 'gone' }

/** A net in the air or in the water. */
export interface Cast {
  readonly fish: Fish
  readonly began: number
  /** From 0 for the smallest stake to 1 for the largest. */
  readonly level: number
  /** Since when what came of it is shown. */
  landed?: { readonly at: number; readonly landing: Landing }
}

export interface Ripple {
  readonly x: number
  readonly y: number
  readonly began: number
}

/** Where a small fish was caught another comes up from the deep; a great one is gone for longer than any takes to swim by. */
const SMALL = 20
const SMALL_GONE_MILLISECONDS = 1_000
const GREAT_GONE_MILLISECONDS = 90_000
/** How long one takes to come up. */
const RISING_MILLISECONDS = 600

interface Gone {
  readonly at: number
  readonly until: number
}

/** The one that is shown where a throw of the past is shown again. */
const GUEST = 'guest'

/** What is in the water: the fish, and the nets. What is drawn of it is the canvas's. */
export class River {
  water: Water = { width: 0, height: 0 }
  /** The fish that is aimed at, and the one under the pointer. */
  marked: string | undefined
  pointed: string | undefined
  /** Where a throw is shown again, what it was thrown at. */
  guest: Species | undefined
  casts: Cast[] = []
  ripples: Ripple[] = []
  readonly #gone = new Map<string, Gone>()

  /** Tells when something is to be drawn that was not. */
  onChange: () => void = () => {}
  /** Keeps the aim on a fish that is there, before each picture. */
  onLook: () => void = () => {}

  #guestFish(species: Species): Fish {
    const { width, height } = this.water
    const length = habits[species].length * scaleIn(this.water) * 1.2
    return {
      key: GUEST,
      species,
      x: width / 2,
      y: height * 0.42,
      length,
      height: length * habits[species].height,
      heading: 1,
      tilt: 0,
    }
  }

  /** Every fish that can be thrown at now, the largest first. */
  shoal(now = Date.now()): Fish[] {
    if (this.guest) return this.#gone.has(GUEST) ? [] : [this.#guestFish(this.guest)]
    return shoalAt(now, this.water, isMotionReduced()).filter(({ key }) => (this.#gone.get(key)?.until ?? 0) <= now)
  }

  /** How far a fish has come up from the deep, from 0 to 1. */
  presence(key: string, now = Date.now()): number {
    const until = this.#gone.get(key)?.until
    return until === undefined ? 1 : Math.min(Math.max((now - until) / RISING_MILLISECONDS, 0), 1)
  }

  /** The same without those that are not in sight yet, or not any more. */
  inSight(now = Date.now()): Fish[] {
    return this.shoal(now).filter((fish) => isInSight(fish, this.water))
  }

  pointAt(fish: Fish | undefined): void {
    this.pointed = fish?.key
  }

  throwAt(fish: Fish, level: number): Cast {
    const cast: Cast = { fish, began: performance.now(), level }
    this.casts = [...this.casts, cast]
    this.onChange()
    return cast
  }

  /** Shows what came of a net, once it has flown. Resolves when that begins. */
  async land(cast: Cast, landing: Landing): Promise<void> {
    const left = isMotionReduced() ? 0 : cast.began + FLIGHT_MILLISECONDS - performance.now()
    if (left > 0) await new Promise((resolve) => setTimeout(resolve, left))
    cast.landed = { at: performance.now(), landing }
    if (landing.kind === 'caught') this.#take(cast.fish)
    this.onChange()
  }

  #take({ key, species }: Fish): void {
    const now = Date.now()
    for (const [each, { at }] of this.#gone) if (now - at > GREAT_GONE_MILLISECONDS) this.#gone.delete(each)
    const long = pays[species] <= SMALL ? SMALL_GONE_MILLISECONDS : GREAT_GONE_MILLISECONDS
    this.#gone.set(key, { at: now, until: now + long })
    if (this.marked === key) this.marked = undefined
  }

  /** Lets the guest swim again. */
  invite(species: Species): void {
    this.guest = species
    this.#gone.delete(GUEST)
    this.onChange()
  }

  /** A tap on the bare water. */
  ripple(x: number, y: number): void {
    this.ripples = [...this.ripples.slice(-4), { x, y, began: performance.now() }]
    this.onChange()
  }

  /** Forgets what is over. */
  tidy(now: number): void {
    this.casts = this.casts.filter(({ landed }) => {
      if (!landed) return true
      return now - landed.at < (landed.landing.kind === 'caught' ? HAUL_MILLISECONDS : SINK_MILLISECONDS)
    })
    this.ripples = this.ripples.filter(({ began }) => now - began < 700)
  }
}
