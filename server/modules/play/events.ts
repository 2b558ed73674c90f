import { eventType } from '../../platform/event.ts'

export interface RoundFacts {
  roundId: string
  memberId: string
  currency: string
  gameType: string
  vendorCode: string
  nodeId: number
  /** Ledger units, as all amounts here. */
  stake: string
  payout: string
  /** What counts as wagered. */
  validBet: string
  /**
   * Of stake, payout and valid bet, what was staked from the bonus purse and came of it. Absent where nothing was: all of
   * the round is the member's own.
   */
  bonusStake?: string
  bonusPayout?: string
  bonusBet?: string
  /** Epoch milliseconds. Absent of rounds from before it was told. */
  openedAt?: number
  /** Play money of a trial: in no statistic. */
  isDemo: boolean
  /** A vendor's gift paid for a bet in it, which is no part of the stake. Absent of rounds from before there were such. */
  isFree?: boolean
}

/** A limit of what a member stakes or loses, which they have set, holds from now on. */
export const ownLimitSet = eventType<{ memberId: string }>('play.ownLimitSet')

/** A round is over; `closedAt` in epoch milliseconds. Bets that were taken back are no part of its figures. */
export const roundSettled = eventType<RoundFacts & { closedAt: number }>('play.roundSettled')

/**
 * A vendor changed a round after it was over: a late win, a rollback. The amounts are signed differences to what was
 * told of it before. When the round was settled and what it comes to by now was not told from the beginning: old events
 * have none of it. What of its stake is from a bonus by now is told with `bonusStake`.
 */
export const roundCorrected = eventType<
  RoundFacts & {
    correctedAt: number
    closedAt?: number
    roundStake?: string
    roundPayout?: string
    roundBonusStake?: string
  }
>('play.roundCorrected')
