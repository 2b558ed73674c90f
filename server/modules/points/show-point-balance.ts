import { showPointBalance } from '@croupier/api/points/show-point-balance.ts'
import { implement } from '../../platform/implement.ts'
import { pointsDue } from './earn-rate.ts'
import { earningsOn, shortfallsOf } from './earnings-store.ts'
import { merchantDay } from './merchant-day.ts'
import { pointText } from './point-amount.ts'
import { pointsPurse } from './points-purse.ts'

export default implement(showPointBalance, async (ctx) => {
  const { memberId } = ctx.session
  const { balance } = await pointsPurse(ctx.db, memberId)
  const owed = (await shortfallsOf(ctx.db, [memberId])).get(memberId) ?? 0n
  const today = await earningsOn(ctx.db, memberId, merchantDay(ctx).today)
  const earned = today.reduce((sum, { validBet, amount }) => sum + pointsDue(validBet, amount), 0n)
  return { balance: pointText(balance), owed: pointText(owed), earnedToday: pointText(earned) }
})
