import { randomBytes } from 'node:crypto'
import type { VendorGame } from './games.ts'
import type { Seat } from './vendor-wire.ts'

/** A player at a game, as the house launched them. */
export interface Launch {
  readonly token: string
  readonly game: VendorGame
  readonly isDemo: boolean
  /** The code of the vendor whose game it is. */
  readonly vendor: string
  /** The member, by the house's name for them; nobody in a demo. */
  readonly seat: Seat
  readonly locale: string
  readonly returnUrl: string | undefined
  readonly depositUrl: string | undefined
  /** The table it was opened at, of games with tables. */
  readonly room?: string | undefined
  /** Play money of a demo, in cents; the vendor's own. */
  demoCents: bigint
  /** One spin at a time. */
  isBusy: boolean
}

const KEPT = 5_000

/** The launches at the sandbox, the oldest forgotten first. */
export class Launches {
  readonly #known = new Map<string, Launch>()

  open(launch: Omit<Launch, 'token' | 'demoCents' | 'isBusy'>): Launch {
    const opened = { ...launch, token: randomBytes(24).toString('base64url'), demoCents: 100_000n, isBusy: false }
    this.#known.set(opened.token, opened)
    const oldest = this.#known.keys().next()
    if (this.#known.size > KEPT && !oldest.done) this.#known.delete(oldest.value)
    return opened
  }

  /** Who plays at a vendor for money, each member at a game once, the latest launch of it. */
  seatsAt(vendor: string): Seat[] {
    const launches = [...this.#known.values()].filter((each) => each.vendor === vendor && !each.isDemo)
    return [...new Map(launches.map(({ seat }) => [`${seat.account} ${seat.game}`, seat])).values()]
  }

  find(token: string | undefined): Launch | undefined {
    return token === undefined ? undefined : this.#known.get(token)
  }
}
