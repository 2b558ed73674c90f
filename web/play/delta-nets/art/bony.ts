import { body, type Drawn, down, eye, fin, picture } from './paint.ts'

/** How a bony fish is built; in a picture 200 wide, its snout to the right. */
interface Build {
  readonly height: number
  /** From its middle line up to the back, and down to the belly. */
  readonly back: number
  readonly belly: number
  /** Where it is deepest. */
  readonly hump: number
  /** Half of where the tail begins, how far the tail spreads, and how deep it is forked. */
  readonly root: number
  readonly spread: number
  readonly fork: number
  /** From above to below. */
  readonly hull: readonly string[]
  readonly fins: readonly [string, string]
  readonly rim: string
  readonly eye: { readonly x: number; readonly y: number; readonly size: number }
  /** A fin on the back: from, to, how high; with spines or soft. */
  readonly dorsal: { readonly from: number; readonly to: number; readonly high: number; readonly isSpiny?: true }
  readonly marks?: string
  readonly over?: string
  readonly hasScales?: false
}

const TAIL = 42

function dorsalOf({ dorsal: { from, to, high, isSpiny }, rim }: Build, top: (x: number) => number): string {
  const wide = from - to
  if (!isSpiny) {
    const path = `M${from} ${top(from)}C${from - wide * 0.1} ${top(from) - high} ${to + wide * 0.3} ${top(to) - high * 0.9} ${to} ${top(to) - high * 0.35}L${to + wide * 0.12} ${top(to + wide * 0.12)}Z`
    const rays = [0.25, 0.5, 0.75].map(
      (at) => `M${from - wide * at} ${top(from - wide * at)}l-${wide * 0.12}-${high * 0.55}`,
    )
    return fin(path, rays.join(''), rim)
  }
  const spines = Array.from({ length: 8 }, (_, at) => {
    const x = from - (wide * at) / 8
    return `L${x - wide * 0.05} ${top(x) - high}L${x - wide * 0.105} ${top(x) - high * 0.5}`
  })
  return fin(`M${from} ${top(from)}${spines.join('')}L${to} ${top(to)}Z`, '', rim)
}

export function bony(build: Build): Drawn {
  const { height, back, belly, hump, root, spread, fork, rim } = build
  const c = height / 2
  const hull = `M196 ${c}C184 ${c - back * 0.8} ${hump + 38} ${c - back} ${hump} ${c - back}C${hump - 40} ${c - back} ${TAIL + 26} ${c - root - 4} ${TAIL} ${c - root}Q${TAIL - 9} ${c} ${TAIL} ${c + root}C${TAIL + 26} ${c + root + 4} ${hump - 40} ${c + belly} ${hump} ${c + belly}C${hump + 38} ${c + belly} 184 ${c + belly * 0.8} 196 ${c}Z`
  const tail = fin(
    `M${TAIL + 8} ${c}C${TAIL - 6} ${c - root} ${TAIL - 20} ${c - spread * 0.75} 3 ${c - spread}C${fork * 0.7} ${c - spread * 0.5} ${fork} ${c - 7} ${fork} ${c}C${fork} ${c + 7} ${fork * 0.7} ${c + spread * 0.5} 3 ${c + spread}C${TAIL - 20} ${c + spread * 0.75} ${TAIL - 6} ${c + root} ${TAIL + 8} ${c}Z`,
    [-0.75, -0.45, -0.15, 0.15, 0.45, 0.75]
      .map((at) => `M${TAIL - 4} ${c + at * root}L${10 + fork * (1 - Math.abs(at)) * 0.8} ${c + at * spread * 0.9}`)
      .join(''),
    rim,
  )
  // Where the back is, near enough for a fin to stand on.
  const top = (x: number): number => {
    const share = x > hump ? (x - hump) / (196 - hump) : (hump - x) / (hump - TAIL)
    const low = x > hump ? 0 : root
    return c - (low + (back - low) * (1 - share ** 2)) + 2
  }
  const anal = fin(
    `M${hump - 8} ${c + belly - 2}C${hump - 16} ${c + belly + 12} ${hump - 34} ${c + belly + 12} ${hump - 46} ${c + belly + 4}C${hump - 42} ${c + belly - 4} ${hump - 40} ${c + belly - 8} ${hump - 42} ${c + belly * 0.72}Z`,
    `M${hump - 18} ${c + belly - 2}l-8 9M${hump - 28} ${c + belly - 4}l-8 9`,
    rim,
  )
  const chest = fin(
    `M150 ${c + belly * 0.35}C140 ${c + belly * 0.5} 126 ${c + belly * 0.7} 118 ${c + belly * 0.98}C134 ${c + belly * 0.98} 148 ${c + belly * 0.8} 156 ${c + belly * 0.5}Z`,
    `M148 ${c + belly * 0.5}l-18 ${belly * 0.36}M151 ${c + belly * 0.55}l-14 ${belly * 0.34}`,
    rim,
  )
  const gill = `<path d="M160 ${c - back * 0.62}C149 ${c - 8} 149 ${c + 10} 161 ${c + belly * 0.66}" fill="none" stroke="${rim}" stroke-opacity=".6" stroke-width="2.4" stroke-linecap="round"/>`
  const mouth = `<path d="M195 ${c + 1}C190 ${c + 5} 186 ${c + 6} 181 ${c + 6}" fill="none" stroke="${rim}" stroke-width="2" stroke-linecap="round"/>`
  const inner = `<clipPath id="in"><path d="${hull}"/></clipPath>`
  return picture(
    200,
    height,
    down('hull', ...build.hull) + down('fin', ...build.fins) + inner,
    `${tail}${dorsalOf(build, top)}${anal}${body(hull, rim, build.hasScales ?? true)}<g clip-path="url(#in)">${build.marks ?? ''}</g>${gill}${mouth}${chest}${eye(build.eye.x, build.eye.y, build.eye.size)}${build.over ?? ''}`,
  )
}

