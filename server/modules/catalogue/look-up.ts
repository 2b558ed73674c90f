import type { App } from '../../platform/app.ts'
import type { Scope } from '../../platform/context.ts'
import { type Catalogue, cataloguePort } from './catalogue-port.ts'
import type { Game } from './games/game.ts'
import type { Vendor } from './vendors/vendor.ts'

/** Anything that can reach the process's catalogue: an operation's scope, or the app. */
export type CatalogueReader = Pick<Scope, 'use'> | Pick<App, 'ports'>

export function catalogueOf(reader: CatalogueReader): Catalogue {
  return 'ports' in reader ? reader.ports.use(cataloguePort) : reader.use(cataloguePort)
}

/** A vendor by its code (vassalage) in any letter case, in whatever status. From memory, at most a second old. */
export function vendorByCode(reader: CatalogueReader, code: string): Vendor | undefined {
  return catalogueOf(reader).vendorByCode(code)
}

export function vendorById(reader: CatalogueReader, id: number): Vendor | undefined {
  return catalogueOf(reader).vendorById(id)
}

/** A game by its node id, in whatever status; whether it may be started is its and its vendor's status. */
export function gameByNode(reader: CatalogueReader, nodeId: number): Game | undefined {
  return catalogueOf(reader).gameByNode(nodeId)
}

/** A game as its vendor calls it. */
export function gameByCode(reader: CatalogueReader, vendorId: number, code: string): Game | undefined {
  return catalogueOf(reader).gameByCode(vendorId, code)
}

/** What the vendor and we sign with; undefined where none was set. Never logged, never answered. */
export function vendorSecret(reader: CatalogueReader, vendor: Pick<Vendor, 'id'>): string | undefined {
  return catalogueOf(reader).secretOf(vendor.id)
}

/** The origins whose pages the portal may frame: those of every vendor that is not closed, each once. */
export function frameOrigins(reader: CatalogueReader): string[] {
  const open = catalogueOf(reader)
    .vendors()
    .filter((vendor) => vendor.status !== 'closed')
  return [...new Set(open.flatMap((vendor) => vendor.settings.frameOrigins))]
}
