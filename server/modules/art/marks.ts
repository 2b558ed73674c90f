import { pick, seeded } from '@croupier/basis/seeded.ts'

/** Ground from above to below, and what is drawn on it. */
type Dye = readonly [above: string, below: string, drawn: string]

const dyes: readonly [Dye, ...Dye[]] = [
  ['#a8432a', '#6b1f14', '#ffdca3'],
  ['#2f7d5c', '#123f30', '#d9f2cf'],
  ['#46599c', '#1d2450', '#f2d9a0'],
  ['#a33f63', '#561832', '#ffdccb'],
  ['#b9812c', '#5e3a0d', '#fff0c4'],
  ['#2b8494', '#0d3b49', '#dcf5ea'],
  ['#7f55a3', '#35204f', '#f9dcc0'],
  ['#7a8f2f', '#354413', '#f7f6cf'],
  ['#c9472d', '#741812', '#ffe3c2'],
  ['#5b4a41', '#241a15', '#f0c987'],
  ['#34699c', '#132f52', '#f7e3b4'],
  ['#3f6b5f', '#182e2c', '#f3cf9d'],
]

/** Drawn on a field of 64 by 64: `f` is filled, `s` is a line. */
interface Glyph {
  f?: string
  s?: string
}

const glyphs: Readonly<Record<string, readonly [dye: number, glyph: Glyph]>> = {
  // Juniper: a sprig with three berries.
  jl: [
    1,
    {
      s: 'M32 52V26M32 40 20 30M32 34 44 24M32 46 45 38',
      f: 'M32 8a8 8 0 1 1-.1 0zM18 20a7 7 0 1 1-.1 0zM47 14a7 7 0 1 1-.1 0zM49 31a5 5 0 1 1-.1 0z',
    },
  ],
  // A flower folded from paper.
  pg: [
    3,
    {
      f: 'M32 10l9 13-9 9-9-9zM54 32l-13 9-9-9 9-9zM32 54l-9-13 9-9 9 9zM10 32l13-9 9 9-9 9z',
      s: 'M17 17l8 8M47 17l-8 8M47 47l-8-8M17 47l8-8',
    },
  ],
  // A ring of jade over the bay.
  jdb: [
    5,
    {
      f: 'M32 8a16 16 0 1 1-.1 0zm0 9a7 7 0 1 0 .1 0z',
      s: 'M10 46q5.5-6 11 0t11 0 11 0 11 0M16 54q4-4 8 0t8 0 8 0 8 0',
    },
  ],
  // A crane over the quay.
  cq9: [4, { s: 'M14 54h36M22 54V14M22 20h28M22 30 34 20M44 20v9M18 14h10', f: 'M37 31h14v11H37z' }],
  fc: [
    7,
    {
      s: 'M32 56C30 40 31 24 38 10M32 48l-12-5M31 40l-13-7M32 32l-10-8M34 24l-7-7M32 50l12-6M32 42l14-8M33 34l13-8M35 26l10-7',
    },
  ],
  pt: [11, { f: 'M32 6l11 15h-6l9 12h-6l10 13H35v10h-6V46H14l10-13h-6l9-12h-6z' }],
  // An arch with embers below.
  eg2: [
    0,
    {
      s: 'M12 54V30a20 20 0 0 1 40 0v24',
      f: 'M32 22c2 9 11 12 11 22a11 11 0 0 1-22 0c0-6 4-8 5-13 4 2 5 4 5 7 2-5 3-9 1-16z',
    },
  ],
  bgs: [
    10,
    {
      f: 'M6 24c11-5 20-1 26 10 6-11 15-15 26-10-9 0-16 5-19 14-2 5-5 8-7 10-2-2-5-5-7-10C22 29 15 24 6 24z',
      s: 'M14 54q6-5 12 0t12 0 12 0',
    },
  ],
  imes: [8, { f: 'M6 50l10-22h12l3 8h6l4-14h10l7 28z', s: 'M6 56h52' }],
  ds88: [9, { f: 'M14 12c20 0 32 12 34 34l6 8H36C38 32 30 20 14 12z', s: 'M12 54h16' }],
  teahouse: [
    4,
    { f: 'M12 26h34v8a17 17 0 0 1-34 0z', s: 'M46 28h4a6 6 0 0 1 0 12h-5M12 56h34M22 20q-4-4 0-8M32 20q-4-4 0-8' },
  ],
  rickshaw: [8, { s: 'M24 26a16 16 0 1 1-.1 0zM24 26v32M8 42h32M13 31l22 22M35 31 13 53M32 28 46 12h8' }],
  sundari: [
    1,
    {
      f: 'M32 8c14 10 16 22 0 34C16 30 18 18 32 8z',
      s: 'M32 24v18M32 42l-8 14M32 42v14M32 42l8 14M28 49l-12 7M36 49l12 7',
    },
  ],
  coppertown: [0, { f: 'M8 54V34l12-10 12 10v20zM34 54V22l11-12 11 12v32z', s: 'M8 57h48' }],
  longboat: [10, { f: 'M6 40h52c-4 10-12 14-26 14S10 50 6 40zM34 10c10 6 14 14 14 24H34z', s: 'M30 8v30' }],
  ninehills: [
    11,
    { s: 'M6 54l10-18 10 18M22 54l10-18 10 18M38 54l10-18 10 18M14 38l9-15 9 15M32 38l9-15 9 15M24 24l8-14 8 14' },
  ],
  quillwork: [6, { f: 'M52 8C30 8 18 20 18 44c16 0 30-8 34-36z', s: 'M12 56C20 40 30 28 42 18' }],
  oldmill: [9, { s: 'M32 12a20 20 0 1 1-.1 0zM32 6v52M6 32h52M14 14l36 36M50 14 14 50', f: 'M32 26a6 6 0 1 1-.1 0z' }],
  starwell: [2, { f: 'M32 6l5.4 14.6L52 26l-14.6 5.4L32 46l-5.4-14.6L12 26l14.6-5.4z', s: 'M12 48q20 14 40 0' }],
  redfern: [
    8,
    { s: 'M14 54C30 50 46 36 50 10M24 50l-2-13M33 44l-4-14M41 36l-5-13M46 26l-5-10M26 49l12 3M35 42l13 1M43 33l10-1' },
  ],
  tidewater: [5, { s: 'M8 22q6-8 12 0t12 0 12 0 12 0M8 34q6-8 12 0t12 0 12 0 12 0M8 46q6-8 12 0t12 0 12 0 12 0' }],
  hilltop: [
    7,
    { f: 'M28 8h8l1 6 6 3 6-4 6 6-4 6 3 6 6 1v8H46a14 14 0 1 0-28 0H4v-8l6-1 3-6-4-6 6-6 6 4 6-3zM8 48h48v6H8z' },
  ],
  willow: [
    1,
    { s: 'M32 56V14M32 16C18 16 12 26 12 44M32 16c-8 2-12 10-12 24M32 16c14 0 20 10 20 28M32 16c8 2 12 10 12 24' },
  ],
  atlasreels: [10, { s: 'M32 10a22 22 0 1 1-.1 0zM10 32h44M32 10c-13 12-13 32 0 44M32 10c13 12 13 32 0 44' }],
  velvet: [3, { f: 'M8 8h48v6H8zM10 18h18c0 16-6 26-18 30zM54 18H36c0 16 6 26 18 30z', s: 'M10 48v8M54 48v8' }],
  goalpost: [7, { s: 'M8 54V16h48v38M8 28h48M20 16v22M32 16v22M44 16v22', f: 'M32 42a7 7 0 1 1-.1 0z' }],
  sevendraw: [
    6,
    {
      f: 'M32 6a7 7 0 1 1-.1 0zM14 17a7 7 0 1 1-.1 0zM50 17a7 7 0 1 1-.1 0zM14 36a7 7 0 1 1-.1 0zM50 36a7 7 0 1 1-.1 0zM32 26a7 7 0 1 1-.1 0zM32 46a7 7 0 1 1-.1 0z',
    },
  ],
  checkers: [
    9,
    {
      f: 'M10 10h11v11H10zM32 10h11v11H32zM21 21h11v11H21zM43 21h11v11H43zM10 32h11v11H10zM32 32h11v11H32zM21 43h11v11H21zM43 43h11v11H43z',
    },
  ],
  inhouse: [
    0,
    { f: 'M24 8h16v5H24zM22 16h20c8 10 8 22 0 32H22c-8-10-8-22 0-32zM25 51h14v5H25z', s: 'M32 2v6M32 56v6' },
  ],
  riverside: [5, { f: 'M6 36h20l6-24 6 24h20L46 52H18z', s: 'M12 58h40' }],
  sandbox: [4, { f: 'M32 8 54 20v24L32 56 10 44V20zm0 7-14 8 14 8 14-8zM16 29v12l13 7V36zM48 29v12l-13 7V36z' }],
}

