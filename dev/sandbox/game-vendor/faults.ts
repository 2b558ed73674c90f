/**
 * What can go wrong between vendor and house:
 * - `delay`: the bytes wait before they go, up to `delayMilliseconds`.
 * - `dropRequest`: they never arrive. `dropAnswer`: they do, and the answer is lost.
 * - `duplicate`: they arrive twice at the same moment.
 * - `reorder`: the vendor takes them for lost and goes on, and they arrive after what it sent next.
 * - `corrupt`: a byte of the body or of the signature is another one.
 */
export const faultNames = ['delay', 'dropRequest', 'dropAnswer', 'duplicate', 'reorder', 'corrupt'] as const

export type FaultName = (typeof faultNames)[number]

/** How often each happens, in percent of the attempts. */
export type Faults = Record<FaultName | 'delayMilliseconds', number>

export const noFaults: Faults = {
  delay: 0,
  dropRequest: 0,
  dropAnswer: 0,
  duplicate: 0,
  reorder: 0,
  corrupt: 0,
  delayMilliseconds: 500,
}

const MOST_DELAY = 60_000

/** Reads what a form or a test sends; undefined where something is no whole number in its range. What is missing stays. */
export function readFaults(given: Readonly<Record<string, unknown>>, now: Faults): Faults | undefined {
  const read = { ...now }
  for (const name of [...faultNames, 'delayMilliseconds'] as const) {
    if (given[name] === undefined) continue
    const number = Number(given[name])
    const most = name === 'delayMilliseconds' ? MOST_DELAY : 100
    if (!Number.isInteger(number) || number < 0 || number > most) return undefined
    read[name] = number
  }
  return read
}

/** Numbers from 0 to below 1 that are the same for the same seed (mulberry32), so that a bad day can be had again. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d_2b_79_f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** The text with one character changed to another. */
export function corrupted(text: string, random: () => number): string {
  const at = Math.floor(random() * text.length)
  const other = text[at] === '0' ? '1' : '0'
  return text.slice(0, at) + other + text.slice(at + 1)
}
