import { freezeMember } from '@croupier/api/identity/members/freeze-member.ts'
import { assert } from '@croupier/basis/assert.ts'
import type { Story } from '../story.ts'
import { PLAYER_PASSWORD } from '../world.ts'

const story: Story = {
  title: 'Kabir is frozen while support looks at two log-ins from far apart',
  async tell(world) {
    const isNew = (await world.find('kabir')) === undefined
    await world.player('kabir', { payeeName: 'কবির আহমেদ', agent: 'shirin' })
    await world.credits('kabir', [{ amount: '3750.00', note: 'welcome to the demo' }])
    const member = await world.find('kabir')
    assert(member, 'who registered can be found')
    // Once somebody has unfrozen the member, they stay so.
    if (isNew && member.state === 'active') {
      await world.do(
        freezeMember,
        { account: 'kabir', note: 'log-ins from Dhaka and Lisbon within the hour; called back, no answer' },
        await world.operator('tanvir'),
      )
    }
    world.introduce({
      role: 'member',
      account: 'kabir',
      password: PLAYER_PASSWORD,
      where: 'Portal',
      note: 'frozen: refused at the door',
    })
  },
}

export default story
