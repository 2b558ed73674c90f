import { openAffiliateCode } from '@croupier/api/agents/codes/affiliate-codes.ts'
import { sendToDownline } from '@croupier/api/agents/sendings/sendings.ts'
import { listContracts } from '@croupier/api/contracts/list-contracts.ts'
import { proposeContract } from '@croupier/api/contracts/propose-contract.ts'
import { signContract } from '@croupier/api/contracts/staff-contracts.ts'
import { choosePaymentPassword } from '@croupier/api/identity/passwords/choose-payment-password.ts'
import type { Story } from '../story.ts'
import { PLAYER_PASSWORD } from '../world.ts'

const PIN = '246810'

const realtime = (lossRate: string, winRate: string) => ({
  kind: 'realtime' as const,
  tiers: [{ singleBetAmount: '1', lossRate, winRate }],
})
const hourly = (lossRate: string, winRate: string) => ({
  kind: 'hourly' as const,
  tiers: [{ betAmountPerHour: '50', lossRate, winRate }],
})
const daily = (lossRate: string) => ({
  kind: 'daily' as const,
  tiers: [
    { betAmountPerDay: '100', activeMembers: 1, lossRate, winRate: '0.1' },
    { betAmountPerDay: '5000', activeMembers: 3, lossRate, winRate: '0.2' },
  ],
})

const story: Story = {
  title: 'The house signs with Karim, Karim with Nasrin, Nasrin with Shirin',
  async tell(world) {
    world.introduce({
      role: 'general agent',
      account: 'karim',
      password: PLAYER_PASSWORD,
      where: 'Portal, /agent',
      note: `contracts of three kinds; withdrawal password ${PIN}; nasrin has a proposal of theirs to answer`,
    })
    const karim = await world.member('karim')
    const known = await world.do(listContracts, { state: 'all' }, karim)
    // Told again, what they agreed since stays.
    if (known.list.length > 0) return
    const branch = [
      ['company', 'karim', '0.5', '0.3'],
      ['karim', 'nasrin', '0.3', '0.2'],
      ['nasrin', 'shirin', '0.2', '0.1'],
    ] as const
    for (const [upline, account, lossRate, winRate] of branch) {
      await world.do(signContract, { upline, account, terms: realtime(lossRate, winRate) })
      await world.do(signContract, { upline, account, terms: hourly(lossRate, winRate) })
    }
    await world.do(signContract, { upline: 'company', account: 'karim', terms: daily('0.4'), period: 'day' })
    const nasrin = { account: 'nasrin', terms: daily('0.2'), period: 'day' as const }
    await world.do(proposeContract, nasrin, karim)

    await world.do(openAffiliateCode, { code: 'karim-fair' }, karim)
    await world.do(choosePaymentPassword, { password: PLAYER_PASSWORD, paymentPassword: PIN }, karim)
    const wish = { account: 'nasrin', amount: '2500', note: 'for the week', paymentPassword: PIN }
    await world.do(sendToDownline, wish, karim)
  },
}

export default story
