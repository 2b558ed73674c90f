import { bindMobile } from '@croupier/api/identity/contacts/bind-mobile.ts'
import { sendMobileCode } from '@croupier/api/identity/codes/send-mobile-code.ts'
import { showMemberInfo } from '@croupier/api/identity/members/show-member-info.ts'
import { assert } from '@croupier/basis/assert.ts'
import { smsPort } from '@croupier/server/modules/messaging/index.ts'
import type { Story } from '../story.ts'
import { PLAYER_PASSWORD } from '../world.ts'

const numbers = [
  { account: 'rahim', mobileNum: '01711000001' },
  { account: 'farida', mobileNum: '01811000002' },
  { account: 'oliver', mobileNum: '01911000003' },
  { account: 'sumaiya', mobileNum: '01611000004' },
  { account: 'karim', mobileNum: '01511000005' },
] as const

const story: Story = {
  title: 'Five verify their mobile numbers, so that they can log in by a code',
  async tell(world) {
    const { ports } = world.wired.app
    // These phones are in the storyteller's own hand: the sandbox need not be up while stories are told.
    let text = ''
    const gateway = ports.use(smsPort)
    ports.provide(smsPort, {
      async send(message) {
        text = message.text
      },
    })
    for (const { account, mobileNum } of numbers) {
      const member = await world.member(account)
      const { isMobileVerified } = await world.do(showMemberInfo, {}, member)
      if (isMobileVerified) continue
      const phone = { countryDialingCode: '880', mobileNum }
      await world.do(sendMobileCode, phone, member)
      const verificationCode = /\b\d{6}\b/.exec(text)?.[0]
      assert(verificationCode, 'a code is in the text')
      await world.do(bindMobile, { ...phone, verificationCode, password: PLAYER_PASSWORD }, member)
    }
    ports.provide(smsPort, gateway)
    world.introduce({
      role: 'member',
      account: '01711000001',
      password: 'the code in the sandbox’s SMS box',
      where: 'Portal',
      note: 'rahim, by SMS',
    })
  },
}

export default story
