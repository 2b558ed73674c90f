import { type Brush, CREAM, GOLD, INK, type Motif, at, both, c, e, eye, l, p, shine, times } from '../paint.ts'

const peacock: Motif = (brush) => {
  const feather = (n: number, long: number): string =>
    at(
      0,
      54,
      1,
      n,
      p(`M-15-40Q-20-${long - 14} 0-${long} 20-${long - 14} 15-40z`, brush.v('#1f8a6a')) +
        e(0, -long + 22, 12, 15, GOLD) +
        e(0, -long + 24, 8, 10, '#1c5fa8') +
        e(0, -long + 26, 4, 5, '#0d1d3f'),
    )
  return [
    times(9, (n) => feather(-84 + n * 21, 132)),
    times(6, (n) => feather(-62 + n * 25, 98)),
    p(
      'M0-56C18-56 20-36 16-24 34 4 40 40 26 72 18 92-18 92-26 72-40 40-34 4-16-24-20-36-18-56 0-56z',
      brush.r('#1f63b4'),
    ),
    l('M0-58v-22M-6-58l-9-18M6-58l9-18', '#8fd3c0', 3) +
      c(0, -82, 5, GOLD) +
      c(-16, -78, 5, GOLD) +
      c(16, -78, 5, GOLD),
    both(e(9, -44, 6, 7, CREAM) + c(9, -44, 3.5, INK)),
    p('M-6-36h12L0-22z', brush.v(GOLD)),
    shine('M-18 6Q-28 40-16 66-22 36-10 8z'),
  ].join('')
}

/** A bird with spread wings, from the front. */
function spread({ v, r }: Brush, feathers: string, breast: string, head: string, crest = ''): string {
  const wing = times(6, (n) =>
    at(
      18,
      0,
      1,
      38 + n * 17,
      p(`M-11-12Q-14-${70 + n * 5} 0-${98 - n * 6} 14-${70 + n * 4} 11-12z`, v(n % 2 ? feathers : breast)),
    ),
  )
  return [
    both(wing),
    times(5, (n) => at(0, 50, 1, 150 + n * 15, p('M-9-8Q-12-34 0-50 12-34 9-8z', v(feathers)))),
    p('M0-40C30-34 34 10 22 50 12 70-12 70-22 50-34 10-30-34 0-40z', r(breast)),
    times(3, (n) => l(`M-14 ${0 + n * 16}q7 8 14 0q7 8 14 0`, feathers, 3)),
    crest,
    c(0, -52, 27, r(head)),
    both(eye(11, -56, 6.5, '#ffd24d') + l('M3-64L22-68', INK, 4)),
    p('M-9-50Q0-58 9-50 8-34-2-26-8-34-9-50z', v(GOLD)),
  ].join('')
}

const falcon: Motif = (brush) => spread(brush, '#6a3f22', '#a56a38', '#fbf1de')
const phoenix: Motif = (brush) =>
  at(0, 0, 1, 0, c(0, 0, 96, brush.glow('#ffb13d', 0.8)).replace('/>', ' stroke="none"/>')) +
  spread(
    brush,
    '#d8371f',
    '#f59a2c',
    '#ffd262',
    times(3, (n) => at(0, -62, 1, -28 + n * 28, p('M-6 0Q-12-26 0-40 12-26 6 0z', brush.v('#e8502a')))),
  )

const owl: Motif = (brush) =>
  [
    p('M-54-84Q-30-76 0-76 30-76 54-84 66-40 62 0 66 60 40 92 0 92-40 92-66 60-62 0-66-40-54-84z', brush.r('#8b6138')),
    both(p('M-62-14C-86 20-78 66-44 86-56 50-56 20-40-6z', brush.v('#5f3f22'))),
    times(4, (row) =>
      times(5 - (row % 2), (n) => l(`M${-32 + n * 16 + (row % 2) * 8 - 8} ${14 + row * 16}q8 10 16 0`, '#e8c489', 3.5)),
    ),
    both(c(26, -38, 28, brush.r('#f3dcb0')) + eye(26, -38, 17, '#f4a62a')),
    p('M-9-24L0-34 9-24 0-4z', brush.v('#e9b44c')),
    both(l('M16 92v-8M26 92v-8M36 90v-7', GOLD, 6)),
  ].join('')

