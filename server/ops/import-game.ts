import { randomUUID } from 'node:crypto'
import { lstat, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { addGame } from '@croupier/api/games/add-game.ts'
import { changeGame } from '@croupier/api/games/change-game.ts'
import type { GameStatus, GameType } from '@croupier/api/games/game-types.ts'
import { gameName, vendorCode } from '@croupier/api/games/limits.ts'
import { setVendor } from '@croupier/api/games/set-vendor.ts'
import * as z from 'zod/mini'
import { type BundleFault, type BundleMode, type ImportedBundle, importBundle } from '../modules/bundles/index.ts'
import { cataloguePort, type Game, gameByCode, type Vendor, vendorByCode } from '../modules/catalogue/index.ts'
import { isOwnGame } from '../modules/house/index.ts'
import { auditPort } from '../platform/audit-port.ts'
import { asOps } from './as-ops.ts'
import { type AppCall, OpsFault } from './command.ts'

export interface GameToImport {
  folder: string
  /** Where index.html lies; looked for in the bundle where undefined. */
  pages: string | undefined
  vendor: string
  code: string
  name: string
  type: GameType
  isDryRun: boolean
}

export type ImportedGame =
  | { outcome: 'faulty'; faults: readonly BundleFault[]; faultCount: number }
  | (ImportedBundle & {
      /** In the catalogue; null where it was checked alone. */
      game: { nodeId: number; status: GameStatus } | null
      /** Why the game is closed, or what to know of it besides. */
      notes: readonly string[]
      /** Where it was checked alone: what listing it would change in the catalogue, a line to each. */
      changes: readonly string[]
    })

type Call = Pick<AppCall, 'app' | 'operations' | 'user'>

/** Folders studios put their page in. */
const PAGE_FOLDERS = ['front-end', 'frontend', 'front_end']

async function isThere(path: string): Promise<boolean> {
  return (await lstat(path).catch(() => undefined)) !== undefined
}

async function pagesOf({ folder, pages }: GameToImport): Promise<string | undefined> {
  if (pages !== undefined) return pages
  for (const name of PAGE_FOLDERS) if (await isThere(join(folder, name))) return join(folder, name)
  return undefined
}

/** The maths lie at the top, or in a folder of their own. */
async function mathsOf(folder: string): Promise<string> {
  if (!(await isThere(folder))) throw new OpsFault(`${folder} is not there`)
  if (!(await stat(folder)).isDirectory()) throw new OpsFault(`${folder} is no folder`)
  return !(await isThere(join(folder, 'index.json'))) && (await isThere(join(folder, 'math', 'index.json')))
    ? join(folder, 'math')
    : folder
}

/** @throws OpsFault for what nothing can be called, and where the code is another game's: one seat would serve two games */
function requireNames({ app }: Call, { code, name, vendor }: GameToImport): void {
  if (!z.safeParse(gameName, name).success)
    throw new OpsFault(`--name takes a name players can read; this is “${name}”`, 2)
  if (!z.safeParse(vendorCode, vendor).success)
    throw new OpsFault(`--vendor takes a vendor’s code; this is “${vendor}”`, 2)
  if (!/^[a-z][a-z0-9-]{0,63}$/.test(code))
    throw new OpsFault(`--code takes small letters, digits and -; this is “${code}”`, 2)
  if (isOwnGame(code)) throw new OpsFault(`${code} is a game of the house’s own rules`)
  const catalogue = app.ports.use(cataloguePort)
  const other = catalogue
    .games()
    .find(
      (game) =>
        game.code === code && game.vendorCode !== vendor && catalogue.vendorByCode(game.vendorCode)?.protocol === 'rgs',
    )
  if (other) throw new OpsFault(`${code} is a game of ${other.vendorCode} already`)
  const known = catalogue.vendorByCode(vendor)
  if (known && known.protocol !== 'rgs')
    throw new OpsFault(`${vendor} speaks ${known.protocol}; imported games are of a vendor who speaks rgs`)
}

async function vendorToBe(call: Call, code: string): Promise<Vendor> {
  const known = vendorByCode(call.app, code)
  if (known) return known
  await asOps(call, setVendor, { code, protocol: 'rgs', name: code === DEFAULT_VENDOR ? 'Imported games' : code })
  await call.app.ports.use(cataloguePort).refresh()
  return vendorByCode(call.app, code)!
}

/** Whose imported games are where nobody is named. */
export const DEFAULT_VENDOR = 'IMPORTED'

/**
 * Percent with two decimals, cut off, of the mode that returns least: whatever is bought, a game never prints more than it
 * returns. Null beyond 100.
 */
function printedReturn(modes: readonly BundleMode[]): string | null {
  const { numerator, denominator } = modes
    .map(({ rtp }) => rtp)
    .reduce((one, other) => (other.compare(one) < 0n ? other : one))
  if (numerator > denominator) return null
  const hundredths = (numerator * 10_000n) / denominator
  return `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`
}

/** What the catalogue is told of a game, before it is told. */
interface Listing {
  /** Undefined where it is no game of the catalogue yet. */
  known: Game | undefined
  facts: { name: string; type: GameType; rtp: string | null; hasBonusBuy: boolean }
  /** As it will be. */
  status: GameStatus
  notes: readonly string[]
}

/** Why the game is closed, or what to know of it besides: the same whether it is listed or only looked at. */
function listingOf(
  { app }: Call,
  asked: GameToImport,
  { modes, pages }: Pick<ImportedBundle, 'modes' | 'pages'>,
): Listing {
  const { code, name, type } = asked
  const notes: string[] = []
  if (pages === null) notes.push('the bundle brings no front end (index.html), so the game stays closed')
  for (const mode of modes.filter(({ rtp }) => rtp.numerator > rtp.denominator))
    notes.push(`mode ${mode.name} returns more than it takes, so the game stays closed`)
  const mustClose = notes.length > 0
  if (pages?.showsReplays === false)
    notes.push('the front end never asks for a round to show again, so none is offered')

  const vendor = vendorByCode(app, asked.vendor)
  const known = vendor && gameByCode(app, vendor.id, code)
  const status = mustClose ? 'closed' : (known?.status ?? 'open')
  if (known && !mustClose && status !== 'open')
    notes.push(`the game is ${status}, as it was left; open it in the console`)
  // What is paid for a mode besides the bet buys what the bet alone would have to find.
  const hasBonusBuy = modes.some(({ cost }) => cost.numerator > cost.denominator)
  return { known, facts: { name, type, rtp: printedReturn(modes), hasBonusBuy }, status, notes }
}

/** What listing it changes in the catalogue, a line to each. */
function changesOf({ app }: Call, asked: GameToImport, { known, facts, status }: Listing): string[] {
  if (!known) {
    const vendor = vendorByCode(app, asked.vendor) ? [] : [`vendor ${asked.vendor} is added`]
    return [...vendor, `${asked.code} is added, ${status}, printed return ${facts.rtp ?? '–'}`]
  }
  const fields = ['name', 'type', 'rtp', 'status'] as const
  const after = { ...facts, status }
  return fields
    .filter((field) => known[field] !== after[field])
    .map((field) => `${field}: ${known[field] ?? '–'} → ${after[field] ?? '–'}`)
}

async function list(
  call: Call,
  asked: GameToImport,
  { known, facts, status }: Listing,
): Promise<{ nodeId: number; status: GameStatus }> {
  const vendor = await vendorToBe(call, asked.vendor)
  let nodeId: number
  if (known) {
    ;({ nodeId } = await asOps(call, changeGame, {
      nodeId: known.nodeId,
      ...facts,
      ...(status === known.status ? {} : { status }),
    }))
  } else {
    const { rtp, ...others } = facts
    const added = { vendor: vendor.code, code: asked.code, ...others, status, isDemoCapable: true }
    ;({ nodeId } = await asOps(call, addGame, { ...added, ...(rtp === null ? {} : { rtp }) }))
  }
  await call.app.ports.use(cataloguePort).refresh()
  return { nodeId, status }
}

/**
 * Imports a game of the Stake Engine form and lists it in the catalogue. A new version leaves the game's status as it is,
 * but a game that cannot be opened is closed.
 * @throws OpsFault where the code or the vendor cannot be
 */
export async function importGame(call: Call, asked: GameToImport): Promise<ImportedGame> {
  const { app, user } = call
  const { code, isDryRun } = asked
  // What another process has changed a moment ago counts.
  await app.ports.use(cataloguePort).refresh()
  requireNames(call, asked)
  const read = await importBundle(app.database, {
    game: code,
    folder: await mathsOf(asked.folder),
    pages: await pagesOf(asked),
    isDryRun,
  })
  if (read.outcome === 'faulty') return read
  const { outcome, version, modes } = read
  const listing = listingOf(call, asked, read)
  if (isDryRun) return { ...read, game: null, notes: listing.notes, changes: changesOf(call, asked, listing) }

  await app.database.transaction((tx) =>
    app.ports.use(auditPort).record(tx, {
      actor: `ops:${user}`,
      action: 'importBundle',
      requestId: `ops-${randomUUID()}`,
      ip: null,
      details: {
        vendor: asked.vendor,
        code,
        outcome,
        version,
        tables: modes.map(({ name, lookupHash }) => `${name} ${lookupHash}`),
      },
      outcome: 'done',
    }),
  )
  return { ...read, game: await list(call, asked, listing), notes: listing.notes, changes: [] }
}
