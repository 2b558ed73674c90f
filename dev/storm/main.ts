// npm run storm [-- --minutes <number>] [--seed <number>]
// npm run storm -- --sockets [--minutes <number>]
import { parseArgs } from 'node:util'
import { runStep } from '../checks/run.ts'

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '10' }, seed: { type: 'string' }, sockets: { type: 'boolean' } },
})
const minutes = Number(values.minutes)
const isSeed = values.seed === undefined || /^\d{1,9}$/.test(values.seed)
if (!(minutes > 0 && minutes <= 600) || !isSeed || (values.sockets && values.seed !== undefined)) {
  process.stderr.write('npm run storm [-- --minutes <0 to 600>] [--seed <whole number> | --sockets]\n')
  process.exit(2)
}

// The same tests that `npm test` gives less time, so that what it must show is written in one place.
const isOver = await runStep({
  name: `a storm of ${minutes} minutes${values.sockets ? ', of hostile sockets' : ''}`,
  command: 'vitest',
  args: ['run', values.sockets ? 'dev/storm/sockets.test.ts' : 'dev/sandbox/game-vendor/storm.test.ts'],
  environment: {
    STORM_SECONDS: String(Math.round(minutes * 60)),
    ...(values.seed === undefined ? {} : { STORM_SEED: values.seed }),
  },
})
process.exitCode = isOver ? 0 : 1
