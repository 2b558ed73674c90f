import { setSmsGateway } from '@croupier/api/messaging/set-sms-gateway.ts'
import { showSmsGateway } from '@croupier/api/messaging/show-sms-gateway.ts'
import { SMS_ACCOUNT } from '../../sandbox/sms-account.ts'
import type { Story } from '../story.ts'

const story: Story = {
  title: 'Texts go to the sandbox, where anybody can read them',
  async tell(world) {
    const { gateway } = await world.do(showSmsGateway, {})
    const url = `${world.sandbox}/sms`
    if (!gateway) await world.do(setSmsGateway, { url, ...SMS_ACCOUNT })
    // The sandbox moves when it is started on another port; a gateway that a person set stays.
    else if (gateway.account === SMS_ACCOUNT.account) {
      await world.do(setSmsGateway, { url, token: SMS_ACCOUNT.token })
    }
  },
}

export default story
