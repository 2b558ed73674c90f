import * as z from 'zod/mini'
import type { GameType } from '../../games/game-types.ts'
import { clientWords, gameType } from '../../games/limits.ts'
import { accountName } from '../../identity/limits.ts'
import { operation } from '../../operation.ts'
import { betRecord, betRecordFilter } from '../../play/records/bet-record.ts'
import { periodFields, recordPageAnswer, recordPageFields } from '../../records/record-period.ts'
import { amountAnswer } from '../../wallet/limits.ts'
import { afterId, listSize, pageNumber, playedFigures, teamFigures } from '../team-answers.ts'

const common = { method: 'GET', caller: 'agent', module: 'AGENTPOLICY3', runs: 'reads' } as const

const profitOf = z.strictObject({
  ...clientWords,
  ...periodFields,
  under: z.optional(accountName),
  after: afterId,
  pageNo: pageNumber,
  pageSize: listSize,
})
/** Of a member alone, and of who stands below them. */
function profitAnswer<const Figures extends z.ZodMiniType>(figures: Figures) {
  return z.strictObject({
    currency: z.string(),
    path: z.array(z.string()),
    list: z.array(z.strictObject({ account: z.string(), isAgent: z.boolean(), own: figures, team: figures })),
    ...recordPageAnswer,
  })
}

const profit = { ...common, refusals: ['agent.not.downline', 'request.invalid'] } as const
/** Money paid in or out belongs to no category of games: reports of some tell what was played alone. */
const profitOfCategories = { ...profit, output: profitAnswer(playedFigures) } as const

export const listTeamProfit = operation({
  ...profit,
  name: 'listTeamProfit',
  summary:
    'Play, deposits and withdrawals of each direct downline and their team in a period; play alone where a category is named.',
  path: '/wps/report/downlineProfit',
  output: profitAnswer(
    z.strictObject({
      ...teamFigures.shape,
      deposits: z.optional(teamFigures.shape.deposits),
      withdrawals: z.optional(teamFigures.shape.withdrawals),
    }),
  ),
  input: z.strictObject({ ...profitOf.shape, gameCategory: z.optional(gameType) }),
})

/** The categories of lotteries. */
export const lottoTypes = ['LOTT', 'ELOTT', 'SEA', 'VN'] as const satisfies readonly GameType[]

export const listTeamLottoProfit = operation({
  ...profitOfCategories,
  name: 'listTeamLottoProfit',
  summary: 'Play of each direct downline and their team in lotteries in a period.',
  path: '/wps/report/downlineLottoPNL',
  alsoPaths: ['/wps/report/detailedLottoPNL'],
  input: profitOf,
})

export const pvpFishingTypes = ['PVP', 'FISH'] as const satisfies readonly GameType[]

export const listTeamPvpFishingProfit = operation({
  ...profitOfCategories,
  name: 'listTeamPvpFishingProfit',
  summary: 'Play of each direct downline and their team against players and in fishing in a period.',
  path: '/wps/report/teamPVPFishingPNL',
  input: profitOf,
})

export const listDownlineBets = operation({
  ...common,
  name: 'listDownlineBets',
  summary: 'Rounds of a member of your team, newest first.',
  path: '/wps/report/downlineBetHistory',
  input: z.strictObject({ account: accountName, ...betRecordFilter, ...recordPageFields }),
  output: z.strictObject({ list: z.array(betRecord), next: recordPageAnswer.next }),
  refusals: ['agent.not.downline', 'request.invalid'],
})

export const listDownlineTransactions = operation({
  ...common,
  name: 'listDownlineTransactions',
  cashier: 'agent',
  summary: 'Changes of the main purse of a member of your team, newest first.',
  path: '/wps/report/transaction',
  input: z.strictObject({
    ...clientWords,
    account: accountName,
    ...periodFields,
    before: z.optional(z.string().check(z.regex(/^\d{1,18}_\d{1,16}$/))),
    pageNo: pageNumber,
    pageSize: listSize,
  }),
  output: z.strictObject({
    currency: z.string(),
    list: z.array(
      z.strictObject({
        seq: z.string(),
        time: z.number(),
        kind: z.string(),
        reference: z.string(),
        amount: amountAnswer,
        balanceAfter: amountAnswer,
      }),
    ),
    ...recordPageAnswer,
  }),
  refusals: ['agent.not.downline', 'request.invalid'],
})
