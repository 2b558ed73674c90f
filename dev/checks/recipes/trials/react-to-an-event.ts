import type { RecipeTrial } from '../recipe-trial.ts'

export const reactToAnEvent: RecipeTrial = {
  recipe: 'react-to-an-event',
  steps: {
    async 1(scratch) {
      await scratch.write(
        'server/modules/points/watch-rounds.ts',
        `import { consume } from '../../platform/outbox-consumer.ts'
import { roundSettled } from '../play/index.ts'

/** Watches rounds end. */
export const watchRounds = consume<unknown>({
  name: 'points.watchRounds',
  events: [roundSettled],
  async fold() {},
})
`,
      )
      await scratch.addLine(
        'server/modules/points/index.ts',
        "from './count-points.ts'",
        "export { watchRounds } from './watch-rounds.ts'",
      )
      await scratch.change(
        'server/jobs/reactions.ts',
        'import { countPoints } from',
        'import { countPoints, watchRounds } from',
      )
      await scratch.addLine('server/jobs/reactions.ts', '  countPoints,', '  watchRounds,')
    },
    async 2(scratch) {
      await scratch.write(
        'server/modules/points/wave-later.ts',
        `import * as z from 'zod/mini'
import { job } from '../../platform/jobs.ts'

/** Waves when there is time. */
export const waveLater = job('points.waveLater', z.strictObject({}), async () => {})
`,
      )
      await scratch.addLine(
        'server/modules/points/index.ts',
        "from './count-points.ts'",
        "export { waveLater } from './wave-later.ts'",
      )
      await scratch.addLine('server/jobs/start.ts', 'const askedJobs', '  waveLater,')
      await scratch.change(
        'server/jobs/start.ts',
        /^(?=import )/m,
        "import { waveLater } from '../modules/points/index.ts'\n",
      )
    },
    async 3(scratch) {
      await scratch.write(
        'server/modules/points/wave-daily.ts',
        `import { job } from '../../platform/jobs.ts'
import { scheduledPeriod } from '../../platform/schedule.ts'

/** Waves once a day. */
export const waveDaily = job('points.waveDaily', scheduledPeriod, async () => {})
`,
      )
      await scratch.addLine(
        'server/modules/points/index.ts',
        "from './count-points.ts'",
        "export { waveDaily } from './wave-daily.ts'",
      )
      await scratch.change(
        'server/jobs/schedules.ts',
        'import { bookPoints } from',
        'import { bookPoints, waveDaily } from',
      )
      await scratch.addLine(
        'server/jobs/schedules.ts',
        'export const schedules',
        "  { name: 'points.waveDaily', every: 'day', missed: 'latest', job: waveDaily },",
      )
    },
    async 4(scratch) {
      await scratch.write(
        'api/live/wave-seen.ts',
        `import * as z from 'zod/mini'
import { liveMessage } from './live-message.ts'

/** Somebody waved: open pages ask again. */
export const waveSeen = liveMessage('wave', z.strictObject({}))
`,
      )
      await scratch.change(
        'api/live/all.ts',
        'import { withdrawalChanged }',
        "import { waveSeen } from './wave-seen.ts'\nimport { withdrawalChanged }",
      )
      await scratch.addLine('api/live/all.ts', '  transferChanged,', '  waveSeen,')
      await scratch.change('web/portal/features/points/live.ts', 'on: {', 'on: {\n    wave: [showPointBalance],')
    },
  },
  untouching: [],
  tests: ['web/portal/**/live-reads.unit.test.ts'],
}
