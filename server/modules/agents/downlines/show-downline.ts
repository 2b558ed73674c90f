import { showDownline } from '@croupier/api/agents/downlines/show-downline.ts'
import { implement } from '../../../platform/implement.ts'
import { settingsPort } from '../../../platform/settings.ts'
import { memberSums, teamSums } from '../../figures/index.ts'
import { isFrozenBy, listDownlines, sessionRules } from '../../identity/index.ts'
import { recordPeriod, timeZone } from '../../settings/index.ts'
import { amountText, purseBalances } from '../../wallet/index.ts'
import { agentPolicy, sendingRules } from '../agents-settings.ts'
import { daysOf, describeDownline, describeFigures } from '../teams/describe-team.ts'
import { branchOf, downlineOf } from './downline-of.ts'
import { memberMoved, teamMoved } from '../flows/flows-store.ts'

export default implement(showDownline, async (ctx, { account, ...asked }) => {
  const { memberId: agentId, currency } = ctx.session
  const { member, level } = await downlineOf(ctx.db, agentId, account)
  const { path } = await branchOf(ctx, ctx.session, member.account)
  const settings = ctx.use(settingsPort)
  const period = recordPeriod(ctx, asked)
  const days = daysOf(settings.read(timeZone), period)
  const ids = [member.id]
  const [row] = await listDownlines(ctx.db, sessionRules(ctx), {
    underId: agentId,
    isDirect: false,
    memberId: member.id,
    limit: 1,
  })
  const own = (await memberSums(ctx.db, { ids, currency, ...period })).get(member.id)
  const team = (await teamSums(ctx.db, { ids, currency, ...period })).get(member.id)
  const ownMoved = (await memberMoved(ctx.db, ids, currency, days)).get(member.id)
  const movedBelow = (await teamMoved(ctx.db, ids, currency, days)).get(member.id)
  const main = (await purseBalances(ctx.db, member.id)).find(({ name }) => name === 'main')
  const policy = settings.read(agentPolicy)
  const isDirect = level === 1
  const isOwn = ctx.session.cashier === undefined
  const shown = describeDownline(row!)
  return {
    ...shown,
    path,
    currency,
    balance: amountText(currency, main?.balance ?? 0n),
    own: describeFigures(currency, own, ownMoved),
    team: describeFigures(currency, team, movedBelow),
    may: {
      promote: isOwn && isDirect && policy.mayPromote && !shown.isAgent && member.state === 'active',
      freeze: isOwn && isDirect && policy.mayFreeze && member.state === 'active',
      unfreeze: isOwn && isDirect && policy.mayFreeze && (await isFrozenBy(ctx.db, member.id, agentId)),
      resetPassword: isOwn && isDirect && policy.mayResetPassword && member.state === 'active',
      propose: isOwn && isDirect && shown.isAgent,
      send: isDirect && settings.read(sendingRules).isDownOpen && member.state === 'active',
    },
  }
})
