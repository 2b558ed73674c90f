import { listDownlineBets } from '@croupier/api/agents/reports/team-reports.ts'
import { implement } from '../../../platform/implement.ts'
import { pageOfBets } from '../../play/index.ts'
import { recordPeriod } from '../../settings/index.ts'
import { downlineOf } from '../downlines/downline-of.ts'

export default implement(listDownlineBets, async (ctx, { account, ...input }) => {
  const { member } = await downlineOf(ctx.db, ctx.session.memberId, account)
  const filter = {
    memberId: member.id,
    isDemo: false,
    ...recordPeriod(ctx, input),
    gameType: input.gameCategory,
    vendorCode: input.vassalage,
    status: input.status,
  }
  const { list, next } = await pageOfBets(ctx, filter, member.currency, input)
  return { list, next }
})
