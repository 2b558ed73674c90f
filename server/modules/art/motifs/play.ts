import {
  type Brush,
  CREAM,
  GOLD,
  INK,
  type Motif,
  STEEL,
  WOOD,
  at,
  both,
  box,
  c,
  e,
  l,
  mix,
  p,
  polar,
  shade,
  shine,
  times,
  turned,
} from '../paint.ts'

const pips: Readonly<Record<string, string>> = {
  heart: 'M0 22C-44-8-30-40-8-30L0-22 8-30C30-40 44-8 0 22z',
  spade: 'M0-30C40 0 26 22 6 12L12 28H-12L-6 12C-26 22-40 0 0-30z',
  diamond: 'M0-32L22 0 0 32-22 0z',
  club: 'M0-30A13 13 0 0 1 11-9 13 13 0 1 1 5 12L12 28H-12L-5 12A13 13 0 1 1-11-9 13 13 0 0 1 0-30z',
}

function card(brush: Brush, pip: string, dye: string): string {
  return (
    box(-42, -60, 84, 120, brush.fade('#fffaf0', '#eaddc4'), 10) +
    p(pips[pip]!, dye) +
    at(-28, -44, 0.3, 0, p(pips[pip]!, dye)) +
    at(28, 44, 0.3, 180, p(pips[pip]!, dye))
  )
}
const cards: Motif = (brush) =>
  at(-44, 10, 1, -24, card(brush, 'club', '#2a2430')) +
  at(44, 10, 1, 24, card(brush, 'diamond', '#c8322b')) +
  at(
    0,
    -8,
    1.16,
    0,
    card(brush, brush.chance() < 0.5 ? 'spade' : 'heart', brush.chance() < 0.5 ? '#2a2430' : '#c8322b'),
  )

const die = (brush: Brush, dye: string, ink: string): string =>
  p('M0-70L62-36 0-2-62-36z', brush.v(mix(dye, '#ffffff', 0.3))) +
  p('M-62-36L0-2V70L-62 34z', brush.v(dye)) +
  p('M62-36L0-2V70L62 34z', brush.v(mix(dye, '#12060a', 0.25))) +
  e(0, -36, 12, 7, ink) +
  [
    [-46, -6],
    [-16, 10],
    [-46, 30],
    [-16, 48],
    [-31, 20],
  ]
    .map(([x, y]) => e(x!, y!, 6.5, 8, ink, -20))
    .join('') +
  [
    [18, 8],
    [46, -8],
    [18, 46],
    [46, 30],
  ]
    .map(([x, y]) => e(x!, y!, 6.5, 8, ink, 20))
    .join('')
const dice: Motif = (brush) =>
  at(-30, 22, 0.92, -8, die(brush, '#f4ead6', '#b3261e')) + at(44, -34, 0.74, 14, die(brush, brush.a, CREAM))

const chipFace = (brush: Brush, dye: string): string =>
  c(0, 0, 48, brush.r(dye)) +
  turned(
    6,
    p(`M${polar(48, -13)}A48 48 0 0 1 ${polar(48, 13)}L${polar(36, 13)}A36 36 0 0 0 ${polar(36, -13)}z`, CREAM),
  ) +
  c(0, 0, 33, brush.m(GOLD)) +
  c(0, 0, 27, brush.r(mix(dye, '#12060a', 0.2))) +
  p('M0-17L15 0 0 17-15 0z', CREAM)
const chips: Motif = (brush) =>
  times(2, (s) =>
    times(
      4 + s * 2,
      (n) =>
        p(`M${-90 + s * 104} ${70 - n * 14}v12q38 16 76 0v-12z`, brush.v(n % 2 ? brush.a : brush.b)) +
        e(
          -52 + s * 104,
          70 - n * 14,
          38,
          11,
          n % 2 ? brush.r(mix(brush.a, '#ffffff', 0.3)) : brush.r(mix(brush.b, '#ffffff', 0.3)),
        ),
    ),
  ) +
  at(-30, -44, 0.9, -10, chipFace(brush, brush.a)) +
  at(50, -66, 0.62, 20, chipFace(brush, brush.b))

