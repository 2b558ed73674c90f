import { assert } from '@croupier/basis/assert.ts'
import { Ratio } from '@croupier/basis/ratio.ts'
import { enumerateSpins, type SpinCensus } from '../engine/enumerate-line-slot.ts'
import {
  decimalText,
  inverse,
  type Moments,
  percentText,
  reduced,
  standardDeviation,
  volatilityIndex,
} from '../engine/statistics.ts'
import { freeSpinsAdded, monsoonLanterns } from './rules.ts'
import { baseStrips, FREE_SPIN_MULTIPLIER, freeStrips, MOST_FREE_SPINS, slot, symbols } from './tables.ts'

const LINES = BigInt(slot.lines.length)

/** What the stops that show so many scatters pay together. Pays are in line bets, scatters' pays included. */
interface ScatterClass {
  readonly scatters: number
  readonly stops: bigint
  readonly linePay: bigint
  readonly scatterPay: bigint
  /** Sum of all pays, and of their squares. */
  readonly pay: bigint
  readonly squares: bigint
  readonly highest: number
  /** Stops that pay anything. */
  readonly hits: bigint
}

function classesOf(census: SpinCensus, multiplier: number): ScatterClass[] {
  return [...census.counts].map(([scatters, pays]) => {
    const scatterPay = slot.scatterPays[scatters] ?? 0
    const sums = { stops: 0n, linePay: 0n, scatterPay: 0n, pay: 0n, squares: 0n, highest: 0, hits: 0n }
    for (const [linePay, count] of pays) {
      const pay = linePay * multiplier + scatterPay
      const stops = BigInt(count)
      sums.stops += stops
      sums.linePay += BigInt(linePay * multiplier) * stops
      sums.scatterPay += BigInt(scatterPay) * stops
      sums.pay += BigInt(pay) * stops
      sums.squares += BigInt(pay) ** 2n * stops
      sums.highest = Math.max(sums.highest, pay)
      if (pay > 0) sums.hits += stops
    }
    return { scatters, ...sums }
  })
}

const total = (classes: readonly ScatterClass[], of: (each: ScatterClass) => bigint) =>
  classes.reduce((sum, each) => sum + of(each), 0n)

/** The free spins of a round that was given `given` of them, in line bets. */
interface FreeSpinsFigures {
  moments: Moments
  /** How likely a number of spins is, when all are played. */
  spins: Map<number, Ratio>
}

/**
 * Follows free spins from the first to the last: a state is how many were played and how many were given. All figures
 * after `played` spins have the denominator cycle^(most - played), so the walk is in whole numbers.
 */
function freeSpinsFigures(classes: readonly ScatterClass[], cycle: bigint, given: number): FreeSpinsFigures {
  const known = new Map<string, { mean: bigint; square: bigint }>()
  const from = (played: number, of: number): { mean: bigint; square: bigint } => {
    if (played === of) return { mean: 0n, square: 0n }
    const key = `${played}/${of}`
    let figures = known.get(key)
    if (!figures) {
      const scale = cycle ** BigInt(MOST_FREE_SPINS - played - 1)
      figures = { mean: 0n, square: 0n }
      for (const each of classes) {
        const rest = from(played + 1, of + freeSpinsAdded(each.scatters, of))
        figures.mean += each.pay * scale + each.stops * rest.mean
        figures.square += each.squares * scale + 2n * each.pay * rest.mean + each.stops * rest.square
      }
      known.set(key, figures)
    }
    return figures
  }
  const { mean, square } = from(0, given)
  const whole = cycle ** BigInt(MOST_FREE_SPINS)
  return {
    moments: { mean: new Ratio(mean, whole), square: new Ratio(square, whole) },
    spins: spinCounts(classes, cycle, given),
  }
}

function spinCounts(classes: readonly ScatterClass[], cycle: bigint, given: number): Map<number, Ratio> {
  const ended = new Map<number, Ratio>()
  let weights = new Map<number, bigint>([[given, 1n]])
  for (let played = 1; played <= MOST_FREE_SPINS; played += 1) {
    const next = new Map<number, bigint>()
    for (const [of, weight] of weights) {
      for (const each of classes) {
        const more = of + freeSpinsAdded(each.scatters, of)
        next.set(more, (next.get(more) ?? 0n) + weight * each.stops)
      }
    }
    const last = next.get(played)
    if (last !== undefined) ended.set(played, new Ratio(last, cycle ** BigInt(played)))
    next.delete(played)
    weights = next
  }
  assert(weights.size === 0, 'every round of free spins ends')
  return ended
}

