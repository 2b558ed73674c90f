import {
  listTeamLottoProfit,
  listTeamProfit,
  listTeamPvpFishingProfit,
  lottoTypes,
  pvpFishingTypes,
} from '@croupier/api/agents/reports/team-reports.ts'
import type { AnswerOf, ReceivedOf } from '@croupier/api/operation.ts'
import type { ContextOf } from '../../../platform/context.ts'
import { implement } from '../../../platform/implement.ts'
import { byId, numberPage, readPage, skippedBefore } from '../../../platform/page.ts'
import { settingsPort } from '../../../platform/settings.ts'
import { memberSums, teamSums } from '../../figures/index.ts'
import { countDownlines, isAgentType, listDownlines, sessionRules } from '../../identity/index.ts'
import { recordPeriod, timeZone } from '../../settings/index.ts'
import { daysOf, describeFigures, describePlayed } from '../teams/describe-team.ts'
import { branchOf } from '../downlines/downline-of.ts'
import { memberMoved, teamMoved } from '../flows/flows-store.ts'

type Asked = ReceivedOf<typeof listTeamLottoProfit>
type ProfitContext = ContextOf<typeof listTeamLottoProfit>

/** A page of downlines, and when they are asked about. */
async function pageOfProfit(ctx: ProfitContext, { under, after, pageNo, pageSize, ...asked }: Asked) {
  const branch = await branchOf(ctx, ctx.session, under)
  const rules = sessionRules(ctx)
  const skipped = skippedBefore(pageNo, pageSize)
  const filter = { underId: branch.id, isDirect: true, after, skipped, limit: pageSize }
  const { rows, next } = await readPage(pageSize, byId, (limit) => listDownlines(ctx.db, rules, { ...filter, limit }))
  const numbers = await numberPage(pageNo, pageSize, () => countDownlines(ctx.db, rules, filter))
  return { ids: rows.map(({ id }) => id), rows, path: branch.path, period: recordPeriod(ctx, asked), numbers, next }
}

/** What was played of these categories. */
async function profitOfCategories(
  ctx: ProfitContext,
  asked: Asked,
  gameTypes: readonly string[],
): Promise<AnswerOf<typeof listTeamLottoProfit>> {
  const { currency } = ctx.session
  const { ids, rows, path, period, numbers, next } = await pageOfProfit(ctx, asked)
  const played = { ids, currency, gameTypes, ...period }
  const own = await memberSums(ctx.db, played)
  const team = await teamSums(ctx.db, played)
  const list = rows.map(({ id, account, type }) => ({
    account,
    isAgent: isAgentType(type),
    own: describePlayed(currency, own.get(id)),
    team: describePlayed(currency, team.get(id)),
  }))
  return { currency, path, list, ...numbers, next }
}

/** What was played of all categories, paid in and paid out. */
async function profitOfAll(ctx: ProfitContext, asked: Asked): Promise<AnswerOf<typeof listTeamProfit>> {
  const { currency } = ctx.session
  const { ids, rows, path, period, numbers, next } = await pageOfProfit(ctx, asked)
  const days = daysOf(ctx.use(settingsPort).read(timeZone), period)
  const own = await memberSums(ctx.db, { ids, currency, ...period })
  const team = await teamSums(ctx.db, { ids, currency, ...period })
  const ownMoved = await memberMoved(ctx.db, ids, currency, days)
  const movedBelow = await teamMoved(ctx.db, ids, currency, days)
  const list = rows.map(({ id, account, type }) => ({
    account,
    isAgent: isAgentType(type),
    own: describeFigures(currency, own.get(id), ownMoved.get(id)),
    team: describeFigures(currency, team.get(id), movedBelow.get(id)),
  }))
  return { currency, path, list, ...numbers, next }
}

export default [
  implement(listTeamProfit, (ctx, { gameCategory, ...asked }) =>
    gameCategory === undefined ? profitOfAll(ctx, asked) : profitOfCategories(ctx, asked, [gameCategory]),
  ),
  implement(listTeamLottoProfit, (ctx, asked) => profitOfCategories(ctx, asked, lottoTypes)),
  implement(listTeamPvpFishingProfit, (ctx, asked) => profitOfCategories(ctx, asked, pvpFishingTypes)),
] as const
