import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createDatabase } from '@croupier/dev/testing/database.ts'
import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { inBaselines } from './baselines.ts'
import { migrate, MigrationConflict, migrationFiles } from './migrate.ts'
import { printSchema } from './schema.ts'

/** Names and hashes of the migrations that the baselines stand for, as the last version before them applied them. */
const squashed = (await readFile(new URL('./squashed-migrations.txt', import.meta.url), 'utf8'))
  .trimEnd()
  .split('\n')
  .map((line) => ({ name: line.split(' ')[0]!, sha256: line.split(' ')[1]! }))

let client: Client
let url: string
let drop: () => Promise<void>

beforeEach(async () => {
  ;({ url, drop } = await createDatabase())
  client = new Client({ connectionString: url })
  await client.connect()
})

afterEach(async () => {
  await client.end()
  await drop()
})

/** As a database says that it was made by these. */
async function writeApplied(rows: readonly { name: string; sha256: string }[]): Promise<void> {
  await client.query('delete from public.migration')
  await client.query('insert into public.migration (name, sha256) select * from unnest($1::text[], $2::text[])', [
    rows.map(({ name }) => name),
    rows.map(({ sha256 }) => sha256),
  ])
}

const applied = async () => (await client.query('select name, sha256 from public.migration order by name')).rows
const ofToday = async () => (await migrationFiles()).map(({ name, sha256 }) => ({ name, sha256 }))

describe('a database of before the baselines', () => {
  it('that has all the single migrations is taken over as it is', async () => {
    const schema = await printSchema(client)
    const later = (await ofToday()).filter(({ name }) => !name.endsWith('-baseline.sql'))
    await writeApplied([...squashed, ...later])
    await client.query(`insert into platform.setting values ('shop.name', '"Kept"', 1, 'somebody')`)

    expect(await migrate(url)).toMatchObject({ applied: [] })

    expect(await applied()).toEqual(await ofToday())
    expect(await printSchema(client)).toBe(schema)
    expect((await client.query('select value from platform.setting')).rows).toEqual([{ value: 'Kept' }])
  })

  const others: [string, { name: string; sha256: string }[]][] = [
    ['lacks some of them', squashed.slice(0, -1)],
    ['has one in another wording', squashed.map((each, at) => (at === 40 ? { ...each, sha256: '0' } : each))],
    ['has one that no version keeps', [...squashed, { name: '202611220000-play-tried-out.sql', sha256: '0' }]],
  ]

  it.each(others)('that %s is left as it is, with one line that says what opens it', async (_what, rows) => {
    await writeApplied(rows)
    const before = await applied()

    const failure = await migrate(url).catch((error: unknown) => error)

    expect(failure).toBeInstanceOf(MigrationConflict)
    const { message } = failure as MigrationConflict
    expect(message).toMatch(/Nothing was changed\. Start the version of commit [0-9a-f]{7}/)
    expect(message).not.toContain('\n')
    expect(await applied()).toEqual(before)
  })
})

describe('the list of what was applied', () => {
  const hash = (text: string) => createHash('sha256').update(text).digest('hex')
  const files = [
    { name: '202611230001-platform-baseline.sql', sha256: hash('a') },
    { name: '202611240000-wallet-more.sql', sha256: hash('b') },
  ]

  it('stays the same where it knows nothing of before', () => {
    expect(inBaselines(files, files)).toBe(files)
    expect(inBaselines([], files)).toEqual([])
  })

  it('keeps what came after the baselines, known here or not', () => {
    const newer = { name: '202612010000-play-newer.sql', sha256: '1' }
    expect(inBaselines([...squashed, files[1]!, newer], files)).toEqual([...files, newer])
  })
})