export interface Par {
  readonly baseCycle: bigint
  readonly freeCycle: bigint
  /** Shares of the bet that come back. */
  readonly fromBaseLines: Ratio
  readonly fromBaseScatters: Ratio
  readonly fromFreeSpins: Ratio
  readonly rtp: Ratio
  /** Rounds that pay anything. */
  readonly hitFrequency: Ratio
  /** Rounds that begin free spins. */
  readonly freeSpinsFrequency: Ratio
  /** One free spin, of the bet. */
  readonly freeSpinReturn: Ratio
  readonly freeSpinHitFrequency: Ratio
  /** Of rounds with free spins: how likely a number of them is. */
  readonly freeSpinCounts: ReadonlyMap<number, Ratio>
  readonly meanFreeSpins: Ratio
  /** What free spins pay together, of the bet, in a round that has them. */
  readonly meanFreeSpinsPay: Ratio
  readonly deviation: Ratio
  /** Of the bet. */
  readonly highestBaseSpin: Ratio
  readonly highestFreeSpin: Ratio
  readonly highestRound: Ratio
}

/** Every figure of the par sheet, from every stop of every reel. Exact, but for the square root of the deviation. */
export function computePar(): Par {
  const baseCensus = enumerateSpins(slot, baseStrips)
  const freeCensus = enumerateSpins(slot, freeStrips)
  const base = classesOf(baseCensus, 1)
  const free = classesOf(freeCensus, FREE_SPIN_MULTIPLIER)
  const baseCycle = BigInt(baseCensus.cycle)
  const freeCycle = BigInt(freeCensus.cycle)
  const ofBet = (pay: bigint, cycle: bigint) => reduced(new Ratio(pay, cycle * LINES))

  const counts = new Map<number, Ratio>()
  const triggers = base.filter(({ scatters }) => freeSpinsAdded(scatters, 0) > 0)
  const triggerStops = total(triggers, ({ stops }) => stops)
  const whole = freeCycle ** BigInt(MOST_FREE_SPINS)
  // Sums over the base game's stops, so numerators alone are added: the denominators are equal.
  let [freeMean, roundSquare] = [0n, 0n]
  for (const each of base) {
    roundSquare += each.squares * whole
    const given = freeSpinsAdded(each.scatters, 0)
    if (given === 0) continue
    const { moments, spins } = freeSpinsFigures(free, freeCycle, given)
    freeMean += each.stops * moments.mean.numerator
    roundSquare += 2n * each.pay * moments.mean.numerator + each.stops * moments.square.numerator
    for (const [count, chance] of spins) {
      const share = reduced(chance.times(new Ratio(each.stops, triggerStops)))
      counts.set(count, reduced((counts.get(count) ?? new Ratio(0n)).plus(share)))
    }
  }
  let meanFreeSpins = new Ratio(0n)
  for (const [count, chance] of counts) meanFreeSpins = reduced(meanFreeSpins.plus(chance.times(BigInt(count))))
  const fromFreeSpins = new Ratio(freeMean, baseCycle * whole * LINES)
  const basePay = total(base, ({ pay }) => pay)
  const mean = new Ratio(basePay * whole + freeMean, baseCycle * whole * LINES)
  const square = new Ratio(roundSquare, baseCycle * whole * LINES * LINES)

  const highestBase = Math.max(...base.map(({ highest }) => highest))
  const highestTrigger = Math.max(...triggers.map(({ highest }) => highest))
  const highestFree = Math.max(...free.map(({ highest }) => highest))
  const highestRound = Math.max(highestBase, highestTrigger + MOST_FREE_SPINS * highestFree)
  return {
    baseCycle,
    freeCycle,
    fromBaseLines: ofBet(
      total(base, ({ linePay }) => linePay),
      baseCycle,
    ),
    fromBaseScatters: ofBet(
      total(base, ({ scatterPay }) => scatterPay),
      baseCycle,
    ),
    fromFreeSpins,
    rtp: mean,
    hitFrequency: new Ratio(
      total(base, ({ hits }) => hits),
      baseCycle,
    ),
    freeSpinsFrequency: new Ratio(triggerStops, baseCycle),
    freeSpinReturn: ofBet(
      total(free, ({ pay }) => pay),
      freeCycle,
    ),
    freeSpinHitFrequency: new Ratio(
      total(free, ({ hits }) => hits),
      freeCycle,
    ),
    freeSpinCounts: new Map([...counts].sort(([a], [b]) => a - b)),
    meanFreeSpins,
    meanFreeSpinsPay: new Ratio(freeMean, triggerStops * whole * LINES),
    deviation: standardDeviation({ mean, square }),
    highestBaseSpin: new Ratio(BigInt(highestBase), LINES),
    highestFreeSpin: new Ratio(BigInt(highestFree), LINES),
    highestRound: new Ratio(BigInt(highestRound), LINES),
  }
}

