import { type Brush, CREAM, GOLD, INK, type Motif, at, both, c, e, eye, l, p, shade, shine, times } from '../paint.ts'

interface Face {
  fur: string
  muzzle: string
  ears: string
  iris?: string
  nose?: string
}

/** A head from the front; what makes it this animal is drawn over and under it. */
function face({ r }: Brush, { fur, muzzle, ears, iris = GOLD, nose = INK }: Face, under = '', over = ''): string {
  return [
    under,
    both(ears),
    p('M0-72C46-74 74-44 72-4 70 40 40 78 0 80-40 78-70 40-72-4-74-44-46-74 0-72z', r(fur)),
    over,
    both(p('M14-12Q30-26 48-10 32 0 14-12z', CREAM) + eye(31, -12, 9, iris)),
    p('M0 8C26 6 44 24 42 44 38 64 18 70 0 70-18 70-38 64-42 44-44 24-26 6 0 8z', r(muzzle)),
    p('M-15 12Q0 4 15 12 12 28 0 30-12 28-15 12z', nose),
    shine('M-8 12q8-4 14 0-6 5-14 0z', 0.5),
    l('M0 30v12M0 42Q-12 54-22 44M0 42Q12 54 22 44', INK, 4),
  ].join('')
}

const roundEar = (brush: Brush, fur: string, inner: string): string =>
  c(-54, -58, 24, brush.r(fur)) + c(-54, -56, 13, inner)
const pointedEar = (brush: Brush, fur: string, inner: string): string =>
  p('M-70-18L-74-98-22-64z', brush.v(fur)) + p('M-62-36l-4-42 28 22z', inner)

const tiger: Motif = (brush) => {
  const fur = '#e8862c'
  const stripes =
    both(
      p(
        'M72-6Q52-8 44 4 56 4 70 10zM70 22Q54 18 46 28 56 30 66 36zM60-44Q44-40 40-28 54-34 66-30z',
        INK,
        ' stroke="none"',
      ) + p('M20-34Q32-44 48-36 32-34 20-34z', CREAM, ' stroke="none"'),
    ) + p('M-6-70h12l-3 26h-6zM-26-66l10-3 4 22-5 2zM26-66l-10-3-4 22 5 2z', INK, ' stroke="none"')
  return (
    face(
      brush,
      { fur, muzzle: '#fff3df', ears: roundEar(brush, fur, '#5a2413'), iris: '#ffd75e', nose: '#b8434a' },
      '',
      stripes,
    ) +
    both(l('M26 46q24-6 44 2M26 54q22 0 40 10', '#fff7e8', 2)) +
    p('M-16 52l5 16 5-14zM16 52l-5 16-5-14z', '#fff')
  )
}

const lion: Motif = (brush) => {
  const mane = times(
    18,
    (place) =>
      `<g transform="rotate(${place * 20}) translate(0 4)">${p('M-20-56Q-26-92 0-100 24-88 20-56z', brush.v(place % 2 ? '#a9501d' : '#c8691f'))}</g>`,
  )
  return face(
    brush,
    { fur: '#edb04f', muzzle: '#ffeac2', ears: c(-48, -52, 17, brush.r('#d8953a')), nose: '#6b2a1c' },
    mane,
  )
}

const bear: Motif = (brush) =>
  face(brush, { fur: '#8a5a36', muzzle: '#e3bd8d', ears: roundEar(brush, '#7a4c2b', '#c98f68'), iris: '#5b2f14' })

const panda: Motif = (brush) =>
  face(
    brush,
    { fur: '#f5efe4', muzzle: '#fffaf0', ears: c(-54, -58, 25, brush.r('#2d2626')), iris: '#8a5a2b' },
    '',
    both(e(32, -10, 19, 24, '#2d2626', 24)),
  )

const wolf: Motif = (brush) =>
  face(
    brush,
    { fur: '#7d8896', muzzle: '#e8ecef', ears: pointedEar(brush, '#66707e', '#cdb4ae'), iris: '#ffd24d' },
    both(p('M-66-20L-98 8-82 16-94 44-74 44-76 70-30 76z', brush.v('#8d98a6'))),
    p('M0-70L24-30 10 6H-10L-24-30z', '#4d5664', ' stroke="none"') +
      both(p('M70 4L44 14 56 50z', '#e8ecef', ' stroke="none"')),
  )

const fox: Motif = (brush) =>
  face(
    brush,
    { fur: '#df6a26', muzzle: '#fff0dc', ears: pointedEar(brush, '#d25d1d', '#3b1810'), iris: '#6fb04a' },
    both(p('M-66-14L-96 20-72 30-78 56-30 74z', brush.v('#ffe6c8'))),
    both(p('M72 2Q50 2 40 22 44 52 26 72 62 50 72 2z', '#fff0dc', ' stroke="none"')),
  )

