import * as z from 'zod/mini'
import { gameTypes } from '../../games/game-types.ts'
import { accountName } from '../../identity/limits.ts'
import { clientWords } from '../../games/limits.ts'
import { operation } from '../../operation.ts'
import { recordPageAnswer } from '../../records/record-period.ts'
import { afterId, listSize, pageNumber } from '../team-answers.ts'

/** The prize group of lotteries: what it leaves below another group comes back of each stake. */
export const PRIZE_GROUP = 'PRIZEGROUP'
/** What rates are given for: categories of games, and the prize group of lotteries. */
export const rebateCategories = [PRIZE_GROUP, ...gameTypes] as const
export type RebateCategory = (typeof rebateCategories)[number]

const category = z.enum(rebateCategories)
/** Per cent, to hundredths. */
const percent = z.string().check(z.trim(), z.regex(/^(?:100(?:\.00?)?|(?:0|[1-9]\d?)(?:\.\d{1,2})?)$/))

export const rebateRate = z.strictObject({
  category,
  /** What counts now: never more than the upline's own. */
  percent: z.string(),
  /** What is given, from `from` on; null where nothing is and the upline's own counts. */
  given: z.nullable(z.string()),
  /** The day of the house's calendar; null where nothing was ever given. */
  from: z.nullable(z.string()),
  /** The prize group that the rate comes to, of lotteries alone. */
  prizeGroup: z.nullable(z.number()),
})

export const givenRates = z
  .array(z.strictObject({ category, percent: z.nullable(percent) }))
  .check(z.minLength(1), z.maxLength(rebateCategories.length))

const common = { caller: 'agent', module: 'AGENTPOLICY3' } as const

export const showRebateSettings = operation({
  ...common,
  name: 'showRebateSettings',
  summary: 'Your rebate by category, which limits what downlines may be given, and the default for new downlines.',
  method: 'GET',
  path: '/wps/agent/globalRebateSettings',
  input: z.strictObject({}),
  output: z.strictObject({
    /** From when a change made now counts: a day of the house's calendar. */
    countsFrom: z.string(),
    own: z.array(rebateRate),
    /** Of direct downlines with none of their own. */
    usual: z.array(rebateRate),
  }),
  refusals: [],
  runs: 'reads',
})

export const setUsualRebates = operation({
  ...common,
  name: 'setUsualRebates',
  summary: 'Set the default rates of direct downlines without rates of their own, from tomorrow on.',
  method: 'POST',
  path: '/wps/agent/globalRebateSettings',
  input: z.strictObject({ rates: givenRates }),
  output: z.strictObject({ usual: z.array(rebateRate) }),
  refusals: ['rebate.above.own', 'rebate.not.given', 'request.invalid'],
  runs: 'transaction',
  perMinute: 60,
})

export const listDownlineRebates = operation({
  ...common,
  name: 'listDownlineRebates',
  summary: 'What each direct downline gets back, newest downline first.',
  method: 'GET',
  path: '/wps/agent/downlineRebates',
  input: z.strictObject({
    ...clientWords,
    /** The beginning of an account. */
    search: z.optional(z.string().check(z.trim(), z.maxLength(64), z.regex(/^[A-Za-z0-9_-]*$/))),
    after: afterId,
    pageNo: pageNumber,
    pageSize: listSize,
  }),
  output: z.strictObject({
    list: z.array(z.strictObject({ account: z.string(), isAgent: z.boolean(), rates: z.array(rebateRate) })),
    ...recordPageAnswer,
  }),
  refusals: [],
  runs: 'reads',
})

export const setDownlineRebates = operation({
  ...common,
  name: 'setDownlineRebates',
  summary: 'Give a direct downline rates of their own from tomorrow on, never above yours.',
  method: 'POST',
  path: '/wps/agent/downlineRebates',
  input: z.strictObject({ account: accountName, rates: givenRates }),
  output: z.strictObject({ rates: z.array(rebateRate) }),
  refusals: ['agent.not.downline', 'rebate.above.own', 'rebate.not.given', 'request.invalid'],
  runs: 'transaction',
  perMinute: 60,
})
