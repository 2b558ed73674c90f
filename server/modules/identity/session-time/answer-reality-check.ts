import { answerRealityCheck } from '@croupier/api/identity/session-time/answer-reality-check.ts'
import { implement } from '../../../platform/implement.ts'
import { checkDue } from './check-due.ts'
import { noteCheckAnswered, sessionTimesOf } from './session-times-store.ts'

export default implement(answerRealityCheck, async (ctx) => {
  const { sessionId } = ctx.session
  // Another tab may have answered the same one.
  if (checkDue(ctx, await sessionTimesOf(ctx.tx, sessionId)).isDue) {
    await noteCheckAnswered(ctx.tx, sessionId, ctx.clock.now())
  }
  return {}
})
