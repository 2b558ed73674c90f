import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What needs neither a database nor a server. */
const unitTests = globSync(
  ['{basis,api,words,games}/**/*.test.ts', 'server/**/*.unit.test.ts', 'web/**/*.unit.test.ts'],
  { exclude: ['**/node_modules/**'] },
).map((file) => ({ file, source: readFileSync(file, 'utf8') }))

const serverTests = globSync('{server,dev,start}/**/*.test.ts', {
  exclude: ['**/node_modules/**', '**/*.unit.test.ts', 'dev/browser/**'],
}).map((file) => ({ file, source: readFileSync(file, 'utf8') }))

/**
 * Whether a test file reaches the PostgreSQL of the run: by a helper of the tests, and not only by such as start an
 * embedded one themselves. The others say the same a second time, whatever TEST_DATABASE_URL names; so do a few that
 * reach it and say why they need not be repeated.
 */
function reachesDatabase(source: string): boolean {
  if (source.includes('Not repeated on another PostgreSQL')) return false
  if (/\b(?:useDatabase|useServer|createDatabase|databaseUrl)\b/.test(source)) return true
  return /testing[/.]/.test(source) && !/\b(?:startPostgres|openMortalHouse)\b/.test(source)
}

/**
 * Whether a test file puts something in a module's place, or leaves in it what the next would find: it is given modules
 * of its own.
 */
const needsItsOwn = (source: string): boolean =>
  /\b(?:vi\.(?:mock|doMock|resetModules)|registerOwnerCheck)\b/.test(source)

/** Whether a file starts processes and waits for them, or cuts a connection at every statement: half a minute and more. */
const takesLong = ({ moduleId }: TestSpecification): boolean =>
  /lost-connections|recipes\.test|start\/main|ops\/ops/.test(moduleId) ||
  /\b(?:openMortalHouse|startPostgres|STORM_SEED)\b/.test(readFileSync(moduleId, 'utf8'))

/** What takes long begins first, so that no worker is left with it at the end: it is short to read, and vitest goes by that. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return [...sorted.filter(takesLong), ...sorted.filter((file) => !takesLong(file))]
  }
}

/** What takes so long hangs; less would be said of a machine that has other work beside the tests. */
const patience = { testTimeout: 120_000, hookTimeout: 120_000 }

/** Of every project the same number: vitest runs those of another number before or after them, and not beside them. */
const maxWorkers = 3

function unitProject(
  name: string,
  isIncluded: (source: string) => boolean,
  isolate: boolean,
): TestProjectInlineConfiguration {
  const include = unitTests.filter(({ source }) => isIncluded(source)).map(({ file }) => file)
  return { extends: true, test: { name, include, isolate, maxWorkers, ...patience } }
}

/** The passwords of tests' members are hashed at this cost: server/platform/password-hash.unit.test.ts has the product's. */
const cheapPasswordCost = join(import.meta.dirname, 'dev/testing/cheap-password-cost.ts')

function serverProject(
  name: string,
  isIncluded: (source: string) => boolean,
  isolate: boolean,
): TestProjectInlineConfiguration {
  return {
    extends: true,
    resolve: { alias: [{ find: /^.*\/password-cost\.ts$/, replacement: cheapPasswordCost }] },
    test: {
      name,
      include: serverTests
        .filter(({ source }) => isIncluded(source) && (!process.env['TEST_DATABASE_URL'] || reachesDatabase(source)))
        .map(({ file }) => file),
      isolate,
      globalSetup: ['dev/testing/global-setup.ts'],
      ...patience,
      // Settings and catalogues are compared with the database every second: waiting that long proves nothing.
      expect: { poll: { timeout: 10_000 } },
      maxWorkers,
    },
  }
}

export default defineConfig({
  test: {
    // Which tests load a statement, or depend on a migration, no graph of modules tells: `--changed` then runs all of them.
    forceRerunTriggers: ['**/package.json', '**/vitest.config.*', '**/server/**/*.sql'],
    reporters: [process.env['CI'] ? 'dot' : 'default', './dev/checks/failures/vitest-failures.ts'],
    sequence: { sequencer: LongFirst },
    setupFiles: ['dev/testing/own-time.ts'],
    projects: [
      unitProject('unit', (source) => !needsItsOwn(source), false),
      unitProject('unit-apart', needsItsOwn, true),
      // What is tested is loaded once by each worker, and not by each file.
      serverProject('server', (source) => !needsItsOwn(source), false),
      serverProject('server-apart', needsItsOwn, true),
    ],
  },
})
