import { listDepositChannels } from '@croupier/api/wallet/providers/list-deposit-channels.ts'
import { listPaymentProviders } from '@croupier/api/wallet/providers/list-payment-providers.ts'
import { setDepositChannel } from '@croupier/api/wallet/providers/set-deposit-channel.ts'
import { setPaymentProvider } from '@croupier/api/wallet/providers/set-payment-provider.ts'
import { asOps } from './as-ops.ts'
import type { Command } from './command.ts'
import { numberOf, opennessOf, textsOf } from './given-options.ts'

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
    summary: 'Add a deposit channel on a provider’s hosted page, or replace one.',
    options: {
      code: { value: '<code>', help: 'its name with us', isRequired: true },
      name: { value: '<text>', help: 'what members read', isRequired: true },
      provider: { value: '<code>', help: 'whose page it is', isRequired: true },
      currency: { value: '<code>', help: 'of the members it is for', isRequired: true },
      minimum: { value: '<amount>', help: 'the least that can be paid in', isRequired: true },
      maximum: { value: '<amount>', help: 'the most', isRequired: true },
      'fee-percent': { value: '<number>', help: 'kept back of each deposit, such as 1.5; nothing where left out' },
      'fee-fixed': { value: '<amount>', help: 'kept back besides; nothing where left out' },
      position: { value: '<number>', help: 'its place in the list; 0 where left out' },
      closed: { help: 'members do not see it' },
    },
    needs: 'app',
    run: async (call) => ({
      value: await asOps(call, setDepositChannel, {
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
        isOpen: call.given['closed'] !== true,
        position: 0,
        ...numberOf(call.given, 'position'),
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
