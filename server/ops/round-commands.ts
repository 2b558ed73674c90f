import { closeOpenRounds } from '@croupier/api/play/rulings/close-open-rounds.ts'
import { resettleRound } from '@croupier/api/play/rulings/resettle-round.ts'
import { voidRound } from '@croupier/api/play/rulings/void-round.ts'
import { asOps } from './as-ops.ts'
import { type Command, type Option, textOf } from './command.ts'

const note: Option = { value: '<text>', help: 'why; kept with the round and in the audit log', isRequired: true }

export const roundCommands: readonly Command[] = [
  {
    noun: 'round',
    verb: 'void',
    summary: 'Take a round back whole: stakes returned, wins taken back as far as there is money.',
    words: ['round'],
    options: { note },
    needs: 'app',
    run: async (call) => ({
      value: await asOps(call, voidRound, { roundId: textOf(call.given, 'round'), note: textOf(call.given, 'note') }),
    }),
  },
  {
    noun: 'round',
    verb: 'resettle',
    summary: 'Settle a round to another payout.',
    words: ['round'],
    options: {
      payout: {
        value: '<amount>',
        help: 'all the round is to pay, such as 12.50; 0 where it was lost',
        isRequired: true,
      },
      note,
    },
    needs: 'app',
    run: async (call) => ({
      value: await asOps(call, resettleRound, {
        roundId: textOf(call.given, 'round'),
        payout: textOf(call.given, 'payout'),
        note: textOf(call.given, 'note'),
      }),
    }),
  },
  {
    noun: 'round',
    verb: 'close-open',
    summary: 'Close a vendor’s rounds in which nothing happened for so long; what it sends later still counts.',
    options: {
      vendor: { value: '<code>', help: 'whose rounds', isRequired: true },
      hours: { value: '<number>', help: 'for how long nothing happened in them', isRequired: true },
    },
    needs: 'app',
    run: async (call) => ({
      value: await asOps(call, closeOpenRounds, {
        vendor: textOf(call.given, 'vendor'),
        hours: textOf(call.given, 'hours'),
      }),
    }),
  },
]
