import { mkdir, rename, rmdir, symlink, truncate, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type BundleRow, rowsOf, smallPage, writeBooks, writeBundle } from '@croupier/dev/testing/bundle.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { makePipe } from '@croupier/dev/testing/make-pipe.ts'
import { describe, expect, it } from 'vitest'
import { sql } from '../../platform/database.ts'
import { HUNDREDTHS } from './index.ts'
import { importBundle } from './import-bundle.ts'

const server = useServer()

function importFrom(folder: string, { game = 'boats', isDryRun = false } = {}) {
  return importBundle(server().wired.app.database, { game, folder, pages: join(folder, 'front-end'), isDryRun })
}

function rowsKept() {
  return server().wired.app.database.one(sql`
    select
      (select count(*)::int from bundles.version) as versions,
      (select count(*)::int from bundles.book_chunk) as chunks,
      (select count(*)::int from bundles.file) as files`)
}

/** The faults of a bundle that was spoilt, as `file:line: reason`; nothing of it is kept. */
async function faultsOf(folder: string): Promise<string[]> {
  const before = await rowsKept()
  const read = await importFrom(folder, { game: 'spoilt' })
  expect(await rowsKept()).toEqual(before)
  if (read.outcome !== 'faulty') return []
  expect(read.faultCount).toBe(read.faults.length)
  return read.faults.map(({ file, line, reason }) => `${file}:${line ?? ''}: ${reason}`)
}

const base = (rows: readonly BundleRow[]) => [{ name: 'base', cost: 1, rows }]
const LOOKUP = 'lookUpTable_base_0.csv'
const BOOKS = 'books_base.jsonl.zst'
const sound = rowsOf([
  [5, 0],
  [3, 100],
  [2, 250],
])

describe('[D-05] a bundle that is imported', () => {
  it('has the exact return, hit rate and highest win of every mode', async () => {
    const read = await importFrom(await writeBundle(), { game: 'figures' })

    if (read.outcome === 'faulty') throw new Error(JSON.stringify(read.faults))
    expect(read).toMatchObject({ outcome: 'imported', version: 1, pages: { files: 2 } })
    const figures = read.modes.map(({ name, rtp, hitRate, highestPayout, rows, weightSum }) => [
      name,
      `${rtp.numerator}/${rtp.denominator}`,
      `${hitRate.numerator}/${hitRate.denominator}`,
      highestPayout,
      rows,
      weightSum,
    ])
    // 250 x 0.5 + 100 x 2 + 40 x 5 + 9 x 10 + 1 x 200 of 1000; 300 x 4.5 of 1000 x 1.5; 89 x 10 + 50 of 100 x 10.
    expect(figures).toEqual([
      ['base', '163/200', '2/5', 200n * HUNDREDTHS, 6, 1_000n],
      ['ante', '9/10', '3/10', 450n, 2, 1_000n],
      ['bonus', '47/50', '9/10', 5_000n, 3, 100n],
    ])
  })

  it('is the same version where nothing changed, and the next where a weight did', async () => {
    const folder = await writeBundle(base(sound))

    expect(await importFrom(folder, { game: 'twice' })).toMatchObject({ outcome: 'imported', version: 1 })
    const kept = await rowsKept()
    expect(await importFrom(folder, { game: 'twice' })).toMatchObject({ outcome: 'unchanged', version: null })
    expect(await rowsKept()).toEqual(kept)
    await writeFile(join(folder, LOOKUP), '1,5,0\n2,4,100\n3,2,250\n')
    expect(await importFrom(folder, { game: 'twice' })).toMatchObject({ outcome: 'imported', version: 2 })
  })

  it('is checked alone where that is asked', async () => {
    const before = await rowsKept()

    const read = await importFrom(await writeBundle(), { game: 'dry', isDryRun: true })

    expect(read).toMatchObject({ outcome: 'checked', version: null })
    expect(await rowsKept()).toEqual(before)
  })

  it('may have weights that sum to 2^64 - 1, ids as large, and books of any size', async () => {
    const events = [{ index: 0, type: 'reveal', board: 'x'.repeat(300_000) }]
    const most = 2n ** 64n - 1n
    const rows = [
      { id: most, weight: most - 1n, payout: 0, events },
      { id: 2n ** 53n + 1n, weight: 1, payout: 10, events: [...events, { index: 1, type: 'finalWin' }] },
    ]

    const read = await importFrom(await writeBundle(base(rows)), { game: 'large' })

    expect(read).toMatchObject({ outcome: 'imported', modes: [{ weightSum: most, rtp: { denominator: 10n * most } }] })
  })
})

