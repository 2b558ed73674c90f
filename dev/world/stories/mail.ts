import { setMailServer } from '@croupier/api/messaging/set-mail-server.ts'
import { showMailServer } from '@croupier/api/messaging/show-mail-server.ts'
import { MAIL_ACCOUNT } from '../../sandbox/mail-server/mail-account.ts'
import type { Story } from '../story.ts'

const story: Story = {
  title: 'Letters go to the sandbox, where anybody can read them',
  async tell(world) {
    const { server } = await world.do(showMailServer, {})
    const { username, password } = MAIL_ACCOUNT
    const account = { security: 'none', username, password, sender: 'hello@lumen.example' }
    if (!server) await world.do(setMailServer, { ...world.mail, ...account })
    // The sandbox moves when it is started on another port; a mail server that a person set stays.
    else if (server.username === username) await world.do(setMailServer, { ...world.mail, password })
  },
}

export default story
