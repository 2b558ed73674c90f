import { port } from '../../platform/port.ts'
import type { Game } from './games/game.ts'
import type { Vendor } from './vendors/vendor.ts'

/**
 * The catalogue as one process sees it: read from memory, never older than a second. A change bumps a version row in its
 * transaction; every process compares versions each second and re-reads what changed.
 */
export interface Catalogue {
  vendorByCode(code: string): Vendor | undefined
  vendorById(id: number): Vendor | undefined
  gameByNode(nodeId: number): Game | undefined
  gameByCode(vendorId: number, code: string): Game | undefined
  /** What both sides sign with; undefined where none was set. */
  secretOf(vendorId: number): string | undefined
  /** All vendors in the order of menus, closed ones too. */
  vendors(): readonly Vendor[]
  /** All games in the order of lists, closed ones too. */
  games(): readonly Game[]
  /** How many members played a game of late. */
  popularityOf(nodeId: number): number
  /** Compares versions now. */
  refresh(): Promise<void>
}

export const cataloguePort = port<Catalogue>('catalogue')