const cat: Motif = (brush) => {
  const fur = brush.chance() < 0.5 ? '#f3ede2' : '#3a3140'
  return (
    face(brush, { fur, muzzle: '#fffaf0', ears: pointedEar(brush, fur, '#e89a9a'), iris: '#7cc36a', nose: '#d4616b' }) +
    both(l('M24 42q30-8 56-4M24 50q30 0 54 10', CREAM, 2.5)) +
    at(0, 84, 0.9, 0, p('M-50-12Q0 14 50-12L46 4Q0 28-46 4z', brush.v('#c8322b')) + c(0, 14, 14, brush.m(GOLD)))
  )
}

const rabbit: Motif = (brush) => {
  const ear =
    p('M-44-50C-66-88-62-126-44-128-24-124-16-84-16-62z', brush.v('#f1e6da')) +
    p('M-42-60C-54-88-52-110-44-112-34-108-28-84-28-64z', '#e8a7a3')
  return `<g transform="translate(0 18) scale(.88)">${face(brush, { fur: '#f4ebe0', muzzle: '#fffaf2', ears: ear, iris: '#c94f5a', nose: '#e08090' })}${p('M-8 46h16v16H-8z', '#fff')}</g>`
}

const monkey: Motif = (brush) =>
  face(
    brush,
    {
      fur: '#7b4a2a',
      muzzle: '#eec397',
      ears: c(-74, -8, 23, brush.r('#7b4a2a')) + c(-74, -8, 13, '#e3ad80'),
      iris: '#4a2410',
      nose: '#8a4b35',
    },
    '',
    p(
      'M0-44C30-62 58-36 50-4 44 16 20 18 0 14-20 18-44 16-50-4-58-36-30-62 0-44z',
      brush.r('#eec397'),
      ' stroke="none"',
    ),
  ) + l('M-24 50Q0 72 24 50', INK, 4)

const ox: Motif = (brush) =>
  both(p('M-46-52C-86-52-100-80-92-104-82-84-66-80-36-76z', brush.m('#f2dfb8'))) +
  `<g transform="translate(0 8)">${face(brush, { fur: '#7a3a24', muzzle: '#e7bd9a', ears: p('M-56-34Q-98-42-96-18-76-6-54-14z', brush.v('#6b3120')), iris: '#3a160c', nose: '#c27a68' })}</g>` +
  l('M-12 44a12 14 0 1 0 24 0', GOLD, 6)

const elephant: Motif = (brush) => {
  const skin = '#8d9aa8'
  return [
    both(
      p('M-34-60C-76-92-112-56-104-6-98 34-66 48-40 24z', brush.r(skin)) +
        p('M-46-46C-72-66-94-42-90-8-84 20-66 26-50 12z', '#c99a96', ' stroke="none" opacity=".75"'),
    ),
    p(
      'M0-82C40-82 60-54 56-16 54 12 36 24 24 30 22 60 30 76 52 74 62 72 62 60 54 58L62 46C82 54 82 88 54 94 14 98-4 70-8 36-34 30-54 10-56-16-60-54-40-82 0-82z',
      brush.r(skin),
    ),
    p('M-36-70Q0-96 36-70L20-20Q0 4-20-20z', brush.v(brush.a)),
    l('M-36-70Q0-96 36-70L20-20Q0 4-20-20z', GOLD, 5),
    c(0, -44, 12, brush.m(GOLD)) + c(0, -44, 6, brush.r('#3fa7a0')),
    both(eye(34, -16, 7, '#4a2a14')),
    both(p('M-22 22C-40 34-50 58-40 76-34 62-24 50-12 44z', brush.v(CREAM))),
    l('M4 44q14 2 20-4M4 58q14 4 22 0M12 72q12 2 20-4', '#5d6976', 3),
  ].join('')
}

const horse: Motif = (brush) => {
  const coat = brush.chance() < 0.5 ? '#8f4f27' : '#e9e1d3'
  const mane = brush.b
  return [
    p('M-2-96C-52-86-78-40-72 24-70 56-84 84-96 96H34C10 60 8 44 20 22z', brush.v(mane)),
    p(
      'M10-92L28-104 34-78C54-62 70-30 88-6 96 8 90 26 74 28 58 30 46 14 28 10 22 40 44 66 56 96H-46C-40 60-48 30-40-12-34-50-18-76 10-92z',
      brush.r(coat),
    ),
    p(
      'M12-92C-8-84-18-60-10-40 0-60 10-60 24-70zM-18-64C-40-48-44-20-32-4-26-24-18-32-8-38zM-36-26C-54-2-50 28-38 40-36 20-32 10-28 0z',
      brush.v(mane),
    ),
    eye(40, -40, 7.5, '#4a2410'),
    c(78, 12, 4.5, INK) + l('M62 24q8 2 14-4', INK, 3),
    l('M26-78Q30-40 24-10M24-10Q50-30 66-26M66-26Q76-10 68 10', GOLD, 5) + c(24, -12, 7, brush.m(GOLD)),
  ].join('')
}