const swan: Motif = (brush) =>
  [
    e(4, 72, 96, 12, '#8fd0dc').replace('/>', ' opacity=".55" stroke="none"/>'),
    p(
      'M-30-86C-2-92 14-66-2-38-16-14-20 2-8 12 8-22 70-40 98-14 84-10 96 10 84 20 92 34 78 50 66 54 50 74-40 78-58 48-72 20-42-10-34-34-26-56-28-66-42-64z',
      brush.r('#f7f3ec'),
    ),
    p('M6 20C26-10 66-16 92-8 76 4 84 18 70 24 76 36 60 46 46 46 24 48 6 40 6 20z', brush.v('#e5ddd0')),
    p('M-42-64L-66-52-38-50z', brush.v('#e8742c')) + c(-28, -70, 5, INK),
    l('M30 18q20-2 34-14M32 34q18 0 32-10', '#b9ad9c', 3),
  ].join('')

const rooster: Motif = (brush) => {
  const tails = ['#1f5f4a', '#2f8a62', '#c8691f', '#7a241b', '#1d3f66']
  return [
    times(5, (n) => at(-30, 20, 1, -78 + n * 19, p('M-12 0Q-34-60 4-104 16-60 12 0z', brush.v(tails[n]!)))),
    l('M-4 66L-10 96M20 66L26 96M-22 96H0M16 96H40', GOLD, 6),
    p(
      'M30-66C48-60 50-34 54-12 64 30 44 72 4 74-40 74-60 44-50 16-34 24-14 10-4-18 2-42 10-64 30-66z',
      brush.r('#b8432a'),
    ),
    p('M-34 22C-10 4 26 10 30 34 20 58-20 56-34 22z', brush.v('#7a241b')),
    times(4, (n) => l(`M${12 + n * 10}-${28 - n * 2}v22`, '#f0a13a', 5)),
    c(34, -60, 22, brush.r('#d9622b')),
    p('M16-74Q12-98 24-92 26-110 38-98 50-106 52-84 60-80 54-70 30-78 16-74z', brush.v('#e3302a')),
    p('M54-64L80-54 54-50z', brush.v(GOLD)) + p('M44-46Q58-42 52-26 42-26 42-42z', brush.v('#e3302a')),
    eye(40, -64, 6, '#ffd24d'),
  ].join('')
}

const gull: Motif = (brush) =>
  [
    p(
      'M-98-30C-70-64-30-52-8-12 14-58 60-76 98-58 70-50 50-30 36 4 60 14 66 22 74 34 40 50-10 54-34 40-60 36-72 30-78 22L-40 14C-50-14-70-28-98-30z',
      brush.r('#fbf7ef'),
    ),
    p('M-98-30C-86-46-68-50-54-46-64-36-76-30-98-30zM98-58C84-70 68-68 58-62 70-54 84-52 98-58z', '#46505c'),
    p('M-78 22L-98 30-74 34z', brush.v('#f0a13a')) + c(-58, 22, 4, INK),
  ].join('')

const feather: Motif = (brush) =>
  at(
    0,
    0,
    1,
    24,
    p('M-4 96C-56 50-50-50 10-104 50-50 48 40 4 96z', brush.v(brush.a)) +
      p('M2 60C20 20 30-30 12-96 46-50 46 36 4 90z', brush.v(brush.b), ' stroke="none" opacity=".55"') +
      l('M2 104Q-6 0 10-96', CREAM, 4) +
      times(6, (n) => l(`M0 ${60 - n * 24}q-16-6-26-24M2 ${60 - n * 24}q16-6 24-24`, '#fff6e0', 1.5)) +
      p('M-46 20l30-6-26 24zM42 30L18 20l20 24z', INK, ' stroke="none" opacity=".3"'),
  )

export const birds = { peacock, falcon, phoenix, owl, swan, rooster, gull, feather } satisfies Record<string, Motif>
