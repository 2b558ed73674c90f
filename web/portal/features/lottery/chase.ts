/** How the stakes of a chase grow: not at all, twice each time, or so that a win leaves a part more than was spent. */
export const plans = ['equal', 'doubling', 'profit'] as const
export type Plan = (typeof plans)[number]

export interface ChasedDraw {
  numero: string
  multiple: number
}

export interface ChaseTerms {
  count: number
  plan: Plan
  /** Of `profit`: so many per cent more than all that was spent until then. */
  percent: number
  /** What the basket costs and wins at most, once; in ledger units. */
  stake: bigint
  most: bigint
  /** The greatest multiple that every line may still be taken at. */
  highest: number
}

const WHOLE = 100n

/** The least multiple at which the highest win is that much more than all that will have been spent; undefined: none is. */
function profitable({ stake, most, percent }: ChaseTerms, spent: bigint): bigint | undefined {
  const wanted = WHOLE + BigInt(percent)
  const gain = most * WHOLE - stake * wanted
  if (gain <= 0n) return undefined
  const least = (spent * wanted + gain - 1n) / gain
  return least > 1n ? least : 1n
}

/** Which draws a chase is on, and how often the basket counts at each; it ends before a multiple is too high. */
export function chaseOf(numeros: readonly string[], terms: ChaseTerms): ChasedDraw[] {
  const chased: ChasedDraw[] = []
  let spent = 0n
  for (const [at, numero] of numeros.slice(0, terms.count).entries()) {
    const multiple =
      terms.plan === 'equal' ? 1n : terms.plan === 'doubling' ? 2n ** BigInt(at) : profitable(terms, spent)
    if (multiple === undefined || multiple > BigInt(terms.highest)) break
    chased.push({ numero, multiple: Number(multiple) })
    spent += multiple * terms.stake
  }
  return chased
}

/** What the draws of a chase win at most: one of them where it stops on a win, all of them where it goes on. */
export function timesWon(chased: readonly ChasedDraw[], stopsOnWin: boolean): number {
  const multiples = chased.map(({ multiple }) => multiple)
  return stopsOnWin ? Math.max(0, ...multiples) : multiples.reduce((sum, each) => sum + each, 0)
}
