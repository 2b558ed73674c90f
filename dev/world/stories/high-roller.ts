import type { Story } from '../story.ts'
import { PLAYER_PASSWORD } from '../world.ts'

const story: Story = {
  title: 'Tahmina is credited week after week, and her statement has pages',
  async tell(world) {
    await world.player('tahmina', { payeeName: 'তাহমিনা চৌধুরী', agent: 'karim' })
    const weeks = Array.from({ length: 24 }, (_, week) => ({
      amount: `${2_500 + week * 375}.${String((week * 37) % 100).padStart(2, '0')}`,
      note: `settlement of week ${week + 1}`,
    }))
    await world.credits('tahmina', weeks)
    world.introduce({
      role: 'member',
      account: 'tahmina',
      password: PLAYER_PASSWORD,
      where: 'Portal',
      note: 'a long statement, under karim',
    })
  },
}

export default story
