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
  shine,
  times,
  turned,
} from '../paint.ts'

const skins = ['#e0a878', '#c98a58', '#a86c40', '#f0c49a']

interface Person {
  robe: string
  /** Behind the head, and over it. */
  behind?: string
  over?: string
  collar?: string
  hair?: string
  beard?: string
}

function person(
  brush: Brush,
  { robe, behind = '', over = '', collar = '', hair = '#2a1710', beard = '' }: Person,
): string {
  const skin = skins[Math.floor(brush.chance() * skins.length)]!
  return [
    behind,
    p('M-92 100C-88 50-50 34-20 30H20C50 34 88 50 92 100z', brush.v(robe)),
    p('M-16 20H16V44Q0 58-16 44z', brush.v(mix(skin, '#12060a', 0.15))),
    collar,
    p('M-46-30C-50-86 50-86 46-30 48 0 40 0 40-20H-40C-40 0-48 0-46-30z', brush.v(hair)),
    p('M0-66C32-66 42-40 38-12 34 16 14 34 0 34-14 34-34 16-38-12-42-40-32-66 0-66z', brush.r(skin)),
    both(p('M9-18Q18-26 28-18 18-10 9-18z', '#fff') + c(18, -18, 4.2, INK) + l('M8-28Q18-34 29-27', hair, 3.5)),
    l('M0-14L-4 4H4', mix(skin, '#12060a', 0.4), 2.5),
    beard,
    l('M-9 15Q0 20 9 15', '#8f3a34', 3.5),
    over,
  ].join('')
}

const king: Motif = (brush) =>
  person(brush, {
    robe: '#9c2230',
    collar:
      p('M-66 62Q-40 34-14 38L0 62 14 38Q40 34 66 62 30 92 0 92-30 92-66 62z', brush.v(CREAM)) +
      times(6, (n) => l(`M${-44 + n * 18} ${60 + (n % 2) * 12}v6`, INK, 4)),
    beard: p('M-38-8C-36 50-14 66 0 70 14 66 36 50 38-8 26 6 14 6 0 8-14 6-26 6-38-8z', brush.v('#d9cbb4')),
    over: at(
      0,
      -76,
      0.5,
      0,
      p('M-84 58L-98-36-50-10-36-72 0-24 36-72 50-10 98-36 84 58Q0 76-84 58z', brush.m(GOLD)) +
        c(0, 30, 13, brush.r(brush.a)) +
        both(c(48, 32, 10, brush.r(brush.b))),
    ),
  })

const queen: Motif = (brush) =>
  person(brush, {
    robe: brush.a,
    behind: p('M-58-30C-66-100 66-100 58-30 66 30 60 60 66 80H-66C-60 60-66 30-58-30z', brush.v('#4a2414')),
    collar: times(7, (n) =>
      c(-30 + n * 10, 44 + Math.round(12 - (n - 3) ** 2 * 1.2), 5, n === 3 ? brush.r(brush.b) : CREAM),
    ),
    hair: '#4a2414',
    over:
      at(
        0,
        -70,
        0.46,
        0,
        p(
          'M-90 40C-70-10-40 0-34-40-20-20-10-40 0-76 10-40 20-20 34-40 40 0 70-10 90 40 40 26-40 26-90 40z',
          brush.m(GOLD),
        ) + c(0, -4, 12, brush.r(brush.b)),
      ) + both(c(40, 6, 5, GOLD)),
  })

const wizard: Motif = (brush) =>
  person(brush, {
    robe: '#33407c',
    hair: '#e6e0d4',
    beard: p('M-38-8C-40 50-20 90 0 104 20 90 40 50 38-8 26 8 14 4 0 10-14 4-26 8-38-8z', brush.v('#f1ece2')),
    over:
      p('M-66-46Q0-70 66-46 40-30 0-34-40-30-66-46z', brush.v('#2a3468')) +
      p('M-42-52C-30-90-10-120 34-118 16-104 36-70 42-52Q0-66-42-52z', brush.v('#33407c')) +
      l('M-40-54Q0-68 40-54', GOLD, 6) +
      p('M0-96l4 9 9 1-7 6 2 10-8-5-8 5 2-10-7-6 9-1z', GOLD),
  }) +
  l('M84 100V-6', WOOD, 8) +
  c(84, -20, 17, brush.r('#7fd6d0'))

