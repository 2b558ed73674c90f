import { MOST_HOURS, showPlayTally } from '@croupier/api/play/records/show-play-tally.ts'
import { implement } from '../../../platform/implement.ts'
import { totalBets } from './bet-records-store.ts'
import { describeTotals } from './describe-bet.ts'

const MOST_MILLISECONDS = MOST_HOURS * 3_600_000

export default implement(showPlayTally, async (ctx, { nodeId, since: asked }) => {
  const { memberId, currency } = ctx.session
  const now = ctx.clock.now()
  const since = asked === undefined ? now : Math.min(Math.max(asked, now - MOST_MILLISECONDS), now)
  const totals = await totalBets(ctx.db, {
    memberId,
    nodeId,
    isDemo: false,
    from: since,
    until: now + 1,
    gameType: undefined,
    vendorCode: undefined,
    status: undefined,
  })
  const { count, betAmount, payout, netAmount } = describeTotals(currency, totals)
  return { since, now, currency, count, betAmount, payout, netAmount }
})
