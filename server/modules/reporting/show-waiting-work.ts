import { showWaitingWork, type WorkQueue, workQueues } from '@croupier/api/reporting/show-waiting-work.ts'
import { implement } from '../../platform/implement.ts'
import { countWork } from './waiting-work-store.ts'

export default implement(showWaitingWork, async (ctx) => {
  const seen = (Object.keys(workQueues) as WorkQueue[]).filter((queue) => ctx.session.mayDo(workQueues[queue]))
  return countWork(ctx.db, seen)
})
