import { setSessionLimit } from '@croupier/api/identity/session-time/set-session-limit.ts'
import { limitBeginsAt } from '@croupier/basis/raise-delay.ts'
import { implement } from '../../../platform/implement.ts'
import { tellSessionEnded } from '../../../platform/live.ts'
import { sessionHours } from '../members/member.ts'
import { lockMemberByAccount } from '../members/members-store.ts'
import { describeTimeLimits } from './describe-time-limits.ts'
import { keepSessionLimit, sessionLimitOf } from './session-limits-store.ts'
import { limitSessionsOf } from './session-times-store.ts'

export default implement(setSessionLimit, async (ctx, { minutes }) => {
  const { tx } = ctx
  const { memberId, account, type } = ctx.session
  await lockMemberByAccount(tx, account)
  const now = ctx.clock.now()
  const before = await sessionLimitOf(tx, memberId, now)
  await keepSessionLimit(tx, { memberId, minutes, now, beginsAt: limitBeginsAt(before.minutes, minutes, now) })
  for (const sessionId of await limitSessionsOf(tx, memberId, sessionHours(type), now)) {
    await tellSessionEnded(tx, { kind: 'member', sessionId }, 'time-limit')
  }
  return describeTimeLimits(ctx, tx, memberId)
})