describe('[D-05] a bundle with something wrong is not imported, and says what and where:', () => {
  it.each<[string, string, string]>([
    [
      'a payout with a fraction',
      '1,5,0\n2,3,100.5\n3,2,250\n',
      `${LOOKUP}:2: the payout is no whole number of hundredths: 100.5`,
    ],
    [
      'a payout below a tenth',
      '1,5,0\n2,3,100\n3,2,5\n',
      `${LOOKUP}:3: a payout is 0 or a multiple of 10 hundredths: 5`,
    ],
    [
      'a payout between tenths',
      '1,5,0\n2,3,105\n3,2,250\n',
      `${LOOKUP}:2: a payout is 0 or a multiple of 10 hundredths: 105`,
    ],
    [
      'a payout below zero',
      '1,5,0\n2,3,-100\n3,2,250\n',
      `${LOOKUP}:2: the payout is no whole number of hundredths: -100`,
    ],
    [
      'a weight with a fraction',
      '1,5.0,0\n2,3,100\n3,2,250\n',
      `${LOOKUP}:1: the weight is no whole number below 2^64: 5.0`,
    ],
    [
      'a weight with an exponent',
      '1,5,0\n2,3e2,100\n3,2,250\n',
      `${LOOKUP}:2: the weight is no whole number below 2^64: 3e2`,
    ],
    [
      'weights beyond 2^64 - 1',
      `1,5,0\n2,${2n ** 64n - 5n},100\n3,2,250\n`,
      `${LOOKUP}:2: the weights up to here sum to more than 2^64 - 1`,
    ],
    ['no weight at all', '1,0,0\n2,0,100\n3,0,250\n', `${LOOKUP}:: has no row with a weight above 0`],
    ['an id twice', '1,5,0\n1,3,100\n3,2,250\n', `${LOOKUP}:2: the id 1 is that of line 1 already`],
    ['a row of two', '1,5,0\n2,3\n3,2,250\n', `${LOOKUP}:2: is no line of id,weight,payout`],
    [
      'a line of names',
      'id,weight,payout\n1,5,0\n2,3,100\n3,2,250\n',
      `${LOOKUP}:1: the id is no whole number below 2^64: id`,
    ],
    [
      'another payout than its book',
      '1,5,0\n2,3,110\n3,2,250\n',
      `${BOOKS}:2: pays 100 hundredths, and line 2 of ${LOOKUP} says 110`,
    ],
    ['a row without a book', '1,5,0\n2,3,100\n3,2,250\n9,1,0\n', `${LOOKUP}:4: the id 9 has no book in ${BOOKS}`],
    ['a book without a row', '1,5,0\n2,3,100\n', `${BOOKS}:3: the id 3 is not in ${LOOKUP}`],
    ['an empty table', '', `${LOOKUP}:: has no row with a weight above 0`],
  ])('%s', async (_what, lookup, fault) => {
    const folder = await writeBundle(base(sound))
    await writeFile(join(folder, LOOKUP), lookup)

    expect(await faultsOf(folder)).toEqual([fault])
  })

  it.each<[string, string[], string]>([
    ['a book that is no JSON', ['{"id":1,', ''], `${BOOKS}:1: is no JSON`],
    [
      'a book with a payout of a fraction',
      ['{"id":1,"payoutMultiplier":0.5,"events":[{}]}'],
      `${BOOKS}:1: “payoutMultiplier” is no whole number of hundredths`,
    ],
    ['a book without an id', ['{"payoutMultiplier":0,"events":[{}]}'], `${BOOKS}:1: “id” is no whole number`],
    [
      'a book with nothing to show',
      ['{"id":1,"payoutMultiplier":0,"events":[]}'],
      `${BOOKS}:1: “events” is no list with anything in it`,
    ],
    [
      'a book with events that are none',
      ['{"id":1,"payoutMultiplier":0,"events":[7]}'],
      `${BOOKS}:1: “events” holds what is no event`,
    ],
    [
      'a book twice',
      ['{"id":1,"payoutMultiplier":0,"events":[{}]}', '{"id":1,"payoutMultiplier":0,"events":[{}]}'],
      `${BOOKS}:2: the id 1 is that of line 1 already`,
    ],
  ])('%s', async (_what, lines, fault) => {
    const folder = await writeBundle(base(sound))
    await writeBooks(join(folder, BOOKS), lines)

    expect(await faultsOf(folder)).toContain(fault)
  })

  it.each<[string, object | string, string]>([
    ['no JSON', '{', 'index.json:: is no JSON'],
    ['no modes', { modes: [] }, 'index.json:: “modes” is no list of 1 to 50 modes'],
    [
      'a mode twice',
      {
        modes: [
          { name: 'base', cost: 1, events: BOOKS, weights: LOOKUP },
          { name: 'BASE', cost: 2, events: BOOKS, weights: LOOKUP },
        ],
      },
      'index.json:1: mode BASE is named twice',
    ],
    [
      'a cost of nothing',
      { modes: [{ name: 'base', cost: 0, events: BOOKS, weights: LOOKUP }] },
      'index.json:1: mode base: the cost is no plain number above 0: 0',
    ],
    [
      'a cost below zero',
      { modes: [{ name: 'base', cost: -1, events: BOOKS, weights: LOOKUP }] },
      'index.json:1: mode base: the cost is no plain number above 0: -1',
    ],
    [
      'a cost that is a text',
      { modes: [{ name: 'base', cost: '1', events: BOOKS, weights: LOOKUP }] },
      'index.json:: modes[0].cost is no number',
    ],
    [
      'a file elsewhere',
      { modes: [{ name: 'base', cost: 1, events: `../${BOOKS}`, weights: LOOKUP }] },
      'index.json:: modes[0].events is no name of a file beside index.json',
    ],
    [
      'a file that is missing',
      { modes: [{ name: 'base', cost: 1, events: BOOKS, weights: 'none.csv' }] },
      'none.csv:: is missing',
    ],
  ])('an index with %s', async (_what, index, fault) => {
    const folder = await writeBundle(base(sound))
    await writeFile(join(folder, 'index.json'), typeof index === 'string' ? index : JSON.stringify(index))

    const faults = await faultsOf(folder)

    expect(faults.some((each) => each.startsWith(fault))).toBe(true)
  })

  it('books that are cut off, or no zstd', async () => {
    const folder = await writeBundle(base(sound))
    await truncate(join(folder, BOOKS), 40)
    expect((await faultsOf(folder)).at(0)).toMatch(/^books_base\.jsonl\.zst:\d+: ends in the middle/)
    await writeFile(join(folder, BOOKS), '{"id":1}\n')
    expect((await faultsOf(folder)).at(0)).toMatch(/^books_base\.jsonl\.zst:1: is no zstd file/)
  })

  it('files that lead elsewhere', async () => {
    const folder = await writeBundle(base(sound))
    await rename(join(folder, LOOKUP), join(folder, 'elsewhere.csv'))
    await symlink(join(folder, 'elsewhere.csv'), join(folder, LOOKUP))
    await symlink('/etc/passwd', join(folder, 'front-end', 'assets', 'passwd.txt'))

    expect(await faultsOf(folder)).toEqual([
      `${LOOKUP}:: is a symbolic link, which may lead anywhere`,
      'assets/passwd.txt:: is a symbolic link, which may lead anywhere',
    ])
  })

  it('pipes and folders in the place of files, without waiting for what comes out of them', async () => {
    const folder = await writeBundle(base(sound))
    await Promise.all([LOOKUP, 'index.json', 'front-end/assets/game.js'].map((name) => unlink(join(folder, name))))
    await mkdir(join(folder, 'index.json'))
    makePipe(join(folder, LOOKUP))
    makePipe(join(folder, 'front-end', 'assets', 'game.js'))

    expect(await faultsOf(folder)).toEqual([
      'index.json:: is no plain file, but a folder, pipe, socket or device',
      'assets/game.js:: is neither file nor folder',
    ])

    await rmdir(join(folder, 'index.json'))
    const modes = [{ name: 'base', cost: 1, events: BOOKS, weights: LOOKUP }]
    await writeFile(join(folder, 'index.json'), JSON.stringify({ modes }))
    expect((await faultsOf(folder))[0]).toBe(`${LOOKUP}:: is no plain file, but a folder, pipe, socket or device`)
  })

  it('a page without its front, or with names that are no part of an address', async () => {
    const folder = await writeBundle(base(sound), { page: { ...smallPage, 'assets/a"b.js': '' } })
    await unlink(join(folder, 'front-end', 'index.html'))

    expect(await faultsOf(folder)).toEqual([
      'assets/a"b.js:: has a name that is no plain part of an address',
      'index.html:: is missing: it is the page a game is opened by',
    ])
  })

  it('fifty faults one by one, and how many there are', async () => {
    const folder = await writeBundle(base(rowsOf(Array.from({ length: 90 }, () => [1, 5] as const))))

    const read = await importFrom(folder, { game: 'spoilt' })

    expect(read).toMatchObject({ outcome: 'faulty', faultCount: 90 })
    expect(read.outcome === 'faulty' && read.faults.length).toBe(50)
  })
})
