import { seeded } from '@croupier/basis/seeded.ts'

/** Red, green and blue of `#rrggbb`. */
function parts(colour: string): [number, number, number] {
  const value = Number.parseInt(colour.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

/** A colour between two others: 0 is the first, 1 the second. */
export function mix(one: string, other: string, share: number): string {
  const to = parts(other)
  const mixed = parts(one).map((value, place) => Math.round(value + (to[place]! - value) * share))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

const lighter = (colour: string, by: number): string => mix(colour, '#fff4d8', by)
const darker = (colour: string, by: number): string => mix(colour, '#12060a', by)

/** What a picture is painted with: seeded chance, and fills that give a form its volume. */
export interface Brush {
  chance: () => number
  /** The two dyes that a form takes which has no colour of its own. */
  a: string
  b: string
  /** Lit from above on the left, as a ball is. */
  r(colour: string): string
  /** Lit from above. */
  v(colour: string): string
  /** Polished metal. */
  m(colour: string): string
  /** From one colour above to another below. */
  fade(above: string, below: string): string
  /** From a colour in the middle to nothing. */
  glow(colour: string, strength: number): string
  /** The definitions of all fills that were asked for. */
  defs(): string
}

const stop = (at: number, colour: string, opacity?: number): string =>
  `<stop offset="${at}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`

export function openBrush(seed: string): Brush {
  const made = new Map<string, string>()
  const fill = (kind: string, attributes: string, stops: string): string => {
    const body = `${attributes}>${stops}</${kind}>`
    const known = made.get(body)
    const id = known ?? `g${made.size}`
    if (known === undefined) made.set(body, id)
    return `url(#${id})`
  }
  const down = ' x2="0" y2="1"'
  return {
    chance: seeded(seed),
    a: '#d8432f',
    b: '#f2b35c',
    r: (colour) =>
      fill(
        'radialGradient',
        ' cx=".36" cy=".26" r=".82"',
        stop(0, lighter(colour, 0.45)) + stop(0.5, colour) + stop(1, darker(colour, 0.45)),
      ),
    v: (colour) =>
      fill('linearGradient', down, stop(0, lighter(colour, 0.32)) + stop(0.45, colour) + stop(1, darker(colour, 0.4))),
    m: (colour) =>
      fill(
        'linearGradient',
        ' x2=".7" y2="1"',
        stop(0, lighter(colour, 0.7)) +
          stop(0.28, colour) +
          stop(0.5, darker(colour, 0.32)) +
          stop(0.62, lighter(colour, 0.5)) +
          stop(1, darker(colour, 0.42)),
      ),
    fade: (above, below) => fill('linearGradient', down, stop(0, above) + stop(1, below)),
    glow: (colour, strength) =>
      fill('radialGradient', '', stop(0, colour, strength) + stop(0.5, colour, strength * 0.42) + stop(1, colour, 0)),
    defs: () =>
      [...made]
        .map(([body, id]) => {
          const kind = body.slice(body.lastIndexOf('/') + 1, -1)
          return `<${kind} id="${id}"${body}`
        })
        .join(''),
  }
}

/** A motif: drawn about 0, 0 within 100 to each side; forms take their outline from whoever draws it. */
export type Motif = (brush: Brush) => string

export const p = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}"${more}/>`
export const c = (x: number, y: number, radius: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`
export const e = (x: number, y: number, rx: number, ry: number, fill: string, turn = 0): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"${turn === 0 ? '' : ` transform="rotate(${turn} ${x} ${y})"`}/>`
export const box = (x: number, y: number, wide: number, high: number, fill: string, round = 0): string =>
  `<rect x="${x}" y="${y}" width="${wide}" height="${high}" fill="${fill}"${round ? ` rx="${round}"` : ''}/>`
export const l = (d: string, colour: string, wide = 5): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${wide}" stroke-linecap="round" stroke-linejoin="round"/>`
/** Light on a form, without an outline. */
export const shine = (d: string, opacity = 0.4): string =>
  `<path d="${d}" fill="#fff8e6" fill-opacity="${opacity}" stroke="none"/>`
/** Shade on a form. */
export const shade = (d: string, opacity = 0.28): string =>
  `<path d="${d}" fill="#1a0808" fill-opacity="${opacity}" stroke="none"/>`
/** One element that is neither placed nor moved by itself. */
const single = /^<(?:path|circle|ellipse|rect)(?![^>]* (?:transform|class)=)(?= [^>]*\/>$)/
/** What is drawn, at a place, in a size and turned; a single element carries the transform itself. */
export const at = (x: number, y: number, scale: number, turn: number, drawn: string): string => {
  const transform = `transform="translate(${x} ${y})${turn === 0 ? '' : ` rotate(${turn})`}${scale === 1 ? '' : ` scale(${scale})`}"`
  const [element] = single.exec(drawn) ?? []
  return element ? `${element} ${transform}${drawn.slice(element.length)}` : `<g ${transform}>${drawn}</g>`
}
/** What is the same on the left and on the right. */
export const both = (drawn: string): string => `${drawn}<g transform="scale(-1 1)">${drawn}</g>`
export const turned = (count: number, drawn: string, from = 0): string =>
  Array.from(
    { length: count },
    (_, place) => `<g transform="rotate(${round(from + (place * 360) / count)})">${drawn}</g>`,
  ).join('')
export const times = (count: number, draw: (place: number) => string): string =>
  Array.from({ length: count }, (_, place) => draw(place)).join('')
export const round = (value: number): number => Math.round(value * 10) / 10
/** A point on a circle about the middle; 0 degrees points up. */
export const polar = (radius: number, degrees: number): string => {
  const angle = ((degrees - 90) * Math.PI) / 180
  return `${round(radius * Math.cos(angle))} ${round(radius * Math.sin(angle))}`
}

export const INK = '#1d0d0b'
export const GOLD = '#e9b44c'
export const STEEL = '#a9b4bd'
export const WOOD = '#8a5230'
export const CREAM = '#fff1d6'
export const LEAF = '#4c8f3f'

/** An eye with its light. */
export const eye = (x: number, y: number, radius: number, iris = GOLD): string =>
  c(x, y, radius, iris) +
  c(x, y, round(radius * 0.55), INK) +
  c(round(x - radius * 0.25), round(y - radius * 0.3), round(radius * 0.25), '#fff')