const pirate: Motif = (brush) =>
  person(brush, {
    robe: '#3a2a2a',
    collar: p('M-30 40L0 64 30 40 20 96H-20z', brush.v(CREAM)) + l('M-20 60H20M-20 76H20', '#c8322b', 6),
    beard: p('M-34 6C-30 46-10 54 0 54 10 54 30 46 34 6 22 24 10 14 0 14-10 14-22 24-34 6z', brush.v('#2a1710')),
    over:
      p('M-80-40C-60-100-30-96 0-92 30-96 60-100 80-40 50-62 20-58 0-58-20-58-50-62-80-40z', brush.v('#2a2024')) +
      l('M-78-42C-50-64-20-60 0-60 20-60 50-64 78-42', GOLD, 5) +
      c(0, -76, 10, CREAM) +
      l('M-14-64L14-70M-14-70L14-64', CREAM, 4) +
      p('M6-28H32L28-8Q18-4 8-10z', INK) +
      l('M-38-34L36-24', INK, 4) +
      c(-40, 6, 5, GOLD),
  })

const warrior: Motif = (brush) =>
  l('M82 100V-60', WOOD, 8) +
  p('M82-112L96-60H68z', brush.m(STEEL)) +
  person(brush, {
    robe: '#6b2a20',
    collar:
      both(p('M20 36Q70 30 92 66 70 78 40 70z', brush.m(GOLD))) +
      p('M-40 50H40L30 100H-30z', brush.m(STEEL)) +
      c(0, 74, 12, brush.r(brush.a)),
    over:
      p('M-46-26C-54-92 54-92 46-26L40-40Q20-52 0-50-20-52-40-40z', brush.m(GOLD)) +
      p('M-8-50H8L4 0H-4z', brush.m(GOLD)) +
      both(p('M36-40Q48-10 40 18L30 8Q36-16 30-38z', brush.m('#d99a2f'))) +
      p('M-6-78C-20-112 30-124 60-98 34-104 14-92 6-76z', brush.v(brush.a)),
  })

const guardian: Motif = (brush) =>
  at(0, 0, 1, 0, p('M-56-60C-90-40-96 10-80 60L-54 30zM56-60C90-40 96 10 80 60L54 30z', brush.v('#d9622b'))) +
  both(p('M34-56Q60-84 54-104 80-76 54-44z', brush.m(GOLD))) +
  p('M0-78C50-78 70-44 66-6 62 44 34 84 0 88-34 84-62 44-66-6-70-44-50-78 0-78z', brush.r('#2f8a7a')) +
  both(c(28, -16, 18, CREAM) + c(28, -14, 9, INK) + p('M6-38Q34-58 60-30L54-22Q32-42 10-28z', '#d8322e')) +
  p('M-18 10Q0-6 18 10 22 26 0 28-22 26-18 10z', brush.m(GOLD)) +
  p('M-44 38Q0 26 44 38 38 70 0 72-38 70-44 38z', '#7a1518') +
  p('M-40 38l6 20 10-20zM40 38l-6 20-10-20zM-20 36h12v12h-12zM8 36h12v12H8zM-6 36H6v12H-6z', '#fff') +
  at(0, -58, 0.3, 0, turned(8, p('M-12-40L0-98 12-40z', GOLD)) + c(0, 0, 46, brush.r(brush.a)))

