import { at, c, l, p, round, times } from '../paint.ts'

export const faint = (drawn: string, opacity: number): string => `<g opacity="${opacity}">${drawn}</g>`

export function stars(chance: () => number, count: number, colour: string): string {
  return times(count, () => c(round(chance() * 300), round(chance() * 230), round(0.7 + chance() * 1.6), colour))
}

/** A line of hills from the left to the right, closed below. */
export function ridge(chance: () => number, y: number, height: number, steps: number, sharp = false): string {
  const wide = 300 / steps
  let d = `M0 ${round(y)}`
  for (let n = 0; n < steps; n += 1) {
    const x = n * wide
    const rise = height * (0.45 + chance() * 0.75)
    d += sharp
      ? `L${round(x + wide * (0.35 + chance() * 0.3))} ${round(y - rise)}L${round(x + wide)} ${round(y - chance() * height * 0.2)}`
      : `Q${round(x + wide / 2)} ${round(y - rise)} ${round(x + wide)} ${round(y - chance() * height * 0.25)}`
  }
  return `${d}V400H0z`
}

export function cloud(x: number, y: number, size: number, colour: string): string {
  return at(
    x,
    y,
    size,
    0,
    p('M-60 16C-84 16-84-12-60-14-58-38-22-46-10-26 4-50 46-44 46-16 74-18 80 14 56 16z', colour),
  )
}

export function palm(x: number, y: number, size: number, turn: number, colour: string): string {
  return at(
    x,
    y,
    size,
    turn,
    l('M0 0C8-40 4-80-10-110', colour, 9) +
      times(6, (n) => at(-10, -110, 1, -112 + n * 46, p('M0 0C14-16 18-48 0-74-12-48-12-16 0 0z', colour))),
  )
}
