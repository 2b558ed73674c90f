import {
  type Brush,
  CREAM,
  GOLD,
  INK,
  type Motif,
  at,
  both,
  c,
  e,
  eye,
  l,
  p,
  shade,
  shine,
  times,
  turned,
} from '../paint.ts'

function bubbles(): string {
  return `<g fill="#e9fbff" fill-opacity=".5" stroke="#fff" stroke-width="1.5">${[
    [-78, -60, 8],
    [-66, -84, 5],
    [84, -70, 7],
    [72, 66, 5],
  ]
    .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`)
    .join('')}</g>`
}

function swims({ r, v }: Brush, body: string, fin: string): string {
  return [
    p('M48 0C66-10 80-44 100-48 94-20 94 20 100 48 80 44 66 10 48 0z', v(fin)),
    p('M-30-40Q0-86 44-52L30-24zM-10 38Q10 74 34 62L26 28z', v(fin)),
    p('M-94 4C-70-44 10-60 62-4 10 60-70 48-94 4z', r(body)),
    p('M-84 14C-50 44 10 40 52 2 10 56-60 50-84 14z', '#fff1d6', ' stroke="none" opacity=".55"'),
    times(3, (row) =>
      times(4 - (row % 2), (n) => l(`M${-24 + n * 18 + (row % 2) * 9} ${-20 + row * 15}q9 8 0 15`, fin, 3)),
    ),
    p('M-26 6Q4 0 8 26-14 28-26 6z', v(fin)),
    l('M-44-34Q-30 0-46 30', fin, 4),
    eye(-64, -8, 10, '#ffd24d'),
    l('M-92 12q10 8 20 4', INK, 3),
  ].join('')
}

const fish: Motif = (brush) => swims(brush, brush.a, brush.b) + bubbles()
const koi: Motif = (brush) =>
  at(
    0,
    0,
    1,
    -32,
    p('M20 58C40 80 20 98 40 108 8 112 0 90 0 80 0 90-8 112-40 108-20 98-40 80-20 58z', brush.v('#f6d9c4')) +
      both(p('M24-16Q64-16 72 22 40 22 24 10z', brush.v('#f6d9c4'))) +
      p('M0-98C30-90 36-40 28 10 24 44 14 68 0 76-14 68-24 44-28 10-36-40-30-90 0-98z', brush.r('#fbf4ea')) +
      p(
        'M-24-70Q0-44 26-62 34-20 10-26-16-20-28-40zM-22 10Q10-6 24 22 14 46-8 40-26 34-22 10z',
        '#e0482a',
        ' stroke="none"',
      ) +
      both(c(17, -74, 5, INK)) +
      l('M0-44V56', '#f3b99c', 3),
  ) + bubbles()

const shark: Motif = (brush) =>
  [
    p('M-98 10C-60-40 20-44 60-14L100-44C92-10 94 10 100 40L58 12C20 44-50 40-98 10z', brush.r('#6f8797')),
    p('M-10-34L20-86 38-24zM-6 26L10 66 28 26z', brush.v('#566c7b')),
    p('M-98 10C-60 14 20 26 60 6 20 44-50 42-98 10z', '#eef3f4', ' stroke="none"'),
    p('M-86 14l48 6-16 12q-20-4-32-18z', '#7a1a1a') + p('M-80 15l5 8 6-7 5 9 6-8 5 8 6-6z', '#fff'),
    eye(-56, -10, 6, '#ffd24d'),
    l('M-22-16q8 14 0 26M-10-16q8 14 0 26', '#43545f', 3),
    bubbles(),
  ].join('')

const whale: Motif = (brush) =>
  [
    l('M-34-50q-4-24-24-26M-34-50q4-26 26-24', '#bfe9f4', 7),
    p(
      'M-96 10C-96-46-20-60 30-24 54-8 60 0 78-8L62-50C82-46 92-36 96-24 100-38 108-46 118-46L100 4C92 40 40 68-20 66-70 64-96 44-96 10z',
      brush.r('#3f78a8'),
    ),
    p('M-94 22C-60 34-10 34 26 26 10 56-30 66-50 62-78 58-92 42-94 22z', '#e8f1f2', ' stroke="none"'),
    l('M-72 34q4 14 14 22M-50 38q4 12 12 20M-28 38q4 10 10 18', '#9fc0cf', 3),
    p('M-10 30Q16 40 20 68-8 66-10 30z', brush.v('#2f6390')),
    eye(-58, 4, 7, '#ffe3a0'),
  ].join('')

const crab: Motif = (brush) => {
  const shell = '#d9482b'
  return [
    both(
      l('M44 34Q84 34 92 60M40 46Q70 56 76 80M34 52Q52 70 54 90', '#a52f1c', 9) +
        l('M46 4Q84-2 80-34', shell, 14) +
        p('M66-28C58-64 78-88 98-84 88-74 88-66 92-58 98-66 104-70 110-68 112-44 100-22 78-20z', brush.r(shell)) +
        l('M22-26v-22', shell, 7) +
        eye(22, -54, 9, CREAM),
    ),
    p('M0-32C46-34 66-4 60 26 52 58 22 64 0 64-22 64-52 58-60 26-66-4-46-34 0-32z', brush.r(shell)),
    times(5, (n) => c(-32 + n * 16, -4 - (n % 2) * 8, 4.5, '#f6b08a')),
    l('M-18 36Q0 50 18 36', INK, 4),
    shine('M-44-6Q-24-28 4-26-24-18-44-6z'),
  ].join('')
}

const shrimp: Motif = (brush) => {
  const shell = '#ef7346'
  return [
    l('M36-58C60-90 84-92 98-84M40-52C70-70 88-64 98-52', '#f6b08a', 4),
    times(5, (n) => l(`M${10 - n * 12} ${-4 + n * 12}q20 8 22 26`, '#d9572f', 5)),
    p(
      'M62-54C30-88-34-76-58-30-78 10-66 60-34 84L-66 96-30 104 6 96-16 80C-30 50-22 18 4 2 26-10 56-20 62-54z',
      brush.r(shell),
    ),
    times(6, (n) =>
      l(
        `M${[20, -8, -34, -50, -54, -46][n]} ${[-68, -64, -48, -20, 14, 48][n]}Q${[18, 2, -14, -24, -30, -26][n]} ${[-40, -32, -20, -4, 18, 44][n]} ${[26, 8, -6, -16, -22, -24][n]} ${[-14, -2, 8, 24, 40, 60][n]}`,
        '#b8421f',
        3.5,
      ),
    ),
    eye(44, -54, 8, '#ffe3a0'),
    shine('M-46-30Q-20-64 22-64-18-50-46-30z'),
  ].join('')
}

const octopus: Motif = (brush) => {
  const skin = brush.a
  const arm =
    l('M16 20C30 60 70 30 84 62 92 84 70 92 66 78M10 26C14 70 44 66 46 92M30 10C60 26 78-6 98 16', '#1b0a0c', 25) +
    l('M16 20C30 60 70 30 84 62 92 84 70 92 66 78M10 26C14 70 44 66 46 92M30 10C60 26 78-6 98 16', skin, 20) +
    l('M22 34C40 56 68 40 80 62M18 44C24 66 42 66 46 84', CREAM, 4).replace('<path', '<path stroke-dasharray="1 9"')
  return [
    both(arm),
    p('M0-98C48-98 66-60 56-20 50 14 30 34 0 36-30 34-50 14-56-20-66-60-48-98 0-98z', brush.r(skin)),
    both(eye(22, -14, 13, '#ffd24d')),
    l('M-12 14Q0 22 12 14', INK, 4),
    shine('M-38-52Q-26-84 4-88-22-72-38-52z'),
  ].join('')
}

const turtle: Motif = (brush) =>
  [
    both(p('M44-24Q86-64 98-36 90-8 50-4zM40 36Q70 50 74 82 46 84 28 56z', brush.r('#6f9c49'))),
    p('M0-96C22-96 28-70 18-50H-18C-28-70-22-96 0-96z', brush.r('#7eac55')),
    both(c(10, -78, 5, INK)),
    p('M0-60C44-60 66-26 64 10 60 52 30 80 0 84-30 80-60 52-64 10-66-26-44-60 0-60z', brush.r('#8a5a2c')),
    p('M0-40l26 16v32L0 26-26 8v-32z', brush.r('#c08a3e')),
    both(p('M30-24L52-30Q62 0 54 14L30 8zM28 16l24 6Q44 54 18 70L4 32z', brush.v('#b07a36'))),
    p('M0-44L-20-56Q0-62 20-56z', brush.v('#b07a36')),
  ].join('')

const pearl: Motif = (brush) =>
  [
    p('M0 6C-50-8-92-50-86-76-60-104 60-104 86-76 92-50 50-8 0 6z', brush.r('#e9a7a0')),
    times(7, (n) => l(`M0 2Q${-60 + n * 20}-40 ${-72 + n * 24}-86`, '#b8615f', 3)),
    p('M-96 22C-96 66-50 92 0 92S96 66 96 22C60 44-60 44-96 22z', brush.r('#d98a86')),
    p('M-90 22C-60 2 60 2 90 22 60 46-60 46-90 22z', '#6b2f38'),
    e(0, 26, 70, 14, '#f6cfc4'),
    c(0, 4, 32, brush.r('#fdf6ee')),
    shine('M-18-10a22 22 0 0 1 20-14q-10 6-12 16z', 0.95),
    shade('M24-4A28 28 0 0 1-10 30q22-4 34-34z', 0.12),
  ].join('')

const starfish: Motif = (brush) =>
  turned(5, p('M-26-26C-16-60-14-96 0-98 14-96 16-60 26-26L0 8z', brush.v(brush.a))) +
  c(0, 0, 34, brush.r(brush.a)) +
  turned(
    5,
    times(4, (n) => c(0, -20 - n * 18, 5 - n * 0.6, CREAM)),
  ) +
  c(0, 0, 7, CREAM)

const jellyfish: Motif = (brush) =>
  [
    times(5, (n) =>
      l(
        `M${-44 + n * 22} 0C${-64 + n * 22} 30 ${-24 + n * 22} 50 ${-44 + n * 22 + (n % 2 ? 8 : -8)} 96`,
        n % 2 ? brush.b : brush.a,
        8,
      ),
    ),
    p('M-76 4C-80-60-40-96 0-96S80-60 76 4Q64-12 50 4 34-10 18 4 0-10-18 4-34-10-50 4-64-12-76 4z', brush.r(brush.a)),
    both(e(30, -28, 10, 16, CREAM).replace('/>', ' opacity=".55" stroke="none"/>')),
    shine('M-54-30Q-44-72-8-82-40-62-54-30z', 0.55),
  ].join('')

const seahorse: Motif = (brush) =>
  [
    p(
      'M-18-96C20-104 44-78 40-50 72-34 70 6 44 30 24 50 28 66 44 66 54 62 50 50 42 52L46 40C70 40 72 80 42 84 4 84-4 52 8 26 18 4 8-8-8-12-22-18-20-30-14-38L-66-44-64-58-18-66C-30-76-30-88-18-96z',
      brush.r(brush.a),
    ),
    times(6, (n) => p(`M${40 + n * 3 - n * n * 1.6} ${-44 + n * 14}l18-4-12 14z`, brush.v(brush.b))),
    p('M-10-98L-2-112 8-98 18-108 24-92z', brush.v(brush.b)),
    eye(4, -72, 8, '#ffe3a0'),
    times(5, (n) => l(`M${6 + n} ${-26 + n * 14}q14 6 28 0`, CREAM, 3)),
  ].join('')

const wave: Motif = (brush) =>
  [
    p(
      'M-98 96C-98 10-50-84 30-86 80-86 96-40 78-14 70-38 40-44 22-22 4 4 20 40 60 48 76 52 90 48 98 40V96z',
      brush.v('#2b87a8'),
    ),
    p(
      'M-80 96C-74 30-40-50 26-66-10-30-30 20-10 96zM-30 96C-40 50-20 10 4-24-6 20 10 50 40 60 30 80 20 90 10 96z',
      '#8fd6de',
      ' stroke="none" opacity=".6"',
    ),
    l('M30-86C-50-84-98 10-98 60', '#f4fbf7', 7),
    [
      [36, -88, 15],
      [60, -76, 13],
      [78, -56, 12],
      [84, -32, 10],
      [74, -14, 9],
      [16, -78, 11],
    ]
      .map(([x, y, rad]) => c(x!, y!, rad!, '#f4fbf7'))
      .join(''),
    c(96, 0, 5, '#f4fbf7') + c(50, -30, 4, '#f4fbf7'),
  ].join('')

const net: Motif = (brush) =>
  [
    at(0, 22, 0.55, 0, swims(brush, brush.a, brush.b)),
    l('M-84-40Q-70 90 0 94 70 90 84-40', CREAM, 4),
    times(7, (n) => l(`M${-78 + n * 26}-36Q${-50 + n * 16} 40 ${-8 + n * 3} 92`, '#f6e6c0', 2.5)),
    times(4, (n) => l(`M${-80 + n * 9} ${-6 + n * 26}Q0 ${20 + n * 26} ${80 - n * 9} ${-6 + n * 26}`, '#f6e6c0', 2.5)),
    e(0, -40, 86, 18, 'none').replace('/>', ` stroke="${GOLD}" stroke-width="8"/>`),
    l('M84-40L100-96', '#8a5230', 10),
  ].join('')

const trident: Motif = (brush) =>
  at(
    0,
    0,
    1,
    20,
    box3(brush) +
      p('M0-104L10-76H6V-30H-6V-76H-10z', brush.m('#cfe3e0')) +
      both(p('M0-26C40-26 44-50 40-66L30-62 44-98 56-62 50-64C54-30 40-10 0-10z', brush.m('#9fc7c0'))) +
      c(0, -14, 12, brush.m(GOLD)) +
      l('M-14 30q14 8 28 0M-14 44q14 8 28 0', GOLD, 5),
  )

function box3(brush: Brush): string {
  return p('M-5-14H5V100L0 106-5 100z', brush.v('#8a5230'))
}

export const sea = {
  fish,
  koi,
  shark,
  whale,
  crab,
  shrimp,
  octopus,
  turtle,
  pearl,
  starfish,
  jellyfish,
  seahorse,
  wave,
  net,
  trident,
} satisfies Record<string, Motif>
