import type { Micro } from '../rgs/micro.ts'

/** The next larger of the levels offered, or the largest. */
export function levelAbove(stake: Micro, levels: readonly Micro[]): Micro {
  return levels.find((level) => level > stake) ?? levels.at(-1) ?? stake
}

/** The next smaller of the levels offered, or the smallest. */
export function levelBelow(stake: Micro, levels: readonly Micro[]): Micro {
  return levels.findLast((level) => level < stake) ?? levels[0] ?? stake
}
