import { showStaffSession } from '@croupier/api/staff/show-staff-session.ts'
import { isRefused } from '@croupier/client/call-refused.ts'
import { queryClient } from '@croupier/client/query-client.ts'

/**
 * A call refused for the role means that the role, or what is due before it counts, has changed since this page asked:
 * it asks again, and shows what the operator may do now. Answers how to stop.
 */
export function followRole(): () => void {
  const hear = (event: { type: string; action?: { type: string; error?: unknown } }): void => {
    if (event.type !== 'updated' || event.action?.type !== 'error') return
    if (!isRefused(event.action.error, 'staff.forbidden')) return
    void queryClient.invalidateQueries({ queryKey: [showStaffSession.name] })
  }
  const stops = [queryClient.getQueryCache().subscribe(hear), queryClient.getMutationCache().subscribe(hear)]
  return () => {
    for (const stop of stops) stop()
  }
}
