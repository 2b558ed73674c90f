import { showBreak } from '@croupier/api/safeguards/show-break.ts'
import { implement } from '../../platform/implement.ts'
import { runningBreak } from './breaks-store.ts'

export default implement(showBreak, async (ctx) => {
  const found = await runningBreak(ctx.db, ctx.session.memberId, ctx.clock.now(), false)
  return { isRunning: found !== undefined, endsAt: found?.endsAt ?? null }
})
