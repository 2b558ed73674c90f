import { type Comparison, openComparison } from '../../platform/comparison.ts'
import type { Database } from '../../platform/database.ts'
import type { Logger } from '../../platform/log.ts'
import type { Secrets } from '../../platform/secrets.ts'
import type { Catalogue } from './catalogue-port.ts'
import { catalogueVersion, gamesChangedSince, type SealedVendor, vendorsChangedSince } from './catalogue-store.ts'
import type { Game } from './games/game.ts'
import { vendorAt } from './vendors/maintenance.ts'
import { readPopularity } from './games/popularity-store.ts'
import { vendorSecretPlace } from './keys/vendor-secret.ts'
import type { StoredVendor, Vendor } from './vendors/vendor.ts'

/** Reads everything when it starts. */
export type OpenCatalogue = Catalogue & Comparison

const codeKey = (vendorId: number, code: string) => `${vendorId}\n${code}`

/** The catalogue of one process. Ten thousand games are some ten megabytes, and no list then asks the database. */
export function openCatalogue(database: Database, secrets: Secrets, log: Logger): OpenCatalogue {
  const storedVendors = new Map<number, StoredVendor>()
  const vendorsById = new Map<number, Vendor>()
  const vendorsByCode = new Map<string, Vendor>()
  const secretsById = new Map<number, string>()
  const gamesByNode = new Map<number, Game>()
  const gamesByCode = new Map<string, Game>()
  let vendorList: readonly Vendor[] = []
  let gameList: readonly Game[] = []
  let popularity = new Map<number, number>()
  let version = -1n
  let popularityCounted = -1n

  function keepVendor({ sealedSecret, ...vendor }: SealedVendor): void {
    storedVendors.set(vendor.id, vendor)
    secretsById.delete(vendor.id)
    if (sealedSecret === null) return
    try {
      secretsById.set(vendor.id, secrets.open(sealedSecret, vendorSecretPlace(vendor.code)))
    } catch (error) {
      // One vendor whose secret cannot be read must not close the house: its calls are refused as unsigned.
      log.error({ err: error, vendor: vendor.code }, 'vendor secret cannot be decrypted')
    }
  }

  /** Takes vendors that were changed, or whose maintenance began or ended, as they are now; answers whether there were any. */
  function followVendors(now: number, changed: ReadonlySet<number>): boolean {
    let areOthers = false
    for (const stored of storedVendors.values()) {
      const vendor = vendorAt(stored, now)
      const known = vendorsById.get(vendor.id)
      const isSame = known?.status === vendor.status && known.maintenanceEndsAt === vendor.maintenanceEndsAt
      if (isSame && !changed.has(vendor.id)) continue
      vendorsById.set(vendor.id, vendor)
      vendorsByCode.set(vendor.code, vendor)
      areOthers = true
    }
    return areOthers
  }

  /** Answers whose rows changed. */
  async function readChanges(): Promise<Set<number>> {
    const vendors = await vendorsChangedSince(database, version)
    const games = await gamesChangedSince(database, version)
    for (const vendor of vendors) keepVendor(vendor)
    for (const game of games) {
      gamesByNode.set(game.nodeId, game)
      gamesByCode.set(codeKey(game.vendorId, game.code), game)
    }
    return new Set(vendors.map(({ id }) => id))
  }

  async function compare(): Promise<void> {
    const latest = await catalogueVersion(database)
    if (latest.popularityCounted !== popularityCounted) {
      popularity = await readPopularity(database)
      popularityCounted = latest.popularityCounted
      // A new list, so that nothing derived from the old one is ranked by outdated counts.
      gameList = [...gameList]
    }
    const isNew = latest.version !== version
    const areOthers = followVendors(latest.now, isNew ? await readChanges() : new Set())
    if (!isNew && !areOthers) return
    vendorList = [...vendorsById.values()].sort((one, other) => one.position - other.position || one.id - other.id)
    gameList = [...gamesByNode.values()].sort(
      (one, other) => one.position - other.position || one.nodeId - other.nodeId,
    )
    // Not the newest row's: a change that commits between the statements is read again, which is harmless.
    version = latest.version
  }

  const comparison = openComparison(compare, (error) => {
    log.error({ err: error }, 'catalogue refresh failed')
  })

  return {
    vendorByCode: (code) => vendorsByCode.get(code.toUpperCase()),
    vendorById: (id) => vendorsById.get(id),
    gameByNode: (nodeId) => gamesByNode.get(nodeId),
    gameByCode: (vendorId, code) => gamesByCode.get(codeKey(vendorId, code)),
    secretOf: (vendorId) => secretsById.get(vendorId),
    vendors: () => vendorList,
    games: () => gameList,
    popularityOf: (nodeId) => popularity.get(nodeId) ?? 0,
    ...comparison,
  }
}
