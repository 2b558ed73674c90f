import type { AnswerOf } from '@croupier/api/operation.ts'
import type { showTeamOverview } from '@croupier/api/agents/teams/show-team-overview.ts'
import { localDate } from '@croupier/basis/period.ts'
import type { PlayedSums } from '../../figures/index.ts'
import { type Downline, isAgentType } from '../../identity/index.ts'
import { amountText } from '../../wallet/index.ts'
import type { Days } from '../flows/flows-store.ts'

interface Moved {
  deposited: bigint
  withdrawn: bigint
}

export const nothingPlayed: PlayedSums = { rounds: 0n, stake: 0n, payout: 0n, validBet: 0n }
export const nothingMoved: Moved = { deposited: 0n, withdrawn: 0n }

/** What was played, as the API speaks it. */
export function describePlayed(currency: string, played: PlayedSums = nothingPlayed) {
  const text = (units: bigint) => amountText(currency, units)
  return {
    rounds: Number(played.rounds),
    betAmount: text(played.stake),
    validBet: text(played.validBet),
    payout: text(played.payout),
    netLoss: text(played.stake - played.payout),
  }
}

/** What was played, paid in and paid out, as the API speaks it. */
export function describeFigures(
  currency: string,
  played: PlayedSums = nothingPlayed,
  moved: Moved = nothingMoved,
): AnswerOf<typeof showTeamOverview>['totals'] {
  return {
    ...describePlayed(currency, played),
    deposits: amountText(currency, moved.deposited),
    withdrawals: amountText(currency, moved.withdrawn),
  }
}

export function describeDownline(downline: Downline) {
  const { account, nickname, type, state, level, upline, directs, isOnline, createdAt, lastLoginAt } = downline
  return {
    account,
    nickname,
    type,
    isAgent: isAgentType(type),
    state,
    level,
    upline,
    directs,
    isOnline,
    registeredAt: createdAt,
    lastLoginAt,
  }
}

/** The days of the merchant's calendar that a period touches. */
export function daysOf(zone: string, { from, until }: { from: number; until: number }): Days {
  return { from: localDate(zone, from), until: localDate(zone, until - 1) }
}