const dancer: Motif = (brush) =>
  [
    p('M-34 6C-98 40-98 84-88 98H88C98 84 98 40 34 6z', brush.v(brush.a)) +
      times(7, (n) =>
        l(`M${-18 + n * 6} 12Q${-60 + n * 20} 50 ${-78 + n * 26} 96`, n % 2 ? GOLD : mix(brush.a, '#12060a', 0.3), 3.5),
      ),
    l('M-78 90Q0 104 78 90', GOLD, 6),
    l('M-22-22C-60-20-70-60-30-92M22-22C64-14 88-40 84-76', '#c98a58', 13),
    p('M-30-26Q0-38 30-26L26 14H-26z', brush.v(brush.b)),
    c(0, -54, 24, brush.r('#c98a58')) +
      p('M-26-54C-30-92 30-92 26-54 16-72-16-72-26-54z', brush.v('#2a1710')) +
      c(20, -80, 11, brush.r('#2a1710')) +
      c(0, -64, 4, '#d8322e') +
      both(l('M7-54q4-4 8 0', INK, 3)) +
      l('M-6-43q6 5 12 0', '#8f2a34', 3) +
      c(28, -84, 5, brush.r('#f6f0e0')),
    at(86, -86, 0.3, 20, p('M0 0L-60-60Q0-100 60-60z', brush.v(GOLD))),
    both(c(28, -94, 0.1, GOLD)),
  ].join('')

const sailor: Motif = (brush) =>
  person(brush, {
    robe: '#f2ece0',
    collar:
      p('M-60 52L-16 34 0 66 16 34 60 52 34 86 0 74-34 86z', brush.v('#27508a')) +
      p('M0 66L-14 92H14z', brush.v('#c8322b')),
    over:
      p('M-48-44Q0-62 48-44L50-58Q62-74 44-82 0-98-44-82-62-74-50-58z', brush.v('#fbf7ee')) +
      p('M-49-44Q0-60 49-44L48-56Q0-72-48-56z', brush.v('#27508a')),
  }) +
  at(
    70,
    54,
    0.36,
    12,
    c(0, 0, 66, 'none').replace('/>', ' stroke="#fbf7ee" stroke-width="34"/>') +
      turned(4, l('M-20-62A66 66 0 0 1 20-62', '#d8322e', 34)),
  )

const hunter: Motif = (brush) =>
  l('M-84-60C-110 0-104 60-74 100', WOOD, 8) +
  l('M-84-60L-74 100', CREAM, 2) +
  person(brush, {
    robe: '#3f6b3a',
    hair: '#5c3320',
    over:
      p('M-70-40C-30-60 30-60 74-36L30-46C34-84-10-104-36-74-42-66-40-54-40-48z', brush.v('#3f6b3a')) +
      at(-30, -66, 0.36, -30, p('M-14 0Q-24-60 0-104 24-60 14 0z', brush.v('#d8432f'))),
  })

const spirit: Motif = (brush) =>
  p(
    'M0-96C50-96 70-54 62-6 58 40 80 60 70 92 54 100 48 74 32 84 18 100 6 78-8 92-26 102-34 76-52 88-68 92-58 46-62-6-70-54-50-96 0-96z',
    brush.fade('#f4fffb', '#7fc9c4'),
    ' fill-opacity=".92"',
  ) +
  both(
    e(22, -34, 12, 17, '#123c44') +
      c(18, -42, 4, '#fff') +
      e(38, -8, 9, 6, '#f0a0a0').replace('/>', ' opacity=".7" stroke="none"/>') +
      p('M58 0Q92-10 96-40 104 4 66 26z', '#cdeee8'),
  ) +
  p('M-12 0Q0 22 12 0 0 8-12 0z', '#123c44') +
  both(c(80, -70, 8, '#bff4e6')) +
  c(0, -70, 6, brush.r(GOLD))

const robot: Motif = (brush) =>
  l('M0-76V-100', STEEL, 6) +
  c(0, -102, 9, brush.r('#f0622c')) +
  box(-66, -76, 132, 100, brush.m('#b9c4c9'), 26) +
  box(-50, -56, 100, 48, brush.v('#12303a'), 18) +
  both(c(24, -32, 13, brush.r('#7ff0d8')) + c(74, -24, 12, brush.m(GOLD))) +
  l('M-24 6H24', '#55656d', 6) +
  p('M-80 100C-76 56-50 36-20 32H20C50 36 76 56 80 100z', brush.m(brush.a)) +
  c(0, 70, 17, brush.m(GOLD)) +
  shine('M-56-60Q-40-72-10-72-40-60-50-40z', 0.7)

export const people = {
  king,
  queen,
  wizard,
  pirate,
  warrior,
  guardian,
  dancer,
  sailor,
  hunter,
  spirit,
  robot,
} satisfies Record<string, Motif>
