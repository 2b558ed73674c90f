import { approveVerification } from '@croupier/api/safeguards/verification/approve-verification.ts'
import { askForVerification } from '@croupier/api/safeguards/verification/ask-for-verification.ts'
import { sendVerification } from '@croupier/api/safeguards/verification/send-verification.ts'
import { showMemberVerification } from '@croupier/api/safeguards/verification/show-member-verification.ts'
import { showVerification } from '@croupier/api/safeguards/verification/show-verification.ts'
import { specimenCard } from '../specimen-card.ts'
import type { Story } from '../story.ts'

const story: Story = {
  title: 'Rahim has shown who they are, Nasrin was asked to and waits for an answer',
  async tell(world) {
    const approver = await world.operator('mitali')
    const rahim = await world.member('rahim')
    if ((await world.do(showVerification, {}, rahim)).state === 'none') {
      const pictures = [specimenCard('front'), specimenCard('back')]
      await world.do(sendVerification, { kind: 'id-card', pictures }, rahim)
      const { documentId } = await world.do(showMemberVerification, { account: 'rahim' }, approver)
      await world.do(
        approveVerification,
        { account: 'rahim', id: documentId ?? '', validThrough: '2031-06-30' },
        approver,
      )
    }
    const nasrin = await world.member('nasrin')
    if ((await world.do(showVerification, {}, nasrin)).state !== 'none') return
    const note = 'Before larger withdrawals we would like to see your passport.'
    await world.do(askForVerification, { account: 'nasrin', note }, approver)
    await world.do(sendVerification, { kind: 'passport', pictures: [specimenCard('front')] }, nasrin)
  },
}

export default story