function abstract(code: string): Glyph {
  const chance = seeded(`mark/${code}`)
  const corner = (angle: number, far: number): string => {
    const at = ((angle - 90) * Math.PI) / 180
    return `${(32 + far * Math.cos(at)).toFixed(1)} ${(32 + far * Math.sin(at)).toFixed(1)}`
  }
  const folds = pick(chance, [3, 4, 5, 6, 8])
  const wide = 360 / folds
  const turn = pick(chance, [0, wide / 2])
  const far = 20 + chance() * 4
  const near = 5 + chance() * 6
  const each = Array.from({ length: folds }, (_, place) => turn + place * wide)
  const petal = pick(chance, [
    (at: number) =>
      `M${corner(at, near)}L${corner(at - wide * 0.3, far * 0.72)}L${corner(at, far)}L${corner(at + wide * 0.3, far * 0.72)}z`,
    (at: number) =>
      `M${corner(at, near)}Q${corner(at - wide * 0.5, far * 0.8)} ${corner(at, far)}Q${corner(at + wide * 0.5, far * 0.8)} ${corner(at, near)}z`,
    (at: number) => `M${corner(at, near)}L${corner(at, far)}A${far} ${far} 0 0 1 ${corner(at + wide * 0.62, far)}z`,
  ])
  return { f: each.map(petal).join(''), ...(chance() < 0.5 ? { s: `M32 6a26 26 0 1 1-.1 0z` } : {}) }
}