/** Small and silver. */
export const mola = bony({
  height: 84,
  back: 24,
  belly: 27,
  hump: 122,
  root: 6,
  spread: 32,
  fork: 24,
  hull: ['#4f9aa3', '#c9eef2', '#ffffff', '#b4d8e2'],
  fins: ['#d9f6f4', '#7fc3c6'],
  rim: '#175561',
  eye: { x: 174, y: 37, size: 8 },
  dorsal: { from: 128, to: 92, high: 16 },
  marks: '<path d="M40 41C84 34 128 34 164 36" fill="none" stroke="#fff" stroke-width="7" stroke-opacity=".8"/>',
})

/** Deep and golden, with two dark spots. */
export const puti = bony({
  height: 112,
  back: 36,
  belly: 36,
  hump: 118,
  root: 8,
  spread: 38,
  fork: 26,
  hull: ['#6c8f3f', '#e9dc8a', '#fff4cf', '#f0b27a'],
  fins: ['#ffb457', '#e0661f'],
  rim: '#5b3413',
  eye: { x: 170, y: 48, size: 9 },
  dorsal: { from: 128, to: 86, high: 22 },
  marks:
    '<circle cx="66" cy="54" r="7.5" fill="#1e1a10"/><circle cx="146" cy="42" r="5.5" fill="#1e1a10"/><ellipse cx="164" cy="66" rx="17" ry="11" fill="#ff5a2a" opacity=".5"/>',
})

/** A small catfish with whiskers. */
export const tangra = bony({
  height: 84,
  back: 23,
  belly: 22,
  hump: 132,
  root: 8,
  spread: 33,
  fork: 22,
  hull: ['#3f4a26', '#a8a052', '#f0e6ae', '#d8c98e'],
  fins: ['#e3c46a', '#8a6c22'],
  rim: '#2f2a12',
  hasScales: false,
  eye: { x: 172, y: 36, size: 7 },
  dorsal: { from: 146, to: 120, high: 20 },
  marks:
    '<path d="M40 38C84 30 130 30 168 32" fill="none" stroke="#2a2a14" stroke-width="5" stroke-opacity=".7"/><path d="M44 48C84 50 130 50 160 48" fill="none" stroke="#2a2a14" stroke-width="3" stroke-opacity=".4"/>',
  over: '<path d="M100 24C92 12 76 12 68 20C78 24 86 28 92 30Z" fill="#b69a44" stroke="#2f2a12" stroke-width="1.8"/><g fill="none" stroke="#2f2a12" stroke-width="2.4" stroke-linecap="round"><path d="M190 46C186 62 172 70 158 72"/><path d="M192 44C196 58 192 70 184 78"/><path d="M188 36C180 22 166 12 154 12"/></g>',
})

