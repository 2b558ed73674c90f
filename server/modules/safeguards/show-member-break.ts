import { showMemberBreak } from '@croupier/api/safeguards/show-member-break.ts'
import { implement } from '../../platform/implement.ts'
import { findMemberByAccount } from '../identity/index.ts'
import { runningBreak } from './breaks-store.ts'

export default implement(showMemberBreak, async (ctx, { account }) => {
  const member = await findMemberByAccount(ctx.db, account)
  if (!member) throw ctx.refusal('member.not.found')
  const now = ctx.clock.now()
  const exclusion = await runningBreak(ctx.db, member.id, now, true)
  const found = exclusion ?? (await runningBreak(ctx.db, member.id, now, false))
  return {
    isRunning: found !== undefined,
    isExclusion: exclusion !== undefined,
    endsAt: found?.endsAt ?? null,
  }
})
