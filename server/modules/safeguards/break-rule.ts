import { runningBreak } from './breaks-store.ts'
import type { Rule } from './rules.ts'

/** A break refuses stakes, deposits, rewards and offers, an exclusion the log-in as well; money can always be taken out. */
export const breakRule: Rule = async (scope, memberId, wish) => {
  if (wish === 'withdraw') return undefined
  const found = await runningBreak(scope.db, memberId, scope.clock.now(), wish === 'log-in')
  if (!found) return undefined
  return { allowed: false, reason: 'login.excluded', ...(found.endsAt !== null && { until: found.endsAt }) }
}
