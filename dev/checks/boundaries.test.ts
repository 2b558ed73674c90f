import { globSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { graph } from '@croupier/server/modules/graph.ts'
import { describe, expect, it } from 'vitest'
import { cycleIn, type House, migrationViolations, tell, violationsOf } from './boundaries.ts'
import { layers } from './layers.ts'
import { readSource } from './source-file.ts'

// Not repeated on another PostgreSQL: it reads sources.

const root = fileURLToPath(new URL('../../', import.meta.url))
const house: House = { layers, graph }

function filesOf(pattern: string): string[] {
  const found = globSync(pattern, { cwd: root }).map((path) => path.replaceAll('\\', '/'))
  return found.filter((path) => !/(?:^|\/)(?:node_modules|dist)\//.test(path)).sort()
}

const read = (path: string) => readFileSync(`${root}${path}`, 'utf8')

describe('the house', () => {
  it('imports nothing, names no schema and uses no global that its layers forbid', () => {
    const files = filesOf('{basis,api,words,games,server,web,dev,start,scripts}/**/*.{ts,tsx,mjs}')
    expect(files.length).toBeGreaterThan(100)

    const violations = files.flatMap((path) => violationsOf(house, readSource(path, read(path))))

    expect(violations.map(tell)).toEqual([])
  })

  it('migrates each schema from its own module', () => {
    const files = filesOf('server/{db/migrations,modules/*/sql,platform/sql}/*.sql')
    expect(files.length).toBeGreaterThan(25)

    expect(files.flatMap((path) => migrationViolations(house, path, read(path))).map(tell)).toEqual([])
  })

  it('has a module graph without circles that names every module there is', () => {
    expect(cycleIn(graph)).toBeUndefined()
    for (const { mayImport } of Object.values(graph))
      expect(Object.keys(graph)).toEqual(expect.arrayContaining([...mayImport]))

    const folders = readdirSync(`${root}server/modules`, { withFileTypes: true }).filter((entry) => entry.isDirectory())
    expect(Object.keys(graph)).toEqual(expect.arrayContaining(folders.map((folder) => folder.name)))
  })
})

const rules = (path: string, text: string) =>
  violationsOf(house, readSource(path, text)).map(({ rule, line }) => `${rule}:${line}`)

describe('the boundary check', () => {
  it.each([
    ['a module reaching for Fastify', 'server/modules/wallet/a.ts', "import { fastify } from 'fastify'", 'packages:1'],
    ['a module reaching for the network', 'server/modules/wallet/a.ts', "\nimport http from 'node:http'", 'packages:2'],
    ['a module calling fetch', 'server/modules/wallet/a.ts', "const x = 1\nawait fetch('https://x')", 'never:2'],
    ['a module in transport', 'server/modules/wallet/a.ts', "import '../../transport/http/mount.ts'", 'layers:1'],
    ['a module in jobs', 'server/modules/wallet/a.ts', "import { x } from '../../jobs/reactions.ts'", 'layers:1'],
    ['a module in an adapter', 'server/modules/wallet/a.ts', "export * from '../../adapters/sms/x/y.ts'", 'layers:1'],
    ['a module in the inside of another', 'server/modules/wallet/a.ts', "import '../ledger/post.ts'", 'inside:1'],
    [
      'a type from the inside of another',
      'server/modules/wallet/a.ts',
      "import type { A } from '../ledger/post.ts'",
      'inside:1',
    ],
    ['a lower module importing a higher one', 'server/modules/ledger/a.ts', "import '../wallet/index.ts'", 'graph:1'],
    ['a dynamic import', 'server/modules/ledger/a.ts', "await import('../wallet/index.ts')", 'graph:1'],
    ['a computed import', 'server/modules/ledger/a.ts', 'await import(name)', 'computed:1'],
    [
      'a module by its workspace name',
      'server/modules/ledger/a.ts',
      "import '@croupier/server/modules/wallet/index.ts'",
      'graph:1',
    ],
    ['a module that plays no games', 'server/modules/wallet/a.ts', "import '../../../games/dice/rules.ts'", 'graph:1'],
    ['jobs in the inside of a module', 'server/jobs/a.ts', "import '../modules/wallet/purses.ts'", 'inside:1'],
    [
      'the product in dev',
      'server/platform/a.ts',
      "import { x } from '@croupier/dev/testing/database.ts'",
      'product-dev:1',
    ],
    ['platform in a module', 'server/platform/a.ts', "import '../modules/ledger/index.ts'", 'layers:1'],
    ['basis in anything', 'basis/a.ts', "import { z } from 'zod/mini'", 'packages:1'],
    ['api in the server', 'api/wallet/a.ts', "import '@croupier/server/platform/port.ts'", 'layers:1'],
    ['the web in the server', 'web/portal/a.tsx', "import '@croupier/server/platform/port.ts'", 'layers:1'],
    ['the web in Node', 'web/portal/a.tsx', "import fs from 'node:fs'", 'packages:1'],
    ['a feature in another', 'web/portal/features/withdraw/a.tsx', "import '../deposit/b.tsx'", 'feature:1'],
    ['a feature in what composes it', 'web/portal/features/withdraw/a.tsx', "import '../../app/app.tsx'", 'layers:1'],
    ['the portal’s session in a feature', 'web/portal/session/a.ts', "import '../features/home/live.ts'", 'layers:1'],
    ['the portal’s session in its app', 'web/portal/session/a.ts', "await import('../app/app.tsx')", 'layers:1'],
    ['a part in a feature', 'web/portal/parts/a.tsx', "import '../features/home/rows.tsx'", 'layers:1'],
    ['the app in a subject', 'web/console/deposits/a.tsx', "import '../app/pages.ts'", 'layers:1'],
    ['a subject in what lists are made of', 'web/console/lists/a.tsx', "import '../deposits/b.tsx'", 'layers:1'],
    ['a subject in another', 'web/console/deposits/a.tsx', "import '../members/member-list.tsx'", 'layers:1'],
    ['a fetch by hand', 'web/portal/features/withdraw/a.tsx', "fetch('/wps/x')", 'never:1'],
    ['a vendor in another', 'server/adapters/vendors/pg/a.ts', "import '../jili/b.ts'", 'layers:1'],
    ['a game in another', 'games/dice/a.ts', "import '../crash/rules.ts'", 'layers:1'],
    ['a game with a clock', 'games/dice/a.ts', 'const now = Date.now()', 'never:1'],
    ['a game with chance of its own', 'games/dice/a.ts', 'const x = Math.random()', 'never:1'],
    ['a game with floats', 'games/dice/a.ts', 'const edge = 0.01', 'never:1'],
    [
      'SQL on another schema',
      'server/modules/wallet/a.ts',
      'const q = sql`\n  select *\n  from identity.member`',
      'schema:3',
    ],
    ['SQL that writes a balance', 'server/modules/play/a.ts', 'sql`update ledger.account set units = 0`', 'schema:1'],
    ['SQL in a plain text', 'server/modules/wallet/a.ts', "client.query('delete from identity.member')", 'schema:1'],
    ['reporting beside the views', 'server/modules/reporting/a.ts', 'sql`select * from wallet.deposit`', 'schema:1'],
    [
      'a test of the web in the server',
      'web/portal/a.test.tsx',
      "import '@croupier/server/platform/port.ts'",
      'layers:1',
    ],
    ['a test in the inside of a module', 'server/modules/wallet/a.test.ts', "import '../ledger/post.ts'", 'inside:1'],
    ['SQL in jobs', 'server/jobs/a.ts', 'sql`select * from wallet.deposit`', 'schema:1'],
  ])('finds %s', (_what, path, text, expected) => {
    expect(rules(path, text)).toEqual([expected])
  })

  it.each([
    ['an index the graph allows', 'server/modules/wallet/a.ts', "import { post } from '../ledger/index.ts'"],
    ['its own schema', 'server/modules/wallet/a.ts', 'sql`select p.id from wallet.purse p`'],
    ['a view for reporting', 'server/modules/reporting/a.ts', 'sql`select * from wallet.deposit_view`'],
    [
      'a schema in a comment or a text of SQL',
      'server/modules/wallet/a.ts',
      "sql`select 'identity.member' -- ledger.account\n`",
    ],
    [
      'a forbidden import in a comment',
      'server/modules/wallet/a.ts',
      "// import '../play/index.ts'\nconst a = 'import x from fastify'",
    ],
    ['a member of the same name', 'server/modules/wallet/a.ts', 'this.port.fetch(1)\nconst a = { Date: 1 }'],
    [
      'a test that uses dev',
      'server/modules/wallet/a.test.ts',
      "import '@croupier/dev/testing/database.ts'\nimport 'vitest'",
    ],
    ['a word that looks like a schema', 'web/portal/a.tsx', "const key = 'please update identity.captcha'"],
    ['a helper of another module’s tests', 'server/modules/wallet/a.test.ts', "import '../ledger/books.testing.ts'"],
    ['rules for a game client', 'web/play/dice/a.tsx', "import '../../../games/dice/rules.ts'"],
  ])('lets %s pass', (_what, path, text) => {
    expect(rules(path, text)).toEqual([])
  })

  it('names file, line and rule', () => {
    const [violation] = violationsOf(house, readSource('server/modules/ledger/a.ts', "\n\nimport '../play/index.ts'"))

    expect(tell(violation!)).toBe('server/modules/ledger/a.ts:3 [graph] ledger may not import play; it may none')
  })

  it('finds a migration that reaches into another module, or that belongs to none', () => {
    const text = 'create table wallet.purse (\n  member_id bigint references identity.member\n);'

    expect(migrationViolations(house, 'server/db/migrations/202611210500-wallet-purses.sql', text).map(tell)).toEqual([
      'server/db/migrations/202611210500-wallet-purses.sql:2 [schema] SQL of wallet may not name identity.member',
    ])
    expect(migrationViolations(house, 'server/db/migrations/1-purses.sql', text)).toHaveLength(1)
    expect(migrationViolations(house, 'server/db/migrations/202611210500-nobody-purses.sql', text)).toHaveLength(1)
  })

  it('finds a function that reaches into a module its own may not import', () => {
    const text = 'create or replace function wallet.f() returns void as $$ select ledger.post(), play.perform() $$;'

    expect(migrationViolations(house, 'server/modules/wallet/sql/f.sql', text).map(tell)).toEqual([
      'server/modules/wallet/sql/f.sql:1 [schema] SQL of wallet may not name play.perform',
    ])
  })

  it('finds a circle', () => {
    const circle = {
      a: { owns: '', mayImport: ['b'] },
      b: { owns: '', mayImport: ['c'] },
      c: { owns: '', mayImport: ['b'] },
    }

    expect(cycleIn(circle)).toBe('b → c → b')
  })
})
