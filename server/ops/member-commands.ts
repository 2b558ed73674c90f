import * as z from 'zod/mini'
import { createMember } from '@croupier/api/identity/members/create-member.ts'
import { memberTypes } from '@croupier/api/identity/limits.ts'
import { creditMember } from '@croupier/api/wallet/purses/credit-member.ts'
import { resetAuthenticator } from '@croupier/api/identity/authenticator/reset-authenticator.ts'
import { showMember } from '@croupier/api/wallet/purses/show-member.ts'
import { amount } from '@croupier/api/wallet/limits.ts'
import { asOps } from './as-ops.ts'
import { type Command, type Given, OpsFault, optionalTextOf, textOf } from './command.ts'
import { textsOf } from './given-options.ts'

function typeOf(given: Given): number | undefined {
  const text = optionalTextOf(given, 'type')
  if (text === undefined) return undefined
  if (memberTypes.some((type) => String(type) === text)) return Number(text)
  throw new OpsFault(`--type takes one of ${memberTypes.join(', ')}; this is “${text}”`, 2)
}

/** Checked before anything is made: a member must not be left behind without the balance that was asked for. */
function balanceOf(given: Given): string | undefined {
  const text = optionalTextOf(given, 'balance')
  if (text === undefined || Number(text) === 0) return undefined
  if (z.safeParse(amount, text).success) return text
  throw new OpsFault(`--balance takes an amount such as 100.00; this is “${text}”`, 2)
}

export const memberCommands: readonly Command[] = [
  {
    noun: 'member',
    verb: 'create',
    summary: 'Open an account for a member or agent, with money in it if asked.',
    options: {
      username: { value: '<name>', help: 'the name to log in with', isRequired: true },
      password: {
        value: '<text>',
        help: 'by the rules of registration; a widely known one lasts until the first log-in',
        isRequired: true,
        isSecret: true,
      },
      agent: { value: '<account>', help: 'the agent above; the default agent where left out' },
      type: { value: '<number>', help: '0 member, 1 general agent, 2 agent, 41 and 42 affiliates; 0 where left out' },
      currency: { value: '<code>', help: 'the agent’s where left out' },
      balance: { value: '<amount>', help: 'credited to the main purse, such as 100.00' },
      'change-password': { help: 'the first log-in asks for another password' },
    },
    needs: 'app',
    async run(call) {
      const { given } = call
      const [type, balance] = [typeOf(given), balanceOf(given)]
      const created = await asOps(call, createMember, {
        ...textsOf(given, ['username', 'password', 'agent', 'currency']),
        mustChangePassword: given['change-password'] === true,
        ...(type === undefined ? {} : { type }),
      })
      if (balance !== undefined) {
        await asOps(call, creditMember, { account: created.account, amount: balance, note: 'opening balance' })
      }
      return { value: created }
    },
  },
  {
    noun: 'member',
    verb: 'show',
    summary: 'A member with state and purses.',
    words: ['account'],
    needs: 'app',
    run: async (call) => ({ value: await asOps(call, showMember, { account: textOf(call.given, 'account') }) }),
  },
  {
    noun: 'member',
    verb: 'credit',
    summary: 'Add money to a member’s main purse.',
    words: ['account', 'amount'],
    options: { note: { value: '<text>', help: 'why; kept with the adjustment' } },
    needs: 'app',
    run: async (call) => ({
      value: await asOps(call, creditMember, {
        account: textOf(call.given, 'account'),
        amount: textOf(call.given, 'amount'),
        note: optionalTextOf(call.given, 'note') ?? 'credited at the command line',
      }),
    }),
  },
  {
    noun: 'member',
    verb: 'reset-authenticator',
    summary: 'Remove a lost authenticator; the member is notified and binds another one.',
    words: ['account'],
    options: { note: { value: '<text>', help: 'why; kept in the audit log' } },
    needs: 'app',
    run: async (call) => ({
      value: await asOps(call, resetAuthenticator, {
        account: textOf(call.given, 'account'),
        note: optionalTextOf(call.given, 'note') ?? 'reset at the command line',
      }),
    }),
  },
]
