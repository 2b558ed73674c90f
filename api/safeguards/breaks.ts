/** Of how many days a break from staking may be. */
export const coolOffDays = [1, 7, 30] as const

/** Of how many months an exclusion may be. */
export const exclusionMonths = [6, 12, 60] as const
