import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { to as copyTo } from 'pg-copy-streams'
import { partitions, sequenceValues, storedTables } from './catalogue.ts'
import { whyNotWritten } from '../platform/open-plain-file.ts'
import { DumpFault, END_OF_ROWS, FIRST_LINE, type LastLine, type Manifest, type TableLine } from './dump-format.ts'
import { openClient } from './open-client.ts'

/**
 * Writes everything in the database into one file, as it was at one moment, while the product goes on. The file appears
 * under its name only when it is whole.
 */
export async function dump(url: string, path: string, report: (table: string) => void = () => {}): Promise<LastLine> {
  const draft = `${path}.part`
  for (const each of [path, draft]) {
    const reason = await whyNotWritten(each)
    if (reason !== undefined) throw new DumpFault(`${each} ${reason}.`)
  }
  const client = await openClient(url, 'croupier dump')
  try {
    await client.query('begin isolation level repeatable read read only')
    await client.query(`set local search_path = ''`)
    const tables = await storedTables(client)
    const manifest: Manifest = {
      madeAt: new Date().toISOString(),
      postgres: (await client.query('show server_version')).rows[0].server_version,
      migrations: (await client.query('select name, sha256 from public.migration order by name')).rows,
      partitions: await partitions(client),
      sequences: await sequenceValues(client),
    }

    const gzip = createGzip({ level: 6 })
    const written = pipeline(gzip, createWriteStream(draft, { mode: 0o600 }))
    // Where writing fails, the loop below must not wait for a drain that never comes.
    written.catch((error: Error) => gzip.destroy(error))
    const write = async (text: string | Buffer) => {
      if (!gzip.write(text)) await once(gzip, 'drain')
    }

    await write(`${FIRST_LINE}\n${JSON.stringify(manifest)}\n`)
    const last: LastLine = { tables: tables.length, rows: 0 }
    for (const table of tables) {
      report(table.name)
      const line: TableLine = { table: table.name, columns: table.columns }
      await write(`${JSON.stringify(line)}\n`)
      const rows = client.query(copyTo(`copy ${table.name} (${table.columns.join(', ')}) to stdout`))
      for await (const chunk of rows) await write(chunk as Buffer)
      await write(`${END_OF_ROWS}\n`)
      last.rows += rows.rowCount
    }
    gzip.end(`${JSON.stringify(last)}\n`)
    await written
    await client.query('commit')

    const file = await open(draft, 'r')
    await file.sync()
    await file.close()
    await rename(draft, path)
    return last
  } finally {
    await client.end()
    await rm(draft, { force: true })
  }
}
