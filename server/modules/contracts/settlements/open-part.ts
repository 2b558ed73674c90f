/** From when to when; epoch milliseconds, the end exclusive. */
export interface Stretch {
  startsAt: number
  endsAt: number
}

/**
 * The run that settled an instant of a period, or what around that instant no run has settled. Periods of a length overlap
 * where the house's zone was changed: no instant is settled by two runs. Pure.
 */
export function openPart<Settled extends Stretch>(
  { startsAt, endsAt }: Stretch,
  at: number,
  settled: readonly Settled[],
): { run: Settled } | { run: undefined; open: Stretch } {
  const run = settled.find((each) => each.startsAt <= at && at < each.endsAt)
  if (run) return { run }
  const before = settled.filter((each) => each.endsAt <= at).map((each) => each.endsAt)
  const after = settled.filter((each) => each.startsAt > at).map((each) => each.startsAt)
  return { run, open: { startsAt: Math.max(startsAt, ...before), endsAt: Math.min(endsAt, ...after) } }
}
