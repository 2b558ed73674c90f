import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { runMigrations } from 'graphile-worker'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { openPlainFile } from '../platform/open-plain-file.ts'
import { isEmptyDatabase, storedTables } from './catalogue.ts'
import { DumpFault, DumpReader, FIRST_LINE, type LastLine, type Manifest, type TableLine } from './dump-format.ts'
import { inBaselines, OLDER_DUMP } from './baselines.ts'
import { migrate, migrationFiles } from './migrate.ts'
import { openClient } from './open-client.ts'

async function openDump(path: string): Promise<{ reader: DumpReader; manifest: Manifest }> {
  const opened = await openPlainFile(path, { isLinkTaken: true })
  if (opened === 'is missing') throw new DumpFault(`There is no file ${path}.`)
  if (typeof opened === 'string') throw new DumpFault(`${path} ${opened}.`)
  const source = opened.handle.createReadStream()
  const gunzip = createGunzip()
  // An error of either ends the iteration over what was unpacked.
  pipeline(source, gunzip).catch(() => {})
  const reader = new DumpReader(gunzip)
  const first = await reader.line().catch(() => {
    throw new DumpFault(`${path} is not a dump of this product.`)
  })
  if (first !== FIRST_LINE)
    throw new DumpFault(`${path} is not a dump of this product, or of a version this one cannot read.`)
  return { reader, manifest: JSON.parse(await reader.line()) as Manifest }
}

function requireCounted(said: LastLine, found: LastLine): void {
  if (said.rows !== found.rows || said.tables !== found.tables) {
    throw new DumpFault(`The dump says ${said.rows} rows and holds ${found.rows}.`)
  }
}

const LINE_END = 10

/** Reads a dump to its last line: what was cut off is found before anything is made in a database that must be empty. */
async function requireWhole(path: string): Promise<void> {
  const { reader } = await openDump(path)
  const found: LastLine = { tables: 0, rows: 0 }
  for (;;) {
    const line = JSON.parse(await reader.line()) as TableLine | LastLine
    if ('rows' in line) return requireCounted(line, found)
    for await (const rows of reader.rows()) {
      for (let at = rows.indexOf(LINE_END); at >= 0; at = rows.indexOf(LINE_END, at + 1)) found.rows += 1
    }
    found.tables += 1
  }
}

/** The rows fit the tables only if every migration they were written under is known here, unchanged. */
async function requireKnown(manifest: Manifest): Promise<string | undefined> {
  const files = await migrationFiles()
  const known = new Map(files.map((file) => [file.name, file.sha256]))
  const applied = inBaselines(manifest.migrations, files)
  if (applied === 'older') throw new DumpFault(OLDER_DUMP)
  for (const { name, sha256 } of applied) {
    if (!known.has(name)) throw new DumpFault(`The dump is newer than this program: it knows ${name}.`)
    if (known.get(name) !== sha256) throw new DumpFault(`The dump was written under another ${name}.`)
  }
  return applied.at(-1)?.name
}

async function makePartitions(client: pg.Client, manifest: Manifest): Promise<void> {
  for (const partition of manifest.partitions) {
    const known = await client.query('select to_regclass($1) is not null as known', [partition.name])
    if (known.rows[0].known) continue
    await client.query(`create table ${partition.name} partition of ${partition.parent} ${partition.bound}`)
    for (const trigger of partition.triggers) await client.query(trigger)
  }
}

/** Taken from the owner only once the rows are in. */
async function takeRights(client: pg.Client, manifest: Manifest): Promise<void> {
  for (const { name, ownerMay } of manifest.partitions) {
    if (ownerMay === null) continue
    await client.query(`revoke all on ${name} from current_user`)
    // MAINTAIN came with PostgreSQL 17 and is nothing anybody relies on.
    const rights = ownerMay.filter((right) => right !== 'MAINTAIN')
    if (rights.length > 0) await client.query(`grant ${rights.join(', ')} on ${name} to current_user`)
  }
}

/** Migrations write rows of their own; those of the dump replace them. Children first. */
async function clearSeeds(client: pg.Client, tables: readonly string[]): Promise<void> {
  for (const table of tables.toReversed()) {
    const { rows } = await client.query(`select exists (select from ${table}) as filled`)
    if (rows[0].filled) await client.query(`delete from ${table}`)
  }
}

async function copyTables(
  client: pg.Client,
  reader: DumpReader,
  known: ReadonlySet<string>,
  report: (table: string) => void,
): Promise<LastLine> {
  const found: LastLine = { tables: 0, rows: 0 }
  for (;;) {
    const line = JSON.parse(await reader.line()) as TableLine | LastLine
    if ('rows' in line) {
      requireCounted(line, found)
      return found
    }
    if (!known.has(line.table)) throw new DumpFault(`The dump holds a table ${line.table} that this database has not.`)
    report(line.table)
    const rows = client.query(copyFrom(`copy ${line.table} (${line.columns.join(', ')}) from stdin`))
    await pipeline(Readable.from(reader.rows()), rows)
    found.rows += rows.rowCount
    found.tables += 1
  }
}

/**
 * Reads a dump into an empty database, all of it or nothing, and brings it up to this program's version.
 * @throws DumpFault
 */
export async function restore(
  url: string,
  path: string,
  report: (table: string) => void = () => {},
): Promise<LastLine> {
  const { reader, manifest } = await openDump(path)
  const client = await openClient(url, 'croupier restore')
  try {
    if (!(await isEmptyDatabase(client))) throw new DumpFault('The database is not empty: restore into a new one.')
    const through = await requireKnown(manifest)
    await requireWhole(path)
    if (through !== undefined) await migrate(url, () => {}, { through })
    // Jobs are rows of the job runner's own tables, which it makes itself.
    if (manifest.sequences.some(({ name }) => name.startsWith('graphile_worker.'))) {
      await runMigrations({ connectionString: url })
    }

    await client.query('begin')
    await client.query(`set local search_path = ''`)
    await makePartitions(client, manifest)
    const tables = (await storedTables(client)).map((table) => table.name)
    // The product's own guards watch over what happens, and this has happened already.
    for (const table of tables) await client.query(`alter table ${table} disable trigger user`)
    await clearSeeds(client, tables)
    const last = await copyTables(client, reader, new Set(tables), report)
    for (const { name, last: value, isCalled } of manifest.sequences) {
      await client.query('select pg_catalog.setval($1::regclass, $2, $3)', [name, value, isCalled])
    }
    for (const table of tables) await client.query(`alter table ${table} enable trigger user`)
    await takeRights(client, manifest)
    await client.query('commit')
    await client.query('analyze')
    await migrate(url)
    return last
  } finally {
    await client.end()
  }
}
