import { parseArgs } from 'node:util'
import { findForTests } from './chromium.ts'
import { findDebianPostgres } from './debian-postgres.ts'
import { runSteps } from './run.ts'
import { staticSteps } from './static-steps.ts'

/** `npm test`: everything, in the order in which a fault is found soonest. */
async function runEverything(): Promise<void> {
  const chromium = await findForTests()
  const postgres15 = await findDebianPostgres()
  try {
    await runSteps([
      ...staticSteps,
      { name: 'unit and server tests, embedded PostgreSQL', command: 'vitest', args: ['run'] },
      {
        name: 'server tests, PostgreSQL 15',
        command: 'vitest',
        args: ['run', '--project', 'server*'],
        environment: { TEST_DATABASE_URL: postgres15.url },
      },
      { name: 'browser tests', command: 'playwright', args: ['test'], environment: { CHROMIUM_PATH: chromium } },
    ])
  } finally {
    await postgres15.stop()
  }
}

/** Besides the tests that load what changed, those that read the sources instead of loading them. */
async function runChanged(since: string | undefined): Promise<void> {
  const changed = since === undefined ? ['--changed'] : ['--changed', since]
  // Left out is what takes long and goes by what is loaded, and what only has the name of the folder in its own.
  const leftOut = ['dev/checks/{lost-connections/**,bad-input.test.ts}', '**/passwords/**']
  const houseRules = ['run', 'dev/checks/', 'words/', ...leftOut.flatMap((files) => ['--exclude', files])]
  await runSteps([
    ...staticSteps,
    { name: 'house rules', command: 'vitest', args: houseRules },
    { name: 'unit and server tests of what changed', command: 'vitest', args: ['run', ...changed] },
  ])
  process.stdout.write('Not run: browser tests, and PostgreSQL 15. “npm test” runs them, too.\n')
}

const { values, positionals } = parseArgs({ options: { changed: { type: 'boolean' } }, allowPositionals: true })
if (values.changed) await runChanged(positionals[0])
else await runEverything()