const roulette: Motif = (brush) =>
  c(0, 0, 98, brush.m('#9c6228')) +
  c(0, 0, 86, brush.m(GOLD)) +
  times(24, (n) =>
    p(
      `M0 0L${polar(80, n * 15 - 7.5)}A80 80 0 0 1 ${polar(80, n * 15 + 7.5)}z`,
      n === 0 ? '#2f8a52' : n % 2 ? '#b8261e' : '#211a1c',
    ),
  ) +
  c(0, 0, 52, brush.m('#8a4f22')) +
  turned(8, l('M0-24V-48', '#5c2f18', 3)) +
  turned(4, l('M0-8V-32', GOLD, 7) + c(0, -34, 7, brush.r(GOLD))) +
  c(0, 0, 15, brush.m(GOLD)) +
  c(42, -56, 9, brush.r('#ffffff'))

const numbered = (brush: Brush, dye: string, x: number, y: number, size: number, number: string): string =>
  at(
    x,
    y,
    size,
    0,
    c(0, 0, 44, brush.r(dye)) +
      c(0, 2, 25, '#fffaf0') +
      digits(number) +
      shine('M-30-16a34 34 0 0 1 22-20q-10 8-12 22z', 0.7),
  )
/** Figures drawn as lines: a picture brings no letters. */
const strokes: Readonly<Record<string, string>> = {
  1: 'M-4-9L1-13V13',
  2: 'M-6-7Q-4-13 1-13 7-12 6-6 5-1-7 13H8',
  3: 'M-6-11Q7-17 6-7 5-1-1-1 8 0 7 7 5 16-7 11',
  5: 'M6-13H-5L-6-1Q7-6 7 5 5 16-7 11',
  7: 'M-7-13H7L-2 13',
  8: 'M0-1Q-8-4-6-9 0-17 6-9 8-4 0-1-10 3-7 9 0 17 7 9 10 3 0-1',
  9: 'M6-6Q4 1-2 0-8-2-6-9 0-16 6-8 7 6-3 13',
}
function digits(number: string): string {
  return [...number]
    .map((digit, place) =>
      at(
        number.length === 1 ? 0 : -10 + place * 19,
        2,
        number.length === 1 ? 1.15 : 0.9,
        0,
        l(strokes[digit] ?? strokes['7']!, INK, 4.5),
      ),
    )
    .join('')
}
const balls: Motif = (brush) =>
  numbered(brush, '#d8432f', -50, 44, 1, '7') +
  numbered(brush, '#2f7ab0', 52, 46, 1, '25') +
  numbered(brush, '#e0a02a', 0, -6, 1.15, brush.chance() < 0.5 ? '8' : '9') +
  numbered(brush, '#3f8f52', -48, -58, 0.72, '3') +
  numbered(brush, '#8a5ab0', 50, -58, 0.72, '1')

const cage: Motif = (brush) =>
  p('M-60 70L-76 104H76L60 70z', brush.v(WOOD)) +
  both(box(74, -20, 14, 110, brush.m(GOLD), 4)) +
  c(0, -6, 82, '#fff8e6').replace('/>', ' fill-opacity=".16"/>') +
  [
    [-34, 36, '#d8432f'],
    [10, 48, '#2f7ab0'],
    [44, 22, '#e0a02a'],
    [-10, 16, '#3f8f52'],
    [-48, -2, '#8a5ab0'],
    [24, -16, '#d8432f'],
    [-16, -30, '#e0a02a'],
  ]
    .map(([x, y, dye]) => at(Number(x), Number(y), 0.48, 0, c(0, 0, 44, brush.r(String(dye))) + c(0, 0, 22, '#fffaf0')))
    .join('') +
  `<g fill="none" stroke="${GOLD}" stroke-width="4"><circle cy="-6" r="82"/><ellipse cy="-6" rx="82" ry="30"/><ellipse cy="-6" rx="52" ry="82"/><ellipse cy="-6" rx="18" ry="82"/></g>` +
  c(0, -6, 11, brush.m(GOLD)) +
  l('M88-8h16v26', STEEL, 7)

