import { assert } from '@croupier/basis/assert.ts'
import { bestPay, type LineSlot, type Strip } from './line-slot.ts'

/** Of one spin, over every stop of every reel: `counts.get(scatters)?.get(pay)` stops show so many scatters and pay so much. */
export interface SpinCensus {
  /** All stops there are: the product of the strips' lengths. */
  readonly cycle: number
  /** Pays of the lines together, in line bets; what the scatters pay is not in it. */
  readonly counts: ReadonlyMap<number, ReadonlyMap<number, number>>
}

/** How many stops of the reels from `first` on show how many scatters. */
function scatterTails(slot: LineSlot<string>, strips: readonly Strip<string>[]): number[][] {
  const tails: number[][] = [[1]]
  for (const strip of strips.toReversed()) {
    const tail = tails[0]!
    const next = Array.from({ length: tail.length + slot.rows }, () => 0)
    for (const place of strip.keys()) {
      const scatters = scattersIn(slot, strip, place)
      for (const [more, count] of tail.entries()) next[scatters + more]! += count
    }
    tails.unshift(next)
  }
  return tails
}

function scattersIn(slot: LineSlot<string>, strip: Strip<string>, place: number): number {
  let found = 0
  for (let row = 0; row < slot.rows; row += 1) if (strip[(place + row) % strip.length] === slot.scatter) found += 1
  return found
}

/**
 * Counts every combination of stops, none twice and none left out. Reels are walked left to right; a line is followed as
 * long as a further symbol can change what it pays, and where none is followed any more, the stops of the remaining reels
 * are counted together: only their scatters still matter.
 */
export function enumerateSpins<Symbol extends string>(
  slot: LineSlot<Symbol>,
  strips: readonly Strip<Symbol>[],
): SpinCensus {
  const cycle = strips.reduce((product, strip) => product * strip.length, 1)
  assert(Number.isSafeInteger(cycle), 'the cycle is counted exactly')
  const tails = scatterTails(slot, strips)
  const reels = strips.length
  const counts: Map<number, number>[] = Array.from({ length: reels * slot.rows + 1 }, () => new Map<number, number>())
  const add = (scatters: number, pay: number, stops: number) => {
    const own = counts[scatters]!
    own.set(pay, (own.get(pay) ?? 0) + stops)
  }

  // What a line has shown so far is one number: a node of a tree built as it is walked.
  const lines = lineTree(slot, reels)

  const walk = (reel: number, followed: readonly number[], nodes: readonly number[], scatters: number, pay: number) => {
    if (followed.length === 0) {
      for (const [more, stops] of tails[reel]!.entries()) if (stops > 0) add(scatters + more, pay, stops)
      return
    }
    const strip = strips[reel]!
    for (let place = 0; place < strip.length; place += 1) {
      const stillFollowed: number[] = []
      const nextNodes: number[] = []
      let paid = pay
      for (let each = 0; each < followed.length; each += 1) {
        const line = followed[each]!
        const symbol = strip[(place + slot.lines[line]![reel]!) % strip.length]!
        const node = lines.after(nodes[each]!, symbol)
        const settled = lines.settledPay(node)
        if (settled === undefined) {
          stillFollowed.push(line)
          nextNodes.push(node)
        } else paid += settled
      }
      walk(reel + 1, stillFollowed, nextNodes, scatters + scattersIn(slot, strip, place), paid)
    }
  }
  walk(
    0,
    [...slot.lines.keys()],
    slot.lines.map(() => lines.root),
    0,
    0,
  )

  return { cycle, counts: new Map([...counts.entries()].filter(([, pays]) => pays.size > 0)) }
}

interface LineTree {
  root: number
  after(node: number, symbol: string): number
  /** What the line pays, if no symbol to come can change it. */
  settledPay(node: number): number | undefined
}

/** The beginnings a line can have, each met once: its pay is asked of the very function that settles rounds. */
function lineTree<Symbol extends string>(slot: LineSlot<Symbol>, reels: number): LineTree {
  const beginnings: Symbol[][] = [[]]
  const children: Map<string, number>[] = [new Map()]
  const pays: (number | undefined)[] = [undefined]

  const settle = (symbols: Symbol[]): number | undefined => {
    const foreign = symbols.findIndex((symbol) => symbol !== slot.wild)
    const lead = symbols[foreign]
    const isBroken =
      lead !== undefined &&
      (lead === slot.scatter || symbols.slice(foreign).some((symbol) => symbol !== lead && symbol !== slot.wild))
    if (!isBroken && symbols.length < reels) return undefined
    return bestPay(slot, symbols)?.pay ?? 0
  }
  return {
    root: 0,
    after(node, symbol) {
      const known = children[node]!.get(symbol)
      if (known !== undefined) return known
      const symbols = [...beginnings[node]!, symbol as Symbol]
      beginnings.push(symbols)
      children.push(new Map())
      pays.push(settle(symbols))
      children[node]!.set(symbol, beginnings.length - 1)
      return beginnings.length - 1
    },
    settledPay: (node) => pays[node],
  }
}
