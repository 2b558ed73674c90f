import { showRealityCheck } from '@croupier/api/play/records/show-reality-check.ts'
import { Money } from '@croupier/basis/money.ts'
import { implement } from '../../../platform/implement.ts'
import { sessionTimesOf } from '../../identity/index.ts'
import { totalBets } from './bet-records-store.ts'

export default implement(showRealityCheck, async (ctx) => {
  const { sessionId, memberId, currency, isTrial } = ctx.session
  const now = ctx.clock.now()
  const { startedAt } = await sessionTimesOf(ctx.db, sessionId)
  // The session's hours bound how many rounds are read, by member and time.
  const { stake, payout } = await totalBets(ctx.db, {
    memberId,
    isDemo: isTrial,
    from: startedAt,
    until: now + 1,
    gameType: undefined,
    vendorCode: undefined,
    status: undefined,
  })
  const text = (units: bigint) => new Money(currency, units).toString()
  return { startedAt, now, currency, staked: text(stake), returned: text(payout), net: text(payout - stake) }
})
