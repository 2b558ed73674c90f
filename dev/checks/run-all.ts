import { findForTests } from './chromium.ts'
import { findDebianPostgres } from './debian-postgres.ts'
import { runSteps } from './run.ts'
import { staticSteps } from './static-steps.ts'

/** `npm test`: everything, in the order in which a fault is found soonest. */
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
