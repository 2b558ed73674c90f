const MINUTE = 60_000

/** Minutes; null: none. */
export type SessionLimit = number | null

/** What a member asked for; `next` has not begun. Epoch milliseconds. */
export interface KeptSessionLimit {
  minutes: SessionLimit
  next: { minutes: SessionLimit; beginsAt: number } | undefined
}

/** What the house asks of everybody. */
export interface HouseCheck {
  minutes: number
  mayBeOff: boolean
}

/** Minutes between two reality checks, null for none; `chosen` is null for who takes the house's, 0 for who wants none. */
export function checkIntervalOf(chosen: number | null, house: HouseCheck): number | null {
  if (chosen === 0) return house.mayBeOff ? null : house.minutes
  return chosen ?? house.minutes
}

/** When the next one is due of a session that began, and last had one answered, at these moments. */
export function checkDueAt(startedAt: number, checkedAt: number | null, interval: number | null): number | null {
  return interval === null ? null : (checkedAt ?? startedAt) + interval * MINUTE
}
