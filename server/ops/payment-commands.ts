import { listDepositChannels } from '@croupier/api/wallet/providers/list-deposit-channels.ts'
import { listPaymentProviders } from '@croupier/api/wallet/providers/list-payment-providers.ts'
import { setDepositChannel } from '@croupier/api/wallet/providers/set-deposit-channel.ts'
import { setPaymentProvider } from '@croupier/api/wallet/providers/set-payment-provider.ts'
import type { InputOf } from '@croupier/api/operation.ts'
import { asOps } from './as-ops.ts'
import type { AppCall, Command } from './command.ts'
import { numberOf, opennessOf, textsOf } from './given-options.ts'

/** What a hosted channel has already and `deposit-channel set` may leave out. */
const kept = [
  'feePercent',
  'feeFixed',
  'instructions',
  'opensAt',
  'closesAt',
  'leastLevel',
  'leastDays',
  'isOpen',
  'position',
] as const

async function keptOf(call: AppCall): Promise<Partial<InputOf<typeof setDepositChannel>>> {
  const { list } = await asOps(call, listDepositChannels, {})
  const before = list.find(({ code, kind }) => code === call.given['code'] && kind === 'pg')
  return Object.fromEntries(kept.map((field) => [field, before?.[field] ?? undefined]))
}

export const paymentCommands: readonly Command[] = [
  {
    noun: 'payment-provider',
    verb: 'set',
    summary: 'Add a payment provider, or change one; options left out stay as they are.',
    options: {
      code: { value: '<code>', help: 'its name with us, part of its call-backs’ address', isRequired: true },
      protocol: { value: '<name>', help: 'the adapter that speaks to it, such as hosted-page' },
      url: { value: '<address>', help: 'where its API begins' },
      secret: { value: '<text>', help: 'signs both ways; kept sealed', isSecret: true },
      open: { help: 'members may use it' },
      closed: { help: 'no new deposits or payouts; what is under way still arrives' },
    },
    needs: 'app',
    run: async (call) => ({
      value: await asOps(call, setPaymentProvider, {
        ...textsOf(call.given, ['code', 'protocol', 'url', 'secret']),
        ...opennessOf(call.given),
      }),
    }),
  },
  {
    noun: 'payment-provider',
    verb: 'list',
    summary: 'Every payment provider, without its secret.',
    needs: 'app',
    run: async (call) => ({ value: (await asOps(call, listPaymentProviders, {})).list }),
  },
  {
    noun: 'deposit-channel',
    verb: 'set',
    summary: 'Add a deposit channel on a provider’s hosted page, or change one; options left out stay as they are.',
    options: {
      code: { value: '<code>', help: 'its name with us', isRequired: true },
      name: { value: '<text>', help: 'what members read', isRequired: true },
      provider: { value: '<code>', help: 'whose page it is', isRequired: true },
      currency: { value: '<code>', help: 'of the members it is for', isRequired: true },
      minimum: { value: '<amount>', help: 'the least that can be paid in', isRequired: true },
      maximum: { value: '<amount>', help: 'the most', isRequired: true },
      'fee-percent': { value: '<number>', help: 'kept back of each deposit, such as 1.5' },
      'fee-fixed': { value: '<amount>', help: 'kept back besides' },
      'least-level': { value: '<number>', help: 'offered from this VIP level on' },
      'least-days': { value: '<number>', help: 'offered so many days after a member registered' },
      position: { value: '<number>', help: 'its place in the list' },
      open: { help: 'members see it' },
      closed: { help: 'members do not see it' },
    },
    needs: 'app',
    run: async (call) => ({
      value: await asOps(call, setDepositChannel, {
        ...(await keptOf(call)),
        ...textsOf(call.given, {
          code: 'code',
          name: 'name',
          provider: 'provider',
          currency: 'currency',
          minimum: 'minimumAmount',
          maximum: 'maximumAmount',
          'fee-percent': 'feePercent',
          'fee-fixed': 'feeFixed',
        }),
        kind: 'pg',
        ...numberOf(call.given, 'least-level', 'leastLevel'),
        ...numberOf(call.given, 'least-days', 'leastDays'),
        ...numberOf(call.given, 'position'),
        ...opennessOf(call.given),
      }),
    }),
  },
  {
    noun: 'deposit-channel',
    verb: 'list',
    summary: 'Every deposit channel.',
    needs: 'app',
    run: async (call) => ({ value: (await asOps(call, listDepositChannels, {})).list }),
  },
]
