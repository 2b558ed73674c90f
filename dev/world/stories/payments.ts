import { listDepositChannels } from '@croupier/api/wallet/list-deposit-channels.ts'
import { listPaymentProviders } from '@croupier/api/wallet/list-payment-providers.ts'
import { setDepositChannel } from '@croupier/api/wallet/set-deposit-channel.ts'
import { setPaymentProvider } from '@croupier/api/wallet/set-payment-provider.ts'
import { CLIENT, SECRET } from '../../sandbox/payment-provider/signing.ts'
import type { Story } from '../story.ts'

const channels = [
  { code: 'sandbar', name: 'Sandbar Pay', minimumAmount: '100', maximumAmount: '25000', position: 1 },
  {
    code: 'sandbar-express',
    name: 'Sandbar Express',
    minimumAmount: '1000',
    maximumAmount: '200000',
    feePercent: '1.5',
    position: 2,
  },
] as const

const story: Story = {
  title: 'Sandbar Pay takes deposits and pays out, in the sandbox',
  async tell(world) {
    const url = `${world.sandbox}/payments`
    const provider = (await world.do(listPaymentProviders, {})).list.find(({ code }) => code === CLIENT)
    if (!provider) await world.do(setPaymentProvider, { code: CLIENT, protocol: 'hosted-page', url, secret: SECRET })
    // The sandbox moves when it is started on another port; everything else stays as a person left it.
    else if (provider.url !== url) await world.do(setPaymentProvider, { code: CLIENT, url, secret: SECRET })

    const { list } = await world.do(listDepositChannels, {})
    for (const channel of channels) {
      if (list.some(({ code }) => code === channel.code)) continue
      await world.do(setDepositChannel, { ...channel, kind: 'pg', provider: CLIENT, currency: 'BDT' })
    }
  },
}

export default story
