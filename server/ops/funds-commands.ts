import { checkTransfer } from '@croupier/api/funds/check-transfer.ts'
import { listTransferOrders } from '@croupier/api/funds/list-transfer-orders.ts'
import { asOps } from './as-ops.ts'
import { type Command, optionalTextOf, textOf } from './command.ts'

export const fundsCommands: readonly Command[] = [
  {
    noun: 'transfer',
    verb: 'list',
    summary:
      'Transfers with vendors’ wallets, the newest first: those that wait for a vendor’s word, where nothing else is asked for.',
    options: {
      state: {
        value: '<name>',
        help: 'open (also ruled on, and not answered yet), contradicted (the vendor says otherwise), sending, unknown, done or refused',
      },
      member: { value: '<account>', help: 'the member; all of their transfers, whatever their state' },
      before: { value: '<place>', help: 'where the page before ended' },
    },
    needs: 'app',
    run: async (call) => {
      const account = optionalTextOf(call.given, 'member')
      const before = optionalTextOf(call.given, 'before')
      const state = optionalTextOf(call.given, 'state') ?? (account === undefined ? 'open' : undefined)
      const { list, next } = await asOps(call, listTransferOrders, {
        ...(state === undefined ? {} : { state }),
        ...(account === undefined ? {} : { account }),
        ...(before === undefined ? {} : { before }),
      })
      if (next !== null) call.say(`more with --before ${next}`)
      return { value: list }
    },
  },
  {
    noun: 'transfer',
    verb: 'check',
    summary: 'Ask the vendor now for the state of a transfer.',
    words: ['reference'],
    needs: 'app',
    run: async (call) => ({ value: await asOps(call, checkTransfer, { reference: textOf(call.given, 'reference') }) }),
  },
]
