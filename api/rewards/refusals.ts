export const rewardsRefusals = {
  'reward.not.found': { status: 404 },
  /** Its time was over before it was claimed. */
  'reward.expired': { status: 409 },
  /** Taken back by whoever gave it. */
  'reward.cancelled': { status: 409 },
  /** Wagered, over, lost or given up before. */
  'bonus.ended': { status: 409 },
} as const
