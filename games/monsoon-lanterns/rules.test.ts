import { describe, expect, it } from 'vitest'
import type { Entropy } from '../engine/entropy.ts'
import { boardAt } from '../engine/line-slot.ts'
import type { MonsoonLanternsEvent } from './events.ts'
import { freeSpinsAdded, monsoonLanterns } from './rules.ts'
import { baseStrips, freeStrips, MOST_FREE_SPINS, slot, type Symbol } from './tables.ts'

const [mode] = monsoonLanterns.modes

function stopping(...stops: number[]): Entropy {
  return {
    below(bound) {
      const stop = stops.shift()
      if (stop === undefined || stop >= bound) throw new Error(`no stop below ${bound} is left`)
      return stop
    },
  }
}

function play(...stops: number[]): { amount: number; events: MonsoonLanternsEvent[] } {
  const { multiplier, events } = monsoonLanterns.play(mode!, null, stopping(...stops))
  expect(multiplier.denominator).toBe(100n)
  return { amount: Number(multiplier.numerator), events: events as MonsoonLanternsEvent[] }
}

/** Stops that show a scatter in the top row of the first reels, and none on the rest. */
function scatterStops(strips: typeof baseStrips, reels: number): number[] {
  const shows = (strip: readonly Symbol[], stop: number) => boardAt([strip], [stop], slot.rows)[0]!.includes('scatter')
  return strips.map((strip, reel) =>
    reel < reels ? strip.indexOf('scatter') : [...strip.keys()].find((stop) => !shows(strip, stop))!,
  )
}

/** Stops of a free spin that pays nothing. */
const quiet = [0, 0, 0, 0, 0]

describe('[D-05] Monsoon Lanterns', () => {
  it('is laid out as its page says', () => {
    expect(baseStrips.map((strip) => strip.length)).toEqual([34, 35, 35, 35, 35])
    expect(slot.lines).toHaveLength(20)
    expect(new Set(slot.lines.map(String)).size).toBe(20)
    for (const strip of [baseStrips[0]!, baseStrips[4]!, freeStrips[0]!, freeStrips[4]!]) {
      expect(strip).not.toContain('wild')
    }
    for (const strip of [...baseStrips, ...freeStrips]) {
      for (const stop of strip.keys()) expect(new Set(boardAt([strip], [stop], 3)[0]).size).toBe(3)
    }
  })

  it('tells the board, then what pays, then the whole win', () => {
    const { amount, events } = play(...scatterStops(baseStrips, 0))

    expect(events.map(({ index }) => index)).toEqual(events.map((_, at) => at))
    expect(events[0]).toMatchObject({ type: 'reveal', game: 'base' })
    expect(events.at(-1)).toMatchObject({ type: 'finalWin', amount })
  })

  it('gives free spins for three scatters, which pay anywhere', () => {
    const { events } = play(...scatterStops(baseStrips, 3), ...Array.from({ length: 8 }, () => quiet).flat())

    expect(events).toContainEqual(expect.objectContaining({ type: 'scatters', amount: 200, freeSpins: 8 }))
    expect(events.filter(({ type }) => type === 'freeSpin')).toHaveLength(8)
    const end = events.find((event) => event.type === 'freeSpinsEnd')
    expect(end).toMatchObject({ freeSpins: 8 })
  })

  it('adds free spins for scatters in free spins, up to its limit, and ends', () => {
    // Every free spin shows five scatters: 8 + 20 + 20 + 12, and then no more.
    const all = Array.from({ length: MOST_FREE_SPINS }, () => scatterStops(freeStrips, 5)).flat()
    const { events } = play(...scatterStops(baseStrips, 3), ...all)

    const added = events.flatMap((event) => (event.type === 'scatters' ? [event.freeSpins] : []))
    expect(added.slice(0, 5)).toEqual([8, 20, 20, 12, 0])
    expect(events.filter(({ type }) => type === 'freeSpin')).toHaveLength(MOST_FREE_SPINS)
    expect(freeSpinsAdded(5, MOST_FREE_SPINS)).toBe(0)
  })

  it('pays the sum of what it told, line wins twice in free spins', () => {
    for (let nonce = 0; nonce < 40; nonce += 1) {
      const free = Array.from({ length: 8 }, (_, spin) => [nonce % 30, spin, nonce % 7, (spin * 3) % 30, nonce % 11])
      const noScatter = free.map((stops) => {
        const board = boardAt(freeStrips, stops, slot.rows)
        return board.flat().filter((symbol) => symbol === 'scatter').length < 3 ? stops : quiet
      })
      const { amount, events } = play(...scatterStops(baseStrips, 3), ...noScatter.flat())

      let [sum, inFreeSpins] = [0, false]
      for (const event of events) {
        if (event.type === 'freeSpin') inFreeSpins = true
        if (event.type === 'scatters') sum += event.amount
        if (event.type === 'lineWins') {
          expect(event.multiplier).toBe(inFreeSpins ? 2 : 1)
          expect(event.wins.reduce((all, win) => all + win.amount, 0)).toBe(event.amount)
          for (const win of event.wins) {
            expect(win.amount).toBe(slot.linePays[win.symbol]![win.count]! * 5 * event.multiplier)
            expect(win.cells).toHaveLength(win.count)
          }
          sum += event.amount
        }
      }
      expect(sum).toBe(amount)
    }
  })

  it.each([{}, 'x', 1, true, { lines: 5 }])('offers no choice: %j', (wire) => {
    expect(monsoonLanterns.readChoice(wire)).toBeUndefined()
  })
})
