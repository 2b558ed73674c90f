import { setCheckInterval } from '@croupier/api/identity/session-time/set-check-interval.ts'
import { setSessionLimit } from '@croupier/api/identity/session-time/set-session-limit.ts'
import { showTimeLimits } from '@croupier/api/identity/session-time/show-time-limits.ts'
import type { Story } from '../story.ts'

const story: Story = {
  title: 'Arpita lets a log-in last four hours and is shown every half an hour how it went',
  async tell(world) {
    const arpita = await world.member('arpita')
    const { sessionLimit } = await world.do(showTimeLimits, {}, arpita)
    if (sessionLimit !== null) return
    await world.do(setSessionLimit, { minutes: 240 }, arpita)
    await world.do(setCheckInterval, { minutes: 30 }, arpita)
  },
}

export default story
