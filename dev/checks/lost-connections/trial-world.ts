import { settingsPort } from '@croupier/server/platform/settings.ts'
import { assert } from '@croupier/basis/assert.ts'
import { paymentProtocolsPort, type PaymentProtocol } from '@croupier/server/modules/wallet/index.ts'
import { newMember } from '../../testing/accounts.ts'
import { signInOperator } from '../../testing/cast.ts'
import type { TestServer } from '../../testing/server.ts'
import { asOperator } from '../../testing/vendor.ts'
import type { TrialWorld } from './write-trial.ts'

export const PASSWORD = 'lantern-light-77'
export const PIN = '135790'

/** A provider that takes every order once, however often it is asked. */
const provider: PaymentProtocol = {
  callbacks: 'payments',
  takes: ['pg'],
  pays: ['bank', 'ewallet'],
  protocol: 'by-hand',
  openCheckout: async (_account, { reference }) => ({
    outcome: 'open',
    providerReference: `C-${reference}`,
    hostedUrl: `https://pay.example/${reference}`,
  }),
  findCheckout: async () => ({ state: 'unknown' }),
  sendPayout: async (_account, { reference }) => ({ outcome: 'accepted', providerReference: `P-${reference}` }),
  findPayout: async () => ({ state: 'pending' }),
  readSettlement: async () => [],
}

/** Opens what every trial finds: two admins, a payment provider, members made as they are asked for. */
export async function openTrialWorld(server: TestServer): Promise<TrialWorld> {
  let made = 0
  const next = () => (made += 1)
  // Each in a network of its own: who was where before makes a difference to what is remembered.
  const address = () => `10.${(next() >> 8) & 255}.${made & 255}.9`
  const world: TrialWorld = {
    server,
    newAddress: address,
    newName: () => `Trial${String(next()).padStart(6, '0')}`,
    newDigits: () => String(10_000_000 + next()),
    admin: await signInOperator(server, 'anika', 'admin'),
    otherAdmin: await signInOperator(server, 'mitali', 'admin'),
    async newMember() {
      const account = world.newName()
      return { account, token: await newMember(server, account, address()) }
    },
    async newPayer(balance) {
      const member = await world.newMember()
      const input = { paymentPassword: PIN, password: PASSWORD }
      await world.call('portal', 'PUT /wps/member/paymentPassword', { token: member.token, input, encrypted: true })
      await asOperator(server, 'creditMember', { account: member.account, amount: balance, note: 'for a trial' })
      return member
    },
    async call(listener, line, { input, token, headers, encrypted }) {
      const [method, url] = line.split(' ') as ['GET' | 'POST' | 'PUT' | 'DELETE', string]
      const answer = await server.call(listener, {
        method,
        url,
        token,
        address: address(),
        ...(input === undefined ? {} : { body: input }),
        ...(headers ? { headers } : {}),
        ...(encrypted ? { encrypted } : {}),
      })
      assert(answer.statusCode === 200, `${line} is taken: ${answer.body}`)
      return answer.json().value
    },
  }
  server.wired.app.ports.provide(paymentProtocolsPort, [provider])
  const given = { protocol: 'by-hand', url: 'https://pay.example', secret: 'a-secret-of-a-trial' }
  await world.call('console', 'PUT /staff/payment-providers/byhand', { token: world.admin, input: given })
  const channel = {
    kind: 'pg',
    name: 'By hand',
    provider: 'byhand',
    currency: 'BDT',
    minimumAmount: '100',
    maximumAmount: '25000',
  }
  await world.call('console', 'PUT /staff/deposit-channels/byhand', { token: world.admin, input: channel })
  // One member calls as often as there are places where the connection can break.
  const often = {
    minimum: '500',
    maximum: '50000',
    dailyAmount: '200000',
    dailyCount: 100,
    feePercent: '0',
    feeFixed: '0',
  }
  const limits = {
    'wallet.openDepositsMost': 100,
    'wallet.payoutAccountLimit': 50,
    'wallet.withdrawRules': { BDT: often },
  }
  for (const [name, value] of Object.entries(limits)) {
    await world.call('console', `PUT /staff/settings/${name}`, { token: world.admin, input: { value } })
  }
  // They are compared with the database each second; the first trial begins sooner.
  await world.server.wired.app.ports.use(settingsPort).refresh()
  return world
}
