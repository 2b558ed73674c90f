import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

const serverTests = '{server,dev,start}/**/*.test.ts'

/**
 * Whether a test file reaches the PostgreSQL of the run: by a helper of the tests, and not only by such as start an
 * embedded one themselves. The others say the same a second time, whatever TEST_DATABASE_URL names.
 */
function reachesDatabase(file: string): boolean {
  const source = readFileSync(file, 'utf8')
  if (/\b(?:useDatabase|useServer|createDatabase|databaseUrl)\b/.test(source)) return true
  return /testing[/.]/.test(source) && !/\b(?:startPostgres|openMortalHouse)\b/.test(source)
}

const saidAlready = process.env['TEST_DATABASE_URL']
  ? globSync(serverTests, { exclude: ['**/node_modules/**'] }).filter((file) => !reachesDatabase(file))
  : []

export default defineConfig({
  test: {
    reporters: process.env['CI'] ? ['dot'] : ['default'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            '{basis,api,words,games}/**/*.test.ts',
            'server/platform/**/*.unit.test.ts',
            'web/**/*.unit.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: [serverTests],
          exclude: ['**/*.unit.test.ts', 'dev/browser/**', 'node_modules/**', ...saidAlready],
          globalSetup: ['dev/testing/global-setup.ts'],
          testTimeout: 30_000,
          // Settings and catalogues are compared with the database every second: waiting that long proves nothing.
          expect: { poll: { timeout: 10_000 } },
          maxWorkers: 2,
        },
      },
    ],
  },
})