const camel: Motif = (brush) =>
  [
    l('M-50 40v54M-30 40v56M30 40v54M46 40v56', '#a8743b', 13),
    p(
      'M-72 24C-66-14-50-22-36-46-20-66 2-64 12-38 22-22 32-18 44-24 60-34 60-70 74-76 92-80 104-66 96-58 84-56 80-50 78-36 76 0 70 48 40 54 0 58-40 56-62 50z',
      brush.r('#cf9a55'),
    ),
    p('M-44-18Q-14-36 20-14L26 26Q-10 42-50 24z', brush.v(brush.a)),
    l('M-46-14Q-14-32 20-10M-50 16Q-10 34 25 18', GOLD, 4),
    times(6, (n) => l(`M${-46 + n * 14} ${28 + (n % 5 ? 4 : 0)}v10`, GOLD, 3)),
    eye(80, -68, 4, '#3a1a0c'),
    l('M-72 24q-10 10-6 26', '#a8743b', 5),
  ].join('')

const snake: Motif = (brush) => {
  const skin = '#4f9a4a'
  return [
    l('M-70 84C-20 100 70 96 76 66 80 36-60 48-62 14-64-16 44-10 40-40', '#12240f', 38),
    l('M-70 84C-20 100 70 96 76 66 80 36-60 48-62 14-64-16 44-10 40-40', skin, 31),
    l('M-64 80C-20 92 62 90 68 66 70 44-52 44-54 14-54-6 32-8 38-34', '#a7d477', 9),
    p('M40-96C72-92 84-64 74-38 66-22 14-22 6-38-4-64 8-92 40-96z', brush.r(skin)),
    eye(20, -56, 9, '#ffd24d') + eye(60, -56, 9, '#ffd24d'),
    l('M40-28v18M40-10l-8 10M40-10l8 10', '#d8322e', 4),
    p('M40-86l10 14-10 12-10-12z', brush.m(GOLD)),
  ].join('')
}

const dragon: Motif = (brush) => {
  const scale = brush.chance() < 0.5 ? '#b8302a' : '#2f8a62'
  return [
    // Mane, horns, then the head from the front, and whiskers over all.
    times(11, (n) =>
      at(0, -4, 1, -125 + n * 25, p('M-14-50Q-20-86 0-98 18-84 14-50z', brush.v(n % 2 ? '#f0a13a' : '#d9622b'))),
    ),
    both(
      p('M-26-62C-52-70-62-92-54-108-46-92-34-88-12-72z', brush.m(GOLD)) +
        p('M-56-20Q-98-30-100 2-78-2-56 6z', brush.v(scale)),
    ),
    p(
      'M0-76C34-78 62-54 60-20 60 4 48 12 46 34 42 62 24 78 0 80-24 78-42 62-46 34-48 12-60 4-60-20-62-54-34-78 0-76z',
      brush.r(scale),
    ),
    times(3, (n) => p(`M0 ${-68 + n * 18}l12 12-12 12-12-12z`, brush.m(GOLD))),
    both(
      p('M8-22Q28-44 54-26L46-6Q24-2 8-22z', '#fff3c9') +
        c(32, -18, 8.5, '#e3342a') +
        c(32, -18, 4, INK) +
        l('M4-30Q28-50 58-34', GOLD, 6),
    ),
    p('M-40 22Q0 0 40 22 42 46 30 52 0 40-30 52-42 46-40 22z', brush.r('#f1c276')),
    both(c(18, 26, 7, '#5a1712')),
    p('M-32 50Q0 40 32 50 28 72 0 74-28 72-32 50z', '#6a120f'),
    p('M-28 50l6 14 6-15zM28 50l-6 14-6-15zM-10 47l5 9 5-9zM10 47l-5 9-5-9z', '#fff'),
    both(l('M38 26C72 14 88 36 98 16', GOLD, 5) + l('M34 40C62 50 70 74 92 64', GOLD, 4)),
    shine('M-30-58Q0-74 30-58 0-64-30-58z'),
  ].join('')
}

const crocodile: Motif = (brush) =>
  [
    p(
      'M-98 66C-80 26-40 14 0 16 10-8 34-10 40 8 62 6 92 18 100 30 102 42 92 46 60 46L30 50 98 56C96 70 60 76 20 74-30 78-70 76-98 66z',
      brush.r('#5c8a3d'),
    ),
    times(7, (n) => p(`M${-74 + n * 13} ${30 - n * 2}l8-18 9 14z`, brush.v('#3f6b2b'))),
    p('M34 46l6 12 6-12zM52 46l6 12 6-12zM70 46l6 11 6-11zM44 58l5-10 5 10zM62 58l5-10 5 10z', '#fffbe8'),
    eye(22, 6, 10, '#ffd24d'),
    c(90, 30, 3.5, INK),
    l('M-60 72v16M10 74v16', '#3f6b2b', 12),
    shade('M-90 62Q-30 74 50 70 0 78-60 74z'),
  ].join('')

export const animals = {
  tiger,
  lion,
  bear,
  panda,
  wolf,
  fox,
  cat,
  rabbit,
  monkey,
  ox,
  elephant,
  horse,
  camel,
  snake,
  dragon,
  crocodile,
} satisfies Record<string, Motif>
