import type { BundleModeFiles, BundleRow } from '../../testing/bundle.ts'

/** How many of a reel's twenty places show each, and what three of them pay, in hundredths of the bet. */
const symbols = [
  { name: 'lotus', places: 7, three: 500, two: 50 },
  { name: 'fish', places: 6, three: 800, two: 10 },
  { name: 'boat', places: 4, three: 2_000, two: 0 },
  { name: 'lantern', places: 2, three: 10_000, two: 0 },
  { name: 'moon', places: 1, three: 100_000, two: 0 },
] as const
type Symbol = (typeof symbols)[number]

/** The moonrise pays ten times as much and costs ten bets. */
const MOONRISE = 10

function payOf(reels: readonly Symbol[]): { symbol: string; count: number; amount: number } | undefined {
  for (const symbol of symbols) {
    const count = reels.filter((each) => each === symbol).length
    const amount = count === 3 ? symbol.three : count === 2 ? symbol.two : 0
    if (amount > 0) return { symbol: symbol.name, count, amount }
  }
  return undefined
}

/** Every way three reels can stop, each once, weighed by how many places show it: the return is exact. */
function rowsOf(times: number): BundleRow[] {
  const rows: BundleRow[] = []
  for (const first of symbols)
    for (const second of symbols)
      for (const third of symbols) {
        const reels = [first, second, third]
        const win = payOf(reels)
        const payout = (win?.amount ?? 0) * times
        const events = [
          ...(times > 1 ? [{ type: 'moonrise', multiplier: times }] : []),
          { type: 'reveal', board: reels.map(({ name }) => name) },
          ...(win
            ? [{ type: 'winInfo', totalWin: payout, wins: [{ symbol: win.symbol, kind: win.count, win: payout }] }]
            : []),
          { type: 'finalWin', amount: payout },
        ].map((event, index) => ({ index, ...event }))
        rows.push({ id: rows.length + 1, weight: first.places * second.places * third.places, payout, events })
      }
  return rows
}

/** The maths of Paper Boats, a game invented for the demo: two modes of 125 books, 95.37 % back in each. */
export const paperBoats: readonly BundleModeFiles[] = [
  { name: 'base', cost: 1, rows: rowsOf(1) },
  { name: 'moonrise', cost: MOONRISE, rows: rowsOf(MOONRISE) },
]
