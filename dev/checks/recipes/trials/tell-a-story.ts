import type { RecipeTrial } from '../recipe-trial.ts'

export const tellAStory: RecipeTrial = {
  recipe: 'tell-a-story',
  steps: {
    1: (scratch) =>
      scratch.write(
        'dev/world/stories/somebody-who-waves.ts',
        `import type { Story } from '../story.ts'
import { PLAYER_PASSWORD } from '../world.ts'

const story: Story = {
  title: 'Nadia waves from the pier',
  async tell(world) {
    await world.player('nadia', { payeeName: 'Nadia Karim', agent: 'shirin' })
    world.introduce({ role: 'member', account: 'nadia', password: PLAYER_PASSWORD, where: 'Portal', note: 'waves' })
  },
}

export default story
`,
      ),
    async 2(scratch) {
      await scratch.change(
        'dev/world/stories/index.ts',
        'import withdrawals from',
        "import waves from './somebody-who-waves.ts'\nimport withdrawals from",
      )
      await scratch.addLine('dev/world/stories/index.ts', '  players,', '  waves,')
    },
  },
  untouching: [3, 4, 5],
  tests: [],
}
