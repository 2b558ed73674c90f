import { bindEmail } from '@croupier/api/identity/contacts/bind-email.ts'
import { sendEmailCode } from '@croupier/api/identity/codes/send-email-code.ts'
import { showMemberInfo } from '@croupier/api/identity/members/show-member-info.ts'
import { assert } from '@croupier/basis/assert.ts'
import { mailPort } from '@croupier/server/modules/messaging/index.ts'
import type { Story } from '../story.ts'
import { PLAYER_PASSWORD } from '../world.ts'

const accounts = ['rahim', 'farida', 'oliver']

const story: Story = {
  title: 'Three verify their e-mail addresses, so that a letter helps them back in',
  async tell(world) {
    const { ports } = world.wired.app
    // These boxes are open on the storyteller's own desk: the sandbox need not be up while stories are told.
    let text = ''
    const server = ports.use(mailPort)
    ports.provide(mailPort, {
      async send(letter) {
        text = letter.text
      },
    })
    for (const account of accounts) {
      const member = await world.member(account)
      const { isEmailVerified } = await world.do(showMemberInfo, {}, member)
      if (isEmailVerified) continue
      const email = `${account}@example.com`
      await world.do(sendEmailCode, { email }, member)
      const verificationCode = /\b\d{6}\b/.exec(text)?.[0]
      assert(verificationCode, 'a code is in the letter')
      await world.do(bindEmail, { email, verificationCode, password: PLAYER_PASSWORD }, member)
    }
    ports.provide(mailPort, server)
  },
}

export default story
