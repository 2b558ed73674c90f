import { listDepositChannels } from '@croupier/api/wallet/providers/list-deposit-channels.ts'
import { listPaymentProviders } from '@croupier/api/wallet/providers/list-payment-providers.ts'
import { setDepositChannel } from '@croupier/api/wallet/providers/set-deposit-channel.ts'
import { setPaymentProvider } from '@croupier/api/wallet/providers/set-payment-provider.ts'
import { cardShop } from '../../sandbox/card-provider/card-provider.ts'
import { chainShop } from '../../sandbox/chain-gateway/chain-gateway.ts'
import { CLIENT, sandpay } from '../../sandbox/payment-provider/signing.ts'
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

/** The house's payment providers; each is a program of the sandbox. */
const providers = [
  { shop: sandpay, protocol: 'hosted-page', path: 'payments', paysOut: true },
  { shop: chainShop, protocol: 'chain-gateway', path: 'chain', paysOut: true },
  { shop: cardShop, protocol: 'card-page', path: 'cards', paysOut: false },
] as const

/** What other providers take. */
const byOthers = [
  {
    code: 'usdt-tron',
    kind: 'crypto',
    name: 'USDT on Tron',
    provider: chainShop.client,
    coin: 'USDT',
    network: 'TRC20',
    minimumAmount: '500',
    maximumAmount: '200000',
    position: 10,
  },
  {
    code: 'bitcoin',
    kind: 'crypto',
    name: 'Bitcoin',
    provider: chainShop.client,
    coin: 'BTC',
    network: 'BTC',
    minimumAmount: '5000',
    maximumAmount: '500000',
    position: 11,
  },
  {
    code: 'card',
    kind: 'card',
    name: 'Debit or credit card',
    provider: cardShop.client,
    minimumAmount: '200',
    maximumAmount: '50000',
    feePercent: '1.8',
    position: 12,
  },
] as const

/** What the house takes by itself: its accounts are made up, like the house. */
const byHand = [
  {
    code: 'bkash',
    kind: 'ma',
    name: 'bKash',
    payBank: 'bKash',
    payHolder: 'Lumen House',
    payNumber: '01711000900',
    instructions: 'Use “Send Money”, then enter the TrxID you are shown.',
    position: 3,
  },
  {
    code: 'nagad',
    kind: 'ma',
    name: 'Nagad',
    payBank: 'Nagad',
    payHolder: 'Lumen House',
    payNumber: '01811000901',
    position: 4,
  },
  {
    code: 'rocket',
    kind: 'ma',
    name: 'Rocket',
    payBank: 'Rocket',
    payHolder: 'Lumen House',
    payNumber: '019110009024',
    position: 5,
  },
  {
    code: 'city-bank',
    kind: 'mt',
    name: 'City Bank transfer',
    payBank: 'City Bank',
    payHolder: 'Lumen House',
    payNumber: '1102003004001',
    position: 6,
  },
  { code: 'bangla-qr', kind: 'qr', name: 'Bangla QR', qrText: 'https://qr.example/lumen-house', position: 7 },
  { code: 'voucher', kind: 'voucher', name: 'Voucher', position: 8 },
  { code: 'member', kind: 'c2c', name: 'Pay another member', position: 9 },
] as const

const story: Story = {
  title: 'Providers of the sandbox take deposits on a page, in coins and by card, and pay out',
  async tell(world) {
    const known = (await world.do(listPaymentProviders, {})).list
    for (const { shop, protocol, path, paysOut } of providers) {
      const { client: code, secret } = shop
      const url = `${world.sandbox}/${path}`
      const provider = known.find((each) => each.code === code)
      if (!provider) await world.do(setPaymentProvider, { code, protocol, url, secret, paysOut })
      // The sandbox moves when it is started on another port; everything else stays as a person left it.
      else if (provider.url !== url) await world.do(setPaymentProvider, { code, url, secret })
    }

    const { list } = await world.do(listDepositChannels, {})
    for (const channel of channels) {
      if (list.some(({ code }) => code === channel.code)) continue
      await world.do(setDepositChannel, { ...channel, kind: 'pg', provider: CLIENT, currency: 'BDT' })
    }
    for (const channel of byOthers) {
      if (list.some(({ code }) => code === channel.code)) continue
      await world.do(setDepositChannel, { ...channel, currency: 'BDT' })
    }
    for (const channel of byHand) {
      if (list.some(({ code }) => code === channel.code)) continue
      const limits = { minimumAmount: '100', maximumAmount: '25000' }
      await world.do(setDepositChannel, { ...channel, ...limits, currency: 'BDT' })
    }
  },
}

export default story
