import { randomBytes } from 'node:crypto'
import type { VendorGame } from './games.ts'

/** A player at a game, as the house launched him. */
export interface Launch {
  readonly token: string
  readonly game: VendorGame
  readonly isDemo: boolean
  /** The member's account at the house; nobody's in a demo. */
  readonly accountId: string
  readonly currency: string
  readonly sessionId: string | undefined
  readonly locale: string
  readonly returnUrl: string | undefined
  readonly depositUrl: string | undefined
  /** Play money of a demo, in cents; the vendor's own. */
  demoCents: bigint
  /** One spin at a time. */
  isBusy: boolean
}

const KEPT = 5_000

/** The launches of this vendor, the oldest forgotten first. */
export class Launches {
  readonly #known = new Map<string, Launch>()

  open(launch: Omit<Launch, 'token' | 'demoCents' | 'isBusy'>): Launch {
    const opened = { ...launch, token: randomBytes(24).toString('base64url'), demoCents: 100_000n, isBusy: false }
    this.#known.set(opened.token, opened)
    const oldest = this.#known.keys().next()
    if (this.#known.size > KEPT && !oldest.done) this.#known.delete(oldest.value)
    return opened
  }

  find(token: string | undefined): Launch | undefined {
    return token === undefined ? undefined : this.#known.get(token)
  }
}
