import { setOwnLimit } from '@croupier/api/play/own-limits/set-own-limit.ts'
import { setDepositLimit } from '@croupier/api/wallet/deposit-limits/set-deposit-limit.ts'
import { showDepositLimits } from '@croupier/api/wallet/deposit-limits/show-deposit-limits.ts'
import type { Story } from '../story.ts'

const story: Story = {
  title: 'Arpita was credited too little and got the rest an hour later; they limit their deposits and losses',
  async tell(world) {
    await world.player('arpita', { payeeName: 'অর্পিতা সাহা' })
    await world.credits('arpita', [
      { amount: '450.00', note: 'bank slip 2291, read as 450' },
      { amount: '50.00', note: 'bank slip 2291 said 500: the rest' },
    ])
    const arpita = await world.member('arpita')
    const { limits } = await world.do(showDepositLimits, {}, arpita)
    if (limits.some(({ amount }) => amount !== null)) return
    await world.do(setDepositLimit, { period: 'day', amount: '2000' }, arpita)
    await world.do(setDepositLimit, { period: 'month', amount: '10000' }, arpita)
    await world.do(setOwnLimit, { kind: 'loss', period: 'week', amount: '1500' }, arpita)
  },
}

export default story
