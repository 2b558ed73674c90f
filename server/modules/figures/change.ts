import type { roundCorrected } from '../play/index.ts'
import type { BonusPlay } from './bonus-play-store.ts'

/** How many rounds, of them paid more than was staked (`won`) and less (`lost`); equal is neither. */
interface Ended {
  rounds: number
  won: number
  lost: number
}

/** Amounts in ledger units; below zero where a correction takes away. */
export interface Sums extends Ended {
  stake: bigint
  payout: bigint
  validBet: bigint
}

/** What an event changes of the figures of the moment its round was settled at. */
export interface Change extends Sums {
  /** Epoch milliseconds. */
  at: number
  memberId: bigint
  currency: string
  vendorCode: string
  gameType: string
}

/** A round in which nothing was staked and nothing paid was taken back whole, and counts as none. */
function endedAs(stake: bigint, payout: bigint): Ended {
  const rounds = stake === 0n && payout === 0n ? 0 : 1
  return { rounds, won: payout > stake ? 1 : 0, lost: payout < stake ? 1 : 0 }
}

export type Corrected = ReturnType<typeof roundCorrected>['payload']

const whose = ({ memberId, currency, vendorCode, gameType }: Corrected) => ({
  memberId: BigInt(memberId),
  currency,
  vendorCode,
  gameType,
})

const amounts = ({ stake, payout, validBet }: Corrected) => ({
  stake: BigInt(stake),
  payout: BigInt(payout),
  validBet: BigInt(validBet),
})

/**
 * What is different now, where the round was counted. A correction from before it told what its round comes to counts
 * when it came, and leaves how the round ended.
 */
export function correctedChange(told: Corrected): Change {
  const sums = amounts(told)
  const { closedAt, roundStake, roundPayout, correctedAt } = told
  if (closedAt === undefined || roundStake === undefined || roundPayout === undefined) {
    return { at: correctedAt, ...whose(told), rounds: 0, won: 0, lost: 0, ...sums }
  }
  const now = { stake: BigInt(roundStake), payout: BigInt(roundPayout) }
  const after = endedAs(now.stake, now.payout)
  const before = endedAs(now.stake - sums.stake, now.payout - sums.payout)
  return {
    at: closedAt,
    ...whose(told),
    rounds: after.rounds - before.rounds,
    won: after.won - before.won,
    lost: after.lost - before.lost,
    ...sums,
  }
}

/**
 * What of a correction was staked from a bonus; undefined where nothing was. One from before it told what of its round's stake
 * is from a bonus leaves how many rounds have such a stake.
 */
export function correctedBonusPlay(told: Corrected): BonusPlay | undefined {
  const { bonusStake, bonusPayout = '0', bonusBet = '0', roundBonusStake, closedAt, correctedAt } = told
  if (bonusStake === undefined) return undefined
  const { memberId, currency, gameType } = whose(told)
  const amounts = { stake: BigInt(bonusStake), payout: BigInt(bonusPayout), validBet: BigInt(bonusBet) }
  const now = roundBonusStake === undefined ? undefined : BigInt(roundBonusStake)
  const rounds = now === undefined ? 0 : Number(now > 0n) - Number(now > amounts.stake)
  return { at: closedAt ?? correctedAt, memberId, currency, gameType, rounds, ...amounts }
}

/** Sums by key, in the order of keys: whoever writes rows in one order never waits for another in a circle. */
export function sumBy<Key, Part extends Sums>(parts: readonly Part[], keyOf: (part: Part) => Key): (Key & Sums)[] {
  const sums = new Map<string, Key & Sums>()
  for (const part of parts) {
    const key = keyOf(part)
    const name = Object.values(key as Record<string, unknown>).join(' ')
    const before = sums.get(name)
    if (!before) {
      const { rounds, won, lost, stake, payout, validBet } = part
      sums.set(name, { ...key, rounds, won, lost, stake, payout, validBet })
      continue
    }
    before.rounds += part.rounds
    before.won += part.won
    before.lost += part.lost
    before.stake += part.stake
    before.payout += part.payout
    before.validBet += part.validBet
  }
  return [...sums].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, sum]) => sum)
}
