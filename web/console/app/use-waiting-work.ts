import { showWaitingWork } from '@croupier/api/reporting/show-waiting-work.ts'
import type { OutputOf } from '@croupier/api/operation.ts'
import { useOperation } from '@croupier/client/use-operation.ts'

/** Proposals, applications and orders of points come without a message: they are counted this often. */
const EVERY_MILLISECONDS = 30_000

/** How much waits in each queue this operator may see; undefined until the first answer. */
export function useWaitingWork(): OutputOf<typeof showWaitingWork> | undefined {
  return useOperation(showWaitingWork, {}, { everyMilliseconds: EVERY_MILLISECONDS }).data
}
