import type { Story } from '../story.ts'
import { PLAYER_PASSWORD } from '../world.ts'

interface Player {
  account: string
  payeeName: string
  /** The agent whose link they came by. */
  agent?: string
  /** By whose link they came, where a player's. */
  friend?: string
  opening?: string
}

const players: readonly Player[] = [
  { account: 'rahim', payeeName: 'রহিম উদ্দিন', opening: '1500.00' },
  { account: 'farida', payeeName: 'ফরিদা ইয়াসমিন', agent: 'nasrin', opening: '820.50' },
  { account: 'jamal', payeeName: 'জামাল হোসেন', agent: 'shirin', opening: '300.00' },
  { account: 'sumaiya', payeeName: 'সুমাইয়া আক্তার', agent: 'shirin', opening: '2400.00' },
  { account: 'bikash', payeeName: 'বিকাশ চন্দ্র দাস', agent: 'karim', opening: '95.25' },
  { account: 'moushumi', payeeName: 'মৌসুমী পাল', agent: 'nasrin' },
  { account: 'daniel', payeeName: 'Daniel Gomes', friend: 'rahim', opening: '640.00' },
  { account: 'grace', payeeName: 'Grace Rozario', agent: 'karim', opening: '10.00' },
  { account: 'oliver', payeeName: 'Oliver Baroi', friend: 'rahim' },
]

const story: Story = {
  title: 'Nine players register, most of them through an agent',
  async tell(world) {
    for (const { account, opening, ...came } of players) {
      await world.player(account, came)
      if (opening !== undefined) await world.credits(account, [{ amount: opening, note: 'welcome to the demo' }])
    }
    const line = { role: 'member', password: PLAYER_PASSWORD, where: 'Portal' }
    world.introduce({ ...line, account: 'rahim', note: 'came on their own, 1,500.00' })
    world.introduce({ ...line, account: 'farida', note: 'under the agent nasrin' })
    world.introduce({ ...line, account: 'grace', note: 'with a bonus under way, under the agent karim' })
    world.introduce({ ...line, account: 'moushumi', note: 'with a bonus that ran out' })
    world.introduce({ ...line, account: 'oliver', note: 'new, with empty purses' })
  },
}

export default story
