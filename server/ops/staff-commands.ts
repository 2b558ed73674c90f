import { createStaff } from '@croupier/api/staff/create-staff.ts'
import { listStaff } from '@croupier/api/staff/list-staff.ts'
import { roles } from '@croupier/api/staff/roles.ts'
import { asOps } from './as-ops.ts'
import type { Command } from './command.ts'
import { textsOf } from './given-options.ts'

/** By the operation's names. */
const OPTIONS = { account: 'account', role: 'role', name: 'displayName', password: 'password' } as const

export const staffCommands: readonly Command[] = [
  {
    noun: 'staff',
    verb: 'create',
    summary: 'Add an operator of the console; the first password is shown once and changed at the first log-in.',
    options: {
      account: { value: '<name>', help: 'the name to log in with', isRequired: true },
      role: { value: '<role>', help: roles.join(', '), isRequired: true },
      name: { value: '<text>', help: 'what colleagues read; the account where left out' },
      password: { value: '<text>', help: 'at least 12 letters; a random one where left out', isSecret: true },
    },
    needs: 'app',
    run: async (call) => ({
      value: await asOps(call, createStaff, textsOf(call.given, OPTIONS)),
    }),
  },
  {
    noun: 'staff',
    verb: 'list',
    summary: 'Every operator.',
    needs: 'app',
    async run(call) {
      const { list } = await asOps(call, listStaff, {})
      return { value: list }
    },
  },
]