const bingo: Motif = (brush) =>
  at(
    0,
    0,
    1,
    -7,
    box(-78, -92, 156, 184, brush.fade('#fffaf0', '#eaddc4'), 12) +
      box(-78, -92, 156, 40, brush.v(brush.a), 12) +
      times(5, (n) => c(-56 + n * 28, -72, 10, CREAM)) +
      times(25, (n) =>
        box(-70 + (n % 5) * 28.4, -44 + Math.floor(n / 5) * 26.4, 25, 23, n === 12 ? brush.r(GOLD) : '#f3e4c6', 4),
      ) +
      [0, 6, 8, 12, 16, 18, 24]
        .map((n) => c(-57.5 + (n % 5) * 28.4, -32.5 + Math.floor(n / 5) * 26.4, 10, brush.r(n % 4 ? brush.a : brush.b)))
        .join(''),
  ) + numbered(brush, '#2f7ab0', 62, 66, 0.8, '7')

const ball: Motif = (brush) =>
  c(0, 0, 90, brush.r('#f6f1e6')) +
  p(`M${times(5, (n) => `${n ? 'L' : ''}${polar(32, n * 72)}`)}z`, INK) +
  turned(
    5,
    l('M0-32V-58', INK, 5) + p('M-20-62L0-54 20-62 30-84Q0-94-30-84z', INK) + l('M-19-63L-46-52M19-63L46-52', INK, 4),
  ) +
  shine('M-62-34A72 72 0 0 1-10-72Q-44-56-52-24z', 0.8) +
  shade('M80-40A90 90 0 0 1-40 80 96 96 0 0 0 80-40z', 0.22)

const cricket: Motif = (brush) =>
  at(
    -14,
    0,
    1,
    32,
    box(-8, -108, 16, 66, brush.v('#2a2430'), 7) +
      l('M-7-94L7-88M-7-80L7-74M-7-66L7-60', CREAM, 2.5) +
      p('M-9-44H9C28-36 28-20 27 80 26 104-26 104-27 80-28-20-28-36-9-44z', brush.v('#d9ac6a')) +
      l('M0-36V90', '#a8742f', 3),
  ) +
  times(3, (n) => box(34 + n * 19, 0, 8, 96, brush.v('#e9cf9a'), 4)) +
  box(36, -6, 22, 7, '#c98a3a', 3) +
  box(58, -6, 22, 7, '#c98a3a', 3) +
  c(56, -52, 26, brush.r('#b3261e')) +
  l('M38-66Q56-52 72-36M44-70Q62-56 76-42', '#f6d9c4', 3)

const racket: Motif = (brush) =>
  at(
    0,
    0,
    1,
    -30,
    box(-9, 34, 18, 72, brush.v('#2a2430'), 7) +
      e(0, -30, 56, 68, brush.v(brush.a)) +
      e(0, -30, 44, 56, '#fff8e6') +
      times(6, (n) => l(`M${-32 + n * 13}-${78 - Math.abs(n - 2.5) * 8}V${18 - Math.abs(n - 2.5) * 8}`, '#b99560', 2)) +
      times(6, (n) => l(`M${-38 + Math.abs(n - 2.5) * 4} ${-66 + n * 14}H${38 - Math.abs(n - 2.5) * 4}`, '#b99560', 2)),
  ) +
  c(58, 54, 27, brush.r('#cfdc4a')) +
  l('M36 44Q60 50 64 78', '#fff', 4)

const goal: Motif = (brush) =>
  `<g stroke="#f6f1e6" stroke-opacity=".6" stroke-width="2" fill="none">${times(9, (n) => `<path d="M${-80 + n * 20}-60L${-64 + n * 16} 60"/>`)}${times(6, (n) => `<path d="M-80 ${-50 + n * 20}H80"/>`)}</g>` +
  l('M-86 74V-68H86V74', '#2a2430', 15) +
  l('M-86 74V-68H86V74', '#fbf7ee', 10) +
  at(10, 34, 0.5, 20, ball(brush)) +
  l('M-50 96C-40 70-30 56-22 50', GOLD, 6)