/** The dye a studio goes by. */
function dyeOf(code: string): Dye {
  const known = glyphs[code]
  return known ? dyes[known[0]]! : pick(seeded(`dye/${code}`), dyes)
}

/** What of a mark is drawn on its ground, on a field of 64 by 64. */
export function glyphOf(code: string, colour: string): string {
  const { f, s } = glyphs[code]?.[1] ?? abstract(code)
  return [
    f && `<path d="${f}" fill="${colour}" fill-rule="evenodd"/>`,
    s &&
      `<path d="${s}" fill="none" stroke="${colour}" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round"/>`,
  ]
    .filter(Boolean)
    .join('')
}

/** A studio's mark: one of its own where its code is known, else one drawn from the code. */
export function drawMark(code: string): string {
  const [above, below, drawn] = dyeOf(code)
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">',
    `<linearGradient id="g" x2="0" y2="1"><stop stop-color="${above}"/><stop offset="1" stop-color="${below}"/></linearGradient>`,
    '<rect width="64" height="64" rx="17" fill="url(#g)"/>',
    `<rect x="1.5" y="1.5" width="61" height="61" rx="15.5" fill="none" stroke="${drawn}" stroke-opacity=".35"/>`,
    `<g transform="translate(7.7 7.7) scale(.76)">${glyphOf(code, drawn)}</g>`,
    '</svg>',
  ].join('')
}
