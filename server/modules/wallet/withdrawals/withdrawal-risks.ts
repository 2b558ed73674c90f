import type { WithdrawalRisk } from '@croupier/api/wallet/withdrawals/withdrawal-choices.ts'

const DAY = 86_400_000

/** So many wishes in a day are many. */
const MANY_IN_A_DAY = 3

/** What is known of a withdrawal's member when it was asked for. Epoch milliseconds. */
export interface RiskFacts {
  requestedAt: number
  hasBeenPaid: boolean
  /** When the device they used last was new; null where none is known. */
  newestDeviceAt: number | null
  /** When they registered: the first device of a new member is no news. */
  registeredAt: number
  accountBoundAt: number
  /** Withdrawals asked for in the day before, this one included. */
  askedWithinDay: number
  /** Whether other members have or had the account it goes to. */
  isAccountShared: boolean
  /** Whether other members have used a device of theirs. */
  isDeviceShared: boolean
}

/** What makes a withdrawal worth a second look. */
export function risksOf(facts: RiskFacts): WithdrawalRisk[] {
  const { requestedAt, newestDeviceAt, registeredAt, accountBoundAt } = facts
  const isLately = (at: number) => at > requestedAt - DAY
  const isNewDevice = newestDeviceAt !== null && isLately(newestDeviceAt) && newestDeviceAt > registeredAt + DAY
  const found: [WithdrawalRisk, boolean][] = [
    ['first', !facts.hasBeenPaid],
    ['new-device', isNewDevice],
    ['changed-account', isLately(accountBoundAt)],
    ['velocity', facts.askedWithinDay >= MANY_IN_A_DAY],
    ['shared-account', facts.isAccountShared],
    ['shared-device', facts.isDeviceShared],
  ]
  return found.filter(([, is]) => is).map(([risk]) => risk)
}