const gamepad: Motif = (brush) =>
  p(
    'M-56-44C-20-52 20-52 56-44 88-40 106 54 92 76 74 92 54 48 36 40H-36C-54 48-74 92-92 76-106 54-88-40-56-44z',
    brush.v('#39414f'),
  ) +
  p('M-52-18H-40V-30H-28V-18H-16V-6H-28V6H-40V-6H-52z', brush.m(STEEL)) +
  c(46, -28, 8, '#e3b23c') +
  c(46, 2, 8, '#4fa86a') +
  c(31, -13, 8, '#3f86c8') +
  c(61, -13, 8, '#d8432f') +
  both(c(20, 18, 14, brush.r('#1d222c'))) +
  box(-12, -34, 24, 12, brush.r(brush.a), 4) +
  shine('M-60-36Q0-48 60-36 0-40-60-36z', 0.5)

const headset: Motif = (brush) =>
  l('M-72 20C-86-110 86-110 72 20', '#2a2f3a', 19) +
  l('M-72 20C-86-110 86-110 72 20', brush.a, 9) +
  both(p('M52-8C84-18 98 8 96 34 94 66 70 78 52 70z', brush.v('#39414f')) + box(44, -6, 17, 76, brush.m(STEEL), 8)) +
  l('M-80 62C-70 96-30 96-10 90', '#2a2f3a', 7) +
  c(-4, 88, 12, brush.r(brush.a))

const glove: Motif = (brush) =>
  both(
    at(
      40,
      4,
      0.78,
      14,
      p('M-50 10C-62-70 10-90 44-60 70-36 62 10 46 40L-34 44z', brush.r(brush.a)) +
        p('M-44-4C-78-12-80 34-40 38-22 36-22 6-44-4z', brush.r(mix(brush.a, '#ffffff', 0.1))) +
        box(-40, 40, 92, 40, brush.v(CREAM), 10) +
        l('M-30 60H44', mix(brush.a, '#12060a', 0.2), 6) +
        shine('M-30-40Q-10-66 20-62-6-50-20-24z', 0.5),
    ),
  )

const spur: Motif = (brush) =>
  p('M-90 40C-40 60 30 20 60-80 76-20 60 60-20 82-56 90-84 70-90 40z', brush.m('#d5dde2')) +
  p('M-98 16L-62 0-30 76-66 94z', brush.v('#7a2a1c')) +
  l('M-86 30L-54 16M-76 52L-44 38M-66 72L-36 58', GOLD, 5) +
  times(3, (n) =>
    at(
      -70 + n * 6,
      -20 - n * 8,
      0.42,
      -34 + n * 24,
      p('M-14 0Q-26-60 0-104 26-60 14 0z', brush.v(n % 2 ? brush.b : brush.a)),
    ),
  )

const arena: Motif = (brush) =>
  p('M-98 40C-98-30 98-30 98 40V80C60 104-60 104-98 80z', brush.v('#c9a06a')) +
  e(0, 36, 98, 44, brush.v('#e0bd84')) +
  e(0, 40, 70, 28, brush.r('#a8622c')) +
  times(9, (n) =>
    p(`M${-92 + n * 21.5} ${72 + Math.round(14 - Math.abs(n - 4) ** 1.6 * 1.6)}a8 12 0 0 1 14 0v16h-14z`, '#5c2f18'),
  ) +
  times(
    4,
    (n) =>
      l(`M${-72 + n * 48} ${n % 3 ? -2 : 14}v-60`, WOOD, 4) +
      p(`M${-72 + n * 48} ${n % 3 ? -60 : -44}l30 10-30 12z`, brush.v(n % 2 ? brush.a : brush.b)),
  ) +
  at(0, 26, 0.34, 0, p('M0-124L13-100V40H-13V-100z', brush.m('#d5dde2')))

export const play = {
  cards,
  dice,
  chips,
  roulette,
  balls,
  cage,
  bingo,
  ball,
  cricket,
  racket,
  goal,
  gamepad,
  headset,
  glove,
  spur,
  arena,
} satisfies Record<string, Motif>
