import { port } from '../../platform/port.ts'

/** A kind of reward, as its module states it: promotions, contracts and points each bring theirs. */
export interface RewardSource {
  /** `<module>.<kind>`: `promotions.raffle`. */
  readonly name: string
}

export const rewardSourcesPort = port<readonly RewardSource[]>('rewards.sources')