function stripTable(strips: readonly (readonly string[])[]): string {
  const counted = (symbol: string) => strips.map((strip) => strip.filter((each) => each === symbol).length)
  const rows = symbols.map((symbol) => `| ${symbol} | ${counted(symbol).join(' | ')} |`)
  return [
    '| symbol | reel 1 | reel 2 | reel 3 | reel 4 | reel 5 |',
    '| --- | --: | --: | --: | --: | --: |',
    ...rows,
    `| **stops** | ${strips.map((strip) => strip.length).join(' | ')} |`,
  ].join('\n')
}

function payTable(): string {
  const rows = symbols.flatMap((symbol) => {
    const pays = symbol === slot.scatter ? slot.scatterPays : slot.linePays[symbol]
    return pays ? [`| ${symbol} | ${pays[3]} | ${pays[4]} | ${pays[5]} |`] : []
  })
  return ['| symbol | 3 | 4 | 5 |', '| --- | --: | --: | --: |', ...rows].join('\n')
}

const oneIn = (chance: Ratio) => `one in ${decimalText(inverse(chance), 2)}`

/** The par sheet as it stands beside this file. */
export function writeParSheet(par: Par): string {
  const counts = [...par.freeSpinCounts].map(([count, chance]) => `| ${count} | ${percentText(chance, 8)} |`)
  return `# Monsoon Lanterns ${monsoonLanterns.version}: par sheet

Every figure is computed by par.ts from every combination of reel stops (${par.baseCycle} of the base game, ${par.freeCycle} of a
free spin); nothing is simulated. A test computes them again and fails on any difference. All shares are of the bet,
which is ${LINES} line bets.

| figure | value |
| --- | --: |
| return to player | ${percentText(par.rtp, 6)} |
| – from lines of the base game | ${percentText(par.fromBaseLines, 6)} |
| – from scatters of the base game | ${percentText(par.fromBaseScatters, 6)} |
| – from free spins | ${percentText(par.fromFreeSpins, 6)} |
| hit frequency (rounds that pay anything) | ${percentText(par.hitFrequency, 6)}, ${oneIn(par.hitFrequency)} |
| rounds with free spins | ${percentText(par.freeSpinsFrequency, 6)}, ${oneIn(par.freeSpinsFrequency)} |
| free spins in such a round, mean | ${decimalText(par.meanFreeSpins, 6)} |
| what they pay together, mean | ${decimalText(par.meanFreeSpinsPay, 6)} bets |
| one free spin returns | ${percentText(par.freeSpinReturn, 6)} |
| a free spin pays anything | ${percentText(par.freeSpinHitFrequency, 6)} |
| standard deviation of a round | ${decimalText(par.deviation, 6)} bets |
| volatility index (90 %) | ${decimalText(volatilityIndex(par.deviation), 6)} |
| best spin of the base game | ${decimalText(par.highestBaseSpin, 2)} bets |
| best free spin | ${decimalText(par.highestFreeSpin, 2)} bets |
| no round can pay more than | ${decimalText(par.highestRound, 2)} bets |

Exact: lines of the base game return ${par.fromBaseLines.numerator}/${par.fromBaseLines.denominator}, its scatters
${par.fromBaseScatters.numerator}/${par.fromBaseScatters.denominator}, one free spin ${par.freeSpinReturn.numerator}/${par.freeSpinReturn.denominator}.

## How many free spins

Of rounds that have any. Scatters in free spins add more, up to ${MOST_FREE_SPINS} in a round.

| free spins | chance |
| --: | --: |
${counts.join('\n')}

## Pays, in line bets

A line pays its best win, left to right from the first reel. Line wins of free spins are paid ${FREE_SPIN_MULTIPLIER} times; scatters pay
anywhere, always once.

${payTable()}

## Symbols on the reels of the base game

${stripTable(baseStrips)}

## Symbols on the reels of free spins

${stripTable(freeStrips)}
`
}
