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
import { daysOf, describeFigures } from '../teams/describe-team.ts'
import { branchOf } from '../downlines/downline-of.ts'
import { memberMoved, teamMoved } from '../flows/flows-store.ts'

/** Of these categories; of all where none are named. */
async function profitOf(
  ctx: ContextOf<typeof listTeamLottoProfit>,
  { under, after, pageNo, pageSize, ...asked }: ReceivedOf<typeof listTeamLottoProfit>,
  gameTypes?: readonly string[],
): Promise<AnswerOf<typeof listTeamLottoProfit>> {
  const { currency } = ctx.session
  const branch = await branchOf(ctx, ctx.session, under)
  const period = recordPeriod(ctx, asked)
  const days = daysOf(ctx.use(settingsPort).read(timeZone), period)
  const rules = sessionRules(ctx)
  const skipped = skippedBefore(pageNo, pageSize)
  const filter = { underId: branch.id, isDirect: true, after, skipped, limit: pageSize }
  const { rows, next } = await readPage(pageSize, byId, (limit) => listDownlines(ctx.db, rules, { ...filter, limit }))
  const ids = rows.map(({ id }) => id)
  const played = { ids, currency, gameTypes, ...period }
  const own = await memberSums(ctx.db, played)
  const team = await teamSums(ctx.db, played)
  const ownMoved = await memberMoved(ctx.db, ids, currency, days)
  const movedBelow = await teamMoved(ctx.db, ids, currency, days)
  return {
    currency,
    path: branch.path,
    list: rows.map(({ id, account, type }) => ({
      account,
      isAgent: isAgentType(type),
      own: describeFigures(currency, own.get(id), ownMoved.get(id)),
      team: describeFigures(currency, team.get(id), movedBelow.get(id)),
    })),
    ...(await numberPage(pageNo, pageSize, () => countDownlines(ctx.db, rules, filter))),
    next,
  }
}

export default [
  implement(listTeamProfit, (ctx, { gameCategory, ...asked }) =>
    profitOf(ctx, asked, gameCategory === undefined ? undefined : [gameCategory]),
  ),
  implement(listTeamLottoProfit, (ctx, asked) => profitOf(ctx, asked, lottoTypes)),
  implement(listTeamPvpFishingProfit, (ctx, asked) => profitOf(ctx, asked, pvpFishingTypes)),
] as const
