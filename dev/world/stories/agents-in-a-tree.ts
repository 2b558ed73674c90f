import type { Story } from '../story.ts'
import { PLAYER_PASSWORD } from '../world.ts'

const story: Story = {
  title: 'Karim brings Nasrin, and Nasrin brings Shirin',
  async tell(world) {
    await world.agent('karim', { type: 1 })
    await world.agent('nasrin', { type: 2, under: 'karim' })
    await world.agent('shirin', { type: 2, under: 'nasrin' })
    await world.credits('karim', [{ amount: '50000.00', note: 'opening float of the general agent' }])
    await world.credits('nasrin', [{ amount: '12000.00', note: 'opening float' }])

    const line = { password: PLAYER_PASSWORD, where: 'Portal, /agent' }
    world.introduce({ role: 'general agent', account: 'karim', ...line, note: 'top of a tree of three' })
    world.introduce({ role: 'agent', account: 'nasrin', ...line, note: 'under karim' })
    world.introduce({ role: 'agent', account: 'shirin', ...line, note: 'under nasrin' })
  },
}

export default story