/** The perch that climbs ashore in the rains. */
export const koi = bony({
  height: 100,
  back: 32,
  belly: 31,
  hump: 124,
  root: 13,
  spread: 29,
  fork: 6,
  hull: ['#3d3a1a', '#a67a2e', '#e9b768', '#f6dca4'],
  fins: ['#ffab4a', '#b3501a'],
  rim: '#3a220b',
  eye: { x: 172, y: 43, size: 8.5 },
  dorsal: { from: 148, to: 66, high: 13, isSpiny: true },
  marks:
    '<g stroke="#2a1c08" stroke-width="8" stroke-opacity=".42" fill="none"><path d="M70 10C64 40 66 64 72 90M90 8C84 40 86 64 92 94M110 6C104 40 106 66 112 96M130 6C124 40 126 66 132 96"/></g><circle cx="52" cy="50" r="6" fill="#1f1606"/>',
})

/** The queen of the rivers. */
export const hilsa = bony({
  height: 92,
  back: 32,
  belly: 34,
  hump: 118,
  root: 7,
  spread: 40,
  fork: 30,
  hull: ['#2f5f8f', '#9fc6e8', '#ffffff', '#ffdcc4', '#d9c3d0'],
  fins: ['#f0f6ff', '#8fb0cf'],
  rim: '#17365a',
  eye: { x: 174, y: 41, size: 8 },
  dorsal: { from: 124, to: 92, high: 20 },
  marks:
    '<g fill="#234a70" opacity=".75"><circle cx="146" cy="32" r="4"/><circle cx="130" cy="30" r="3.4"/><circle cx="115" cy="30" r="3"/><circle cx="101" cy="31" r="2.6"/><circle cx="88" cy="33" r="2.2"/></g><path d="M46 50C90 58 130 58 160 52" fill="none" stroke="#ff9fb4" stroke-width="9" stroke-opacity=".35"/><path d="M50 78C80 84 120 86 158 76" fill="none" stroke="#fff" stroke-width="3" stroke-dasharray="5 4" stroke-opacity=".8"/>',
})

/** A giant catfish of the deep holes. */
export const goonch = bony({
  height: 84,
  back: 25,
  belly: 23,
  hump: 146,
  root: 8,
  spread: 37,
  fork: 20,
  hull: ['#3a2f22', '#7d6136', '#c7a564', '#ecd9a6'],
  fins: ['#9c7a3e', '#4d3a1c'],
  rim: '#1f170c',
  hasScales: false,
  eye: { x: 172, y: 29, size: 5 },
  dorsal: { from: 142, to: 116, high: 19 },
  marks:
    '<g fill="#1d1408" opacity=".5"><path d="M150 14c10 6 8 18-2 20s-14-16 2-20zM112 16c12 4 10 20-2 20s-12-18 2-20zM76 22c10 4 8 16-2 16s-10-14 2-16zM130 42c8 2 8 12 0 13s-10-11 0-13zM92 44c8 2 8 11 0 12s-9-10 0-12z"/></g><path d="M196 44C186 52 172 54 158 52" fill="none" stroke="#1f170c" stroke-width="3"/><path d="M192 46l-3 6-3-5-3 6-3-5-3 6-3-6" fill="none" stroke="#fff3d0" stroke-width="2"/>',
  over: '<path d="M104 22C94 10 76 10 66 19C78 24 86 28 92 30Z" fill="#6a5028" stroke="#1f170c" stroke-width="1.8"/><g fill="none" stroke="#1f170c" stroke-width="2.6" stroke-linecap="round"><path d="M188 48C184 66 166 76 146 78"/><path d="M192 46C196 60 192 72 184 80"/><path d="M186 30C178 14 160 4 142 6"/></g>',
})
