/** A higher limit that members set themselves, or none, counts so long after it was asked for; a lower one at once. */
export const RAISE_DELAY_HOURS = 24

/**
 * When a limit begins that a member asks for now: whoever limits themselves more need not wait. Epoch milliseconds; null is
 * no limit.
 */
export function limitBeginsAt<Limit extends bigint | number>(
  before: Limit | null,
  asked: Limit | null,
  now: number,
): number {
  const isStricter = before === null || (asked !== null && asked <= before)
  return isStricter ? now : now + RAISE_DELAY_HOURS * 3_600_000
}
