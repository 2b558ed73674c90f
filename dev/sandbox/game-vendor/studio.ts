import type { VendorAccount } from './account.ts'
import { Books } from './books.ts'
import { seeded } from './faults.ts'
import { FreeRoundsBook } from './free-rounds.ts'
import { type LoggedCall, openLine } from './line.ts'
import type { Table } from './play-round.ts'
import { openWire } from './wires.ts'

/** Calls the page lists; older ones fall out. */
const KEPT_CALLS = 200

/** One vendor of the sandbox at work. */
export interface Studio extends Table {
  readonly account: VendorAccount
  readonly freeRounds: FreeRoundsBook
  readonly walletUrls: readonly string[]
  /** The latest calls, the newest first. */
  readonly calls: readonly LoggedCall[]
}

export interface StudioOptions {
  /** The house's servers: `http://127.0.0.1:8080`. Calls take turns. */
  houseUrls: readonly string[]
  /** Shorter pauses between attempts, for tests. */
  pauseMilliseconds?: number | undefined
  /** What faults are drawn from: the same for the same seed. */
  seed?: number | undefined
}

export function openStudio(account: VendorAccount, { houseUrls, pauseMilliseconds, seed }: StudioOptions): Studio {
  const calls: LoggedCall[] = []
  const wire = openWire(account)
  const walletUrls = houseUrls.map((url) => `${url}/vendors/${account.code}`)
  const line = openLine(wire, {
    walletUrls,
    pauseMilliseconds,
    random: seeded(seed ?? Date.now()),
    log(call) {
      calls.unshift(call)
      calls.length = Math.min(calls.length, KEPT_CALLS)
    },
  })
  return { account, walletUrls, wire, line, books: new Books(), freeRounds: new FreeRoundsBook(), calls }
}
