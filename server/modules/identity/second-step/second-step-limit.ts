import { Refusal } from '../../../platform/refusal.ts'
import { STRANGER_LIMIT } from '../log-in/login-lock.ts'
import type { Limit } from '../log-in/look-within-limit.ts'

/** Wrong answers a member has to what is asked besides the password, over all log-ins and settings of it together. */
export function secondStepLimit(memberId: bigint): Limit {
  return {
    key: { kind: 'second-step', subject: memberId.toString() },
    limit: STRANGER_LIMIT,
    locked: (until) => new Refusal('login.locked', { until }),
  }
}
