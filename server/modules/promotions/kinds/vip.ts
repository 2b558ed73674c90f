import { BIRTHDAY_TOLD_BEFORE } from '@croupier/api/promotions/levels/birthday-told-before.ts'
import type { VipLevel } from '@croupier/api/promotions/terms/vip.ts'
import { unitsOf } from './payable.ts'

/** Where a member stands: 0 is below the first level. */
export interface Standing {
  level: number
  /** The highest they ever reached: what it gives is given once in life. */
  highest: number
  /** The month they last went up in, of the merchant's calendar (`2026-11`); undefined before they ever did. */
  reachedIn: string | undefined
}

/** Played and deposited in all. Ledger units. */
export interface Totals {
  validBet: bigint
  deposits: bigint
}

/** What is given for getting to a level, or for standing on one. */
export interface VipAward {
  occurrence: string
  level: number
  /** Ledger units. */
  award: bigint
}

export const groundStanding: Standing = { level: 0, highest: 0, reachedIn: undefined }

function isReached({ reach }: VipLevel, currency: string, totals: Totals): boolean {
  const deposits = reach.deposits === null ? 0n : unitsOf(currency, reach.deposits)
  return totals.validBet >= unitsOf(currency, reach.validBet) && totals.deposits >= deposits
}

function awardFor(occurrence: string, level: number, currency: string, text: string | null): VipAward[] {
  return text === null ? [] : [{ occurrence, level, award: unitsOf(currency, text) }]
}

/**
 * Goes up to the highest level whose every step is reached, several at a time, with an award for each that was never
 * reached before. A level lost since comes back by a month's play alone, so totals that once sufficed raise nobody again.
 */
export function climb(
  levels: readonly VipLevel[],
  currency: string,
  standing: Standing,
  totals: Totals,
  month: string,
): { standing: Standing; awards: VipAward[] } {
  let top = standing.highest
  while (top < levels.length && isReached(levels[top]!, currency, totals)) top += 1
  if (top === standing.highest) return { standing, awards: [] }
  const awards = levels.slice(standing.highest, top).flatMap(({ privileges }, at) => {
    const level = standing.highest + at + 1
    return awardFor(`level:${level}`, level, currency, privileges.upgrade)
  })
  return { standing: { level: top, highest: top, reachedIn: month }, awards }
}

/**
 * Judges a month at its end by what was played in it: who misses what their level asks goes one down, who meets what a lost
 * level asks goes one up again. A level is not judged in the month it was reached, nor by one before that, which may be judged
 * after its end.
 */
export function judgeMonth(
  levels: readonly VipLevel[],
  currency: string,
  standing: Standing,
  { month, validBet }: { month: string; validBet: bigint },
): Standing {
  if (standing.reachedIn !== undefined && standing.reachedIn >= month) return standing
  const keeps = (level: number) => {
    const keep = levels[level - 1]?.keep ?? null
    return keep === null || validBet >= unitsOf(currency, keep.validBet)
  }
  if (standing.level > 0 && !keeps(standing.level)) return { ...standing, level: standing.level - 1 }
  if (standing.level < standing.highest && keeps(standing.level + 1)) return { ...standing, level: standing.level + 1 }
  return standing
}

/** What a level gives for a week or month that has ended, by the level at its end. `on` is the period's first date. */
export function periodAward(
  levels: readonly VipLevel[],
  currency: string,
  level: number,
  period: { kind: 'week' | 'month'; on: string },
): VipAward[] {
  const privileges = levels[level - 1]?.privileges
  return privileges ? awardFor(`${period.kind}:${period.on}`, level, currency, privileges[period.kind]) : []
}

const DAY = 24 * 3600 * 1000

/** The date of a birthday in a year; who was born on 29 February has it a day earlier in other years. */
function birthdayIn(year: string, birthday: string): string {
  const date = `${year}${birthday.slice(4)}`
  const isLeap = new Date(Date.UTC(Number(year), 1, 29)).getUTCMonth() === 1
  return birthday.endsWith('-02-29') && !isLeap ? `${year}-02-28` : date
}

/** What a level gives on a member's birthday, once a year. Dates are of the merchant's calendar (`2026-11-23`). */
export function birthdayAward(
  levels: readonly VipLevel[],
  currency: string,
  level: number,
  { birthday, setOn, today }: { birthday: string; setOn: string; today: string },
): VipAward[] {
  const year = today.slice(0, 4)
  if (birthdayIn(year, birthday) !== today) return []
  if (Date.parse(today) - Date.parse(setOn) < BIRTHDAY_TOLD_BEFORE * DAY) return []
  const privileges = levels[level - 1]?.privileges
  return privileges ? awardFor(`birthday:${year}`, level, currency, privileges.birthday) : []
}

/** What is missing to the next level; undefined on the highest. Ledger units. */
export function missingToNext(
  levels: readonly VipLevel[],
  currency: string,
  { highest }: Pick<Standing, 'highest'>,
  totals: Totals,
): Totals | undefined {
  const next = levels[highest]
  if (!next) return undefined
  const missing = (text: string | null, reached: bigint) => {
    const open = (text === null ? 0n : unitsOf(currency, text)) - reached
    return open > 0n ? open : 0n
  }
  return {
    validBet: missing(next.reach.validBet, totals.validBet),
    deposits: missing(next.reach.deposits, totals.deposits),
  }
}
