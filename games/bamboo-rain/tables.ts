/** How many rows of bamboo a drop falls through. */
export const rowCounts = [8, 10, 12, 14, 16] as const
export type RowCount = (typeof rowCounts)[number]

export const risks = ['low', 'medium', 'high'] as const
export type Risk = (typeof risks)[number]

/** Of a hundred bets, what comes back, whatever is chosen. */
export const RETURN = 99

/**
 * What a bowl pays, in hundredths of the bet, from the outermost to the middle one; the other side is its mirror. The outermost is
 * what is left, so that each table returns its 99 % exactly.
 */
export const pays: Readonly<Record<Risk, Readonly<Record<RowCount, readonly number[]>>>> = {
  low: {
    8: [487, 250, 135, 80, 55],
    10: [808, 395, 210, 115, 75, 55],
    12: [952, 500, 290, 170, 110, 75, 55],
    14: [703, 470, 330, 230, 150, 110, 75, 55],
    16: [1627, 935, 580, 340, 220, 140, 100, 70, 55],
  },
  medium: {
    8: [1207, 370, 140, 60, 35],
    10: [2178, 720, 270, 110, 55, 35],
    12: [3282, 1250, 440, 210, 100, 55, 35],
    14: [5518, 2090, 870, 375, 170, 90, 50, 35],
    16: [10967, 4150, 1700, 680, 300, 150, 80, 45, 35],
  },
  high: {
    8: [2792, 500, 115, 35, 20],
    10: [7518, 1260, 270, 80, 30, 20],
    12: [16497, 3050, 680, 180, 65, 30, 20],
    14: [40218, 7300, 1550, 420, 140, 55, 30, 20],
    16: [100092, 18350, 4050, 1005, 300, 110, 45, 25, 20],
  },
}
