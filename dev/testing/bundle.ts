import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { zstdCompressSync } from 'node:zlib'
import { assert } from '@croupier/basis/assert.ts'
import { type GameToImport, importGame } from '@croupier/server/ops/import-game.ts'
import type { TestServer } from './server.ts'

/** A row of a lookup file with its book. Numbers may be anything: tests write what is wrong, too. */
export interface BundleRow {
  id: number | bigint
  weight: number | bigint
  /** Hundredths of the bet. */
  payout: number | bigint
  events: readonly object[]
}

export interface BundleModeFiles {
  name: string
  cost: number
  rows: readonly BundleRow[]
}

function eventsOf(payout: number): object[] {
  return [
    { index: 0, type: 'reveal', board: [[payout % 7, payout % 5]] },
    ...(payout > 0 ? [{ index: 1, type: 'winInfo', totalWin: payout }] : []),
    { index: payout > 0 ? 2 : 1, type: 'finalWin', amount: payout },
  ]
}

/** Rows of these weights and payouts, with ids from `firstId` on. */
export function rowsOf(weightsAndPayouts: readonly (readonly [number, number])[], firstId = 1): BundleRow[] {
  return weightsAndPayouts.map(([weight, payout], place) => ({
    id: firstId + place,
    weight,
    payout,
    events: eventsOf(payout),
  }))
}

/** Three modes: a base game, one that costs half a bet more, and a bonus that is bought and may pay nothing. */
export const smallBundle: readonly BundleModeFiles[] = [
  {
    name: 'base',
    cost: 1,
    rows: rowsOf([
      [600, 0],
      [250, 50],
      [100, 200],
      [40, 500],
      [9, 1_000],
      [1, 20_000],
    ]),
  },
  {
    name: 'ante',
    cost: 1.5,
    rows: rowsOf(
      [
        [700, 0],
        [300, 450],
      ],
      100,
    ),
  },
  {
    name: 'bonus',
    cost: 10,
    rows: rowsOf(
      [
        [10, 0],
        [89, 1_000],
        [1, 5_000],
      ],
      0,
    ),
  },
]

/** Writes maths as studios hand them over: index, lookup files, compressed books. */
export async function writeMaths(folder: string, modes: readonly BundleModeFiles[]): Promise<void> {
  await mkdir(folder, { recursive: true })
  const files = modes.map(({ name, cost }) => {
    return { name, cost, events: `books_${name}.jsonl.zst`, weights: `lookUpTable_${name}_0.csv` }
  })
  await writeFile(join(folder, 'index.json'), JSON.stringify({ modes: files }, undefined, 2))
  for (const { name, rows } of modes) {
    const lookup = rows.map(({ id, weight, payout }) => `${id},${weight},${payout}\n`).join('')
    await writeFile(join(folder, `lookUpTable_${name}_0.csv`), lookup)
    await writeBooks(
      join(folder, `books_${name}.jsonl.zst`),
      rows.map(
        ({ id, payout, events }) => `{"id":${id},"payoutMultiplier":${payout},"events":${JSON.stringify(events)}}`,
      ),
    )
  }
}

export async function writeBooks(path: string, lines: readonly string[]): Promise<void> {
  await writeFile(path, zstdCompressSync(lines.map((line) => `${line}\n`).join('')))
}

export const smallPage: Readonly<Record<string, string>> = {
  'index.html': '<!doctype html><meta charset="utf-8"><title>boats</title><script src="assets/game.js"></script>',
  'assets/game.js': `document.title = 'boats afloat' // fetch('/bet/replay/'), ${'x'.repeat(2_000)}\n`,
}

export async function writePage(folder: string, files = smallPage): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), content)
  }
}

/** A folder of the test's own with a bundle in it; `page: null` brings none. */
export async function writeBundle(
  modes = smallBundle,
  { page = smallPage }: { page?: Readonly<Record<string, string>> | null } = {},
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'croupier-bundle-'))
  await writeMaths(folder, modes)
  if (page) await writePage(join(folder, 'front-end'), page)
  return folder
}

/** Imports a folder as an operator does at the machine. */
export function importFolder(server: TestServer, folder: string, more: Partial<GameToImport> = {}) {
  const { app, operations } = server.wired
  const asked = { pages: undefined, vendor: 'IMPORTED', code: 'boats', name: 'Boats', type: 'RNG', isDryRun: false }
  return importGame({ app, operations, user: 'test' }, { ...asked, folder, ...more } as GameToImport)
}

/** The same, for a test that needs the game and not the import. */
export async function openImported(
  server: TestServer,
  code: string,
  modes = smallBundle,
): Promise<{ nodeId: number; version: number | null }> {
  const imported = await importFolder(server, await writeBundle(modes), { code, name: code })
  assert(imported.outcome !== 'faulty' && imported.game, `${code} is imported`)
  return { nodeId: imported.game.nodeId, version: imported.version }
}
