import { Logger as GraphileLogger } from 'graphile-worker'
import type { Logger } from './log.ts'

/** The workers' own lines, in ours. What they call info is debug to an operator. */
export function workerLog(log: Logger): GraphileLogger {
  const levels = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const
  return new GraphileLogger((scope) => (level, message, details) => {
    log[levels[level as keyof typeof levels] ?? 'debug'](
      { worker: scope.workerId, job: scope.jobId, ...details },
      message,
    )
  })
}

/** For migration, which reports by itself. */
export const silentWorkerLog = new GraphileLogger(() => () => {})
