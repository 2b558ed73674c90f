import {
  CREAM,
  GOLD,
  INK,
  LEAF,
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

const book: Motif = (brush) =>
  p('M-96-56Q-50-78 0-54 50-78 96-56V66Q50 46 0 70-50 46-96 66z', brush.v('#6b2f18')) +
  p('M-88-60Q-46-80 0-56V62Q-46 40-88 58zM88-60Q46-80 0-56V62Q46 40 88 58z', brush.v('#fbeccb')) +
  both(l('M14-36Q46-52 76-42M14-18Q46-34 76-24M14 0Q46-16 76-6M14 18Q46 2 76 12', '#b99560', 3.5)) +
  at(-44, -8, 0.32, 0, c(0, 0, 60, brush.m(GOLD)) + turned(8, p('M-9-62L0-98 9-62z', GOLD))) +
  p('M30 48V96L42 82 54 96V42z', brush.v(brush.a))

const scroll: Motif = (brush) =>
  p('M-66-70H56V74H-66z', brush.v('#f1d9a4')) +
  l('M-46-40H36M-46-18H30M-46 4H36M-46 26H20', '#a87f45', 4) +
  box(-88, -90, 168, 28, brush.v('#d9b471'), 14) +
  box(-88, 62, 168, 28, brush.v('#d9b471'), 14) +
  both(c(84, -76, 10, brush.m(GOLD)) + c(84, 76, 10, brush.m(GOLD))) +
  c(20, 52, 17, brush.r('#b3261e')) +
  l('M14 52l5 6 8-12', '#ffd9a8', 3)

const sword: Motif = (brush) =>
  at(
    0,
    0,
    1,
    40,
    p('M0-124L13-100V40H-13V-100z', brush.m('#d5dde2')) +
      l('M0-104V36', '#8795a0', 3) +
      p('M-52 34Q-44 50-24 46H24Q44 50 52 34L46 62Q20 54 0 54-20 54-46 62z', brush.m(GOLD)) +
      box(-9, 54, 18, 44, brush.v('#6b2418'), 4) +
      l('M-9 64L9 70M-9 76L9 82', GOLD, 3) +
      c(0, 104, 13, brush.m(GOLD)) +
      c(0, 46, 9, brush.r(brush.a)),
  )

const swords: Motif = (brush) => at(0, 0, 0.92, 0, sword(brush) + `<g transform="scale(-1 1)">${sword(brush)}</g>`)

const shield: Motif = (brush) =>
  p('M0-94Q40-74 82-72C86 10 60 66 0 98-60 66-86 10-82-72-40-74 0-94z', brush.m(GOLD)) +
  p('M0-76Q34-60 68-58C70 8 50 54 0 80z', brush.v(brush.a)) +
  p('M0-76Q-34-60-68-58C-70 8-50 54 0 80z', brush.v(mix(brush.a, '#12060a', 0.3))) +
  at(0, 0, 0.46, 0, p('M0-90L20-28 86-28 32 10 54 74 0 36-54 74-32 10-86-28-20-28z', brush.m('#f6d27a')))

const drum: Motif = (brush) =>
  p('M-76-44C-96 0-90 40-72 66Q0 96 72 66C90 40 96 0 76-44z', brush.v(brush.a)) +
  times(6, (n) =>
    l(`M${-70 + n * 28}-34L${-56 + n * 28} ${62 + (n === 2 || n === 3 ? 14 : 6)}L${-42 + n * 28}-30`, CREAM, 3.5),
  ) +
  e(0, -46, 78, 30, brush.m(GOLD)) +
  e(0, -48, 68, 23, brush.r('#f7e8cd')) +
  e(0, -48, 22, 8, '#8a5230') +
  at(-40, -78, 1, -50, box(-5, -46, 10, 76, brush.v(WOOD), 5) + c(0, 32, 12, brush.r(CREAM))) +
  at(50, -84, 1, 40, box(-5, -46, 10, 76, brush.v(WOOD), 5) + c(0, 32, 12, brush.r(CREAM)))

const kite: Motif = (brush) =>
  l('M10 50C30 70-10 80 10 100', CREAM, 3) +
  at(
    8,
    -8,
    1,
    14,
    p('M0-100L66-20 0 66-66-20z', brush.v(brush.a)) +
      p('M0-100L66-20H0z', brush.v(brush.b)) +
      p('M0-20V66L-66-20z', brush.v(brush.b)) +
      l('M0-100V66M-66-20H66', '#5c2f18', 4) +
      c(0, -20, 15, brush.r(CREAM)),
  ) +
  times(3, (n) =>
    at(
      -2 + (n % 2) * 12,
      66 + n * 15,
      1,
      n % 2 ? 20 : -20,
      p('M0 0L-16-8V8zM0 0L16-8V8z', brush.v(n % 2 ? brush.a : brush.b)),
    ),
  )

const mask: Motif = (brush) =>
  both(
    times(4, (n) =>
      at(
        26 + n * 14,
        -54 + n * 7,
        1,
        10 + n * 19,
        p('M-10 0Q-16-34 0-58 16-34 10 0z', brush.v(n % 2 ? brush.b : '#f6d27a')),
      ),
    ),
  ) +
  p(
    'M0-52C36-62 76-54 82-30 84 6 62 26 44 42 30 60 18 84 0 92-18 84-30 60-44 42-62 26-84 6-82-30-76-54-36-62 0-52z',
    brush.r(brush.a),
  ) +
  both(p('M14-14Q36-34 62-20 56 2 36 4 20 2 14-14z', INK) + l('M10-26Q36-50 70-32', GOLD, 6)) +
  p('M0-8L11 22Q0 30-11 22z', brush.v('#f6d27a')) +
  p('M-26 46Q0 36 26 46 14 62 0 62-14 62-26 46z', '#7a1518') +
  p('M0-52l10 14L0-22-10-38z', brush.m(GOLD))

const lantern: Motif = (brush) =>
  l('M0-104V-84', GOLD, 5) +
  box(-28, -88, 56, 16, brush.m(GOLD), 4) +
  p('M-30-72H30C76-44 76 34 30 58H-30C-76 34-76-44-30-72z', brush.r(brush.a)) +
  e(0, -6, 34, 44, '#ffe08a').replace('/>', ' opacity=".55" stroke="none"/>') +
  l(
    'M-12-72C-34-40-34 24-12 58M12-72C34-40 34 24 12 58M-34-70C-64-40-64 30-34 56M34-70C64-40 64 30 34 56',
    mix(brush.a, '#12060a', 0.4),
    3,
  ) +
  box(-28, 56, 56, 14, brush.m(GOLD), 4) +
  times(5, (n) => l(`M${-16 + n * 8} 70v28`, GOLD, 4)) +
  shine('M-44-40Q-30-64-14-66-34-40-36 0-48-10-44-40z', 0.4)

const bell: Motif = (brush) =>
  c(0, 76, 17, brush.r('#8a5416')) +
  p('M-14-84a14 14 0 1 1 28 0z', brush.m(GOLD)) +
  p('M0-84C50-84 54-36 60 14 64 42 74 56 92 66V80H-92V66C-74 56-64 42-60 14-54-36-50-84 0-84z', brush.m('#eab445')) +
  p('M-62 26Q0 40 62 26L66 42Q0 56-66 42z', brush.v('#b3402a')) +
  times(5, (n) => c(-44 + n * 22, 38 + (n === 2 ? 4 : n % 2 ? 2 : 0), 5, CREAM)) +
  shine('M-36-50Q-46 0-60 40-30 20-22-56z', 0.4) +
  at(0, -86, 0.4, 0, both(p('M0 0Q40-40 60 0 40 30 0 0z', brush.v(brush.a))))

const mirror: Motif = (brush) =>
  at(
    0,
    0,
    1,
    12,
    box(-10, 40, 20, 66, brush.m(GOLD), 8) +
      e(0, -26, 70, 78, brush.m(GOLD)) +
      times(14, (n) => {
        const [x, y] = polar(1, n * 25.7)
          .split(' ')
          .map(Number)
        return c(Math.round(x! * 70), Math.round(y! * 78 - 26), 7, brush.r(n % 2 ? brush.a : '#fff1d6'))
      }) +
      e(0, -26, 54, 62, brush.fade('#e9f6f4', '#6fa7b3')) +
      shine('M-40-50L-6-84 14-82-36-22z', 0.75) +
      shine('M6 24L44-30 46-10 22 26z', 0.4),
  )

const fan: Motif = (brush) =>
  at(
    0,
    66,
    1,
    0,
    times(11, (n) =>
      at(
        0,
        0,
        1,
        -80 + n * 16,
        p('M-4-30L-19-132Q0-146 19-132L4-30z', brush.v(n % 2 ? brush.a : brush.b)) + l('M0 0V-128', '#6b3d1c', 4),
      ),
    ) +
      l('M-64-30A72 72 0 0 1 64-30', GOLD, 4) +
      c(0, 0, 11, brush.m(GOLD)),
  ) + l('M0 76q-12 14 0 26', '#c8322b', 5)

const door: Motif = (brush) =>
  p('M-72 92V-20C-72-110 72-110 72-20V92z', brush.v('#6b3a1e')) +
  p('M-54 92V-18C-54-84 54-84 54-18V92z', brush.fade('#ffe9a8', '#f0932f')) +
  p('M-54 92V-18C-54-84 0-70-4-70L-26-40V106z', brush.v('#8a4c26')) +
  l('M-44-20V84M-34-40V92', '#4a2411', 3) +
  c(-32, 30, 5, GOLD) +
  times(9, (n) => at(0, -18, 1, -80 + n * 20, box(-7, -78, 14, 14, brush.m(n === 4 ? GOLD : '#b07a36'), 2))) +
  box(-86, 88, 172, 14, brush.v('#8b7a6a'), 3)

const wheel: Motif = (brush) => {
  const dyes = [brush.a, '#f3ddb0', brush.b, '#2f6f66']
  return (
    p('M-40 60L-56 104H56L40 60z', brush.v(WOOD)) +
    c(0, -6, 94, brush.m(GOLD)) +
    at(
      0,
      -6,
      1,
      0,
      times(12, (n) => p(`M0 0L${polar(80, n * 30 - 15)}A80 80 0 0 1 ${polar(80, n * 30 + 15)}z`, dyes[n % 4]!)) +
        turned(12, c(0, -87, 4.5, '#fffbe0'), 15) +
        turned(12, p('M0-68l4 8-4 8-4-8z', CREAM, ' stroke="none" opacity=".8"')) +
        c(0, 0, 22, brush.m(GOLD)) +
        c(0, 0, 11, brush.r(brush.a)),
    ) +
    p('M-14-110H14L0-78z', brush.v('#d8322e'))
  )
}

const carousel: Motif = (brush) =>
  p('M-92-36Q-60-84 0-100 60-84 92-36z', brush.v(brush.a)) +
  times(3, (n) =>
    p(`M${-60 + n * 40}-36Q${-20 + n * 8}-76 0-100 ${-30 + n * 34}-70 ${-38 + n * 40}-36z`, brush.v(CREAM)),
  ) +
  times(8, (n) => p(`M${-92 + n * 23}-38a11.5 14 0 0 0 23 0z`, brush.v(n % 2 ? CREAM : brush.b))) +
  c(0, -102, 8, brush.m(GOLD)) +
  box(-9, -30, 18, 108, brush.m(GOLD)) +
  times(
    2,
    (n) =>
      box(-62 + n * 118, -28, 6, 106, brush.m(GOLD)) +
      at(
        -58 + n * 116,
        24,
        0.42,
        0,
        p(
          'M-54 30Q-70-10-20-14L20-50 44-56 40-24 24-14 44 30 36 60 26 30H-24L-34 60z',
          brush.r(n ? '#8f4f27' : '#f1e6da'),
        ),
      ),
  ) +
  p('M-88 76H88L74 98H-74z', brush.v(WOOD))

const hourglass: Motif = (brush) =>
  p('M-50-74C-50-20-10-14-10 0S-50 20-50 74H50C50 20 10 14 10 0S50-20 50-74z', '#e2f1ee', ' fill-opacity=".7"') +
  p('M-36-34C-30-14-6-12 0 4 6-12 30-14 36-34z', '#efb24a', ' stroke="none"') +
  p('M-42 72Q-34 36 0 32 34 36 42 72z', '#efb24a', ' stroke="none"') +
  l('M0 0V34', '#efb24a', 3) +
  box(-64, -94, 128, 20, brush.m(GOLD), 6) +
  box(-64, 74, 128, 20, brush.m(GOLD), 6) +
  both(box(50, -76, 9, 152, brush.v(WOOD), 3))

const compass: Motif = (brush) =>
  c(0, -88, 13, 'none').replace('/>', ` stroke="${GOLD}" stroke-width="7"/>`) +
  c(0, 4, 82, brush.m(GOLD)) +
  c(0, 4, 66, brush.r('#fbeccb')) +
  at(
    0,
    4,
    1,
    0,
    turned(24, box(-1, -64, 2, 8, '#8a5230')).replaceAll('<rect', '<rect stroke="none"') +
      turned(4, p('M0-52L8-8H-8z', '#c9a25e')) +
      at(0, 0, 1, 28, p('M0-54L12 0H-12z', brush.v('#d8322e')) + p('M0 54L12 0H-12z', brush.v('#2b4a66'))) +
      c(0, 0, 8, brush.m(GOLD)),
  )

const anchor: Motif = (brush) =>
  p('M0-100A20 20 0 1 1-.1-100zM0-90A10 10 0 1 0 .1-90z', brush.m(STEEL), ' fill-rule="evenodd"') +
  p(
    'M-9-64H9V70C50 66 66 44 68 26L52 34 76-6 98 34 82 28C80 70 50 98 0 98-50 98-80 70-82 28L-98 34-76-6-52 34-68 26C-66 44-50 66-9 70z',
    brush.m(STEEL),
  ) +
  box(-44, -50, 88, 16, brush.v(WOOD), 6) +
  l('M22-78C60-60-50-20 0 0 50 14 20 40 30 60', '#d9b471', 7)

const harpoon: Motif = (brush) =>
  at(
    0,
    0,
    1,
    42,
    p('M-6-70H6V104H-6z', brush.v(WOOD)) +
      p('M0-122L22-72 8-78V-54H-8V-78L-22-72z', brush.m('#d5dde2')) +
      p('M8-50Q24-46 20-28L6-36zM-8-50Q-24-46-20-28L-6-36z', brush.m(STEEL)) +
      l('M-8 20h16M-8 30h16M-8 40h16', CREAM, 4),
  ) + l('M-62 70C-30 40 0 110 30 70 50 44 70 70 84 56', '#d9b471', 6)

const spices: Motif = (brush) => {
  const heap = (x: number, y: number, dye: string): string =>
    p(`M${x - 34} ${y}Q${x - 8} ${y - 44} ${x} ${y - 46} ${x + 8} ${y - 44} ${x + 34} ${y}z`, brush.r(dye)) +
    p(
      `M${x - 40} ${y - 2}H${x + 40}Q${x + 34} ${y + 38} ${x} ${y + 38} ${x - 34} ${y + 38} ${x - 40} ${y - 2}z`,
      brush.m('#c98c45'),
    ) +
    l(`M${x - 34} ${y + 10}Q${x} ${y + 18} ${x + 34} ${y + 10}`, '#7a4a1c', 3)
  return (
    heap(0, -16, '#e8b12c') +
    heap(-50, 40, '#c23b22') +
    heap(50, 40, '#6d8f2e') +
    at(0, -72, 1, 0, p('M0 20l5-14 14-6-14-6-5-14-5 14-14 6 14 6z', '#8a5230')) +
    at(
      70,
      -50,
      0.8,
      30,
      p('M-6-20C20-30 34 10 10 50 4 20-10 0-6-20z', brush.r('#d8322e')) + l('M-4-20q-2-10 6-14', LEAF, 5),
    )
  )
}

const teapot: Motif = (brush) =>
  l('M60-30C104-46 100 40 56 36', mix(brush.a, '#12060a', 0.25), 13) +
  p('M-52-6L-92-48-98-38-66 40z', brush.v(brush.a)) +
  p('M0-52C54-52 72-12 68 20 62 56 34 74 0 74S-62 56-68 20C-72-12-54-52 0-52z', brush.r(brush.a)) +
  p('M-38-44Q0-70 38-44 20-34 0-34-20-34-38-44z', brush.m(GOLD)) +
  c(0, -66, 10, brush.m(GOLD)) +
  at(0, 14, 0.3, 0, turned(6, p('M0-12C-40-50-26-96 0-98 26-96 40-50 0-12z', CREAM)) + c(0, 0, 22, GOLD)) +
  p('M-36 70H36L44 86H-44z', brush.m(GOLD)) +
  shine('M-50-10Q-40-38-10-44-40-26-42 10z')

const umbrella: Motif = (brush) =>
  l('M0-96V70C0 100-34 98-32 72', WOOD, 8) +
  p(
    'M-98 4C-92-60-50-88 0-88S92-60 98 4Q82-14 66 4 50-16 33 4 16-16 0 4-16-16-33 4-50-16-66 4-82-14-98 4z',
    brush.r(brush.a),
  ) +
  p('M-33 4C-34-50-14-84 0-88 14-84 34-50 33 4 16-16 0 4-16-16-33 4z', brush.v(brush.b)) +
  times(5, (n) => l(`M${-66 + n * 33} 4v12`, GOLD, 4))

const fire: Motif = (brush) =>
  both(at(0, 78, 1, 24, box(-8, -10, 96, 17, brush.v(WOOD), 8))) +
  p(
    'M4-104C14-60 70-40 66 18 64 62 34 84 0 84S-64 62-66 18C-66-14-44-26-40-56-20-46-14-30-16-14 0-40 10-64 4-104z',
    brush.fade('#f6a02c', '#d8321e'),
  ) +
  p(
    'M4-40C14-10 42 4 38 36 34 64 16 76 0 76S-36 64-38 36C-38 16-24 12-22-8-10 0-8 10-8 16 2 0 6-20 4-40z',
    brush.fade('#ffe583', '#f6932c'),
  ) +
  p('M0 18C12 34 18 42 14 56 10 72-10 72-14 56-18 42-6 36 0 18z', '#fffbe0', ' stroke="none"')

const firework: Motif = (brush) => {
  const burst = (x: number, y: number, size: number, dye: string): string =>
    at(
      x,
      y,
      size,
      0,
      turned(14, l('M0-22V-70', dye, 6) + c(0, -86, 6, dye)) +
        turned(14, l('M0-16V-44', '#fff3c9', 3), 13) +
        c(0, 0, 9, '#fffbe8'),
    )
  return burst(-6, -12, 0.92, brush.a) + burst(62, 58, 0.46, brush.b) + burst(-66, 62, 0.4, '#f6d27a')
}

const candle: Motif = (brush) =>
  times(3, (n) =>
    at(
      -44 + n * 44,
      n === 1 ? -6 : 16,
      1,
      0,
      box(-16, -30, 32, 92, brush.v(n === 1 ? CREAM : brush.b), 5) +
        l('M0-30v-12', INK, 3) +
        p('M0-90C16-68 18-56 0-44-18-56-16-68 0-90z', brush.fade('#ffe583', '#f08a24')),
    ),
  ) + p('M-84 60H84Q70 92 0 92T-84 60z', brush.m(GOLD))

const balloon: Motif = (brush) =>
  l('M-26 34L-16 66M26 34L16 66M0 40V66', '#d9b471', 3) +
  box(-20, 64, 40, 30, brush.v(WOOD), 5) +
  p('M0-100C50-100 74-66 70-34 64 4 36 20 24 40H-24C-36 20-64 4-70-34-74-66-50-100 0-100z', brush.r(brush.a)) +
  p('M0-100C22-100 32-66 30-34 28 4 16 20 10 40H-10C-16 20-28 4-30-34-32-66-22-100 0-100z', brush.v(brush.b)) +
  l('M-69-40Q0-10 69-40', GOLD, 5)

const gift: Motif = (brush) =>
  box(-72, -20, 144, 104, brush.v(brush.a), 8) +
  box(-82, -44, 164, 32, brush.v(mix(brush.a, '#ffffff', 0.12)), 7) +
  box(-16, -44, 32, 128, brush.v(GOLD)) +
  both(p('M0-46C10-90 66-96 60-66 56-46 20-46 0-46z', brush.m(GOLD))) +
  c(0, -50, 13, brush.r(GOLD)) +
  shade('M-72-12H72V-4H-72z')

const potion: Motif = (brush) =>
  p(
    'M-18-86H18V-36C56-22 78 10 74 40 70 76 38 94 0 94S-70 76-74 40C-78 10-56-22-18-36z',
    '#dff0ec',
    ' fill-opacity=".65"',
  ) +
  p('M-66 26C-30 10 20 42 68 22 74 70 40 88 0 88S-72 70-66 26z', brush.r(brush.a)) +
  box(-24, -104, 48, 22, brush.v(WOOD), 5) +
  c(-22, 52, 8, '#ffffff88') +
  c(16, 60, 6, '#ffffff88') +
  c(34, 44, 5, '#ffffff88') +
  c(4, 4, 7, brush.r(brush.a)) +
  c(-16, -16, 5, brush.r(brush.a)) +
  shine('M-54 10Q-44-14-22-24-40-4-44 24z', 0.6)

export const crafts = {
  book,
  scroll,
  sword,
  swords,
  shield,
  drum,
  kite,
  mask,
  lantern,
  bell,
  mirror,
  fan,
  door,
  wheel,
  carousel,
  hourglass,
  compass,
  anchor,
  harpoon,
  spices,
  teapot,
  umbrella,
  fire,
  firework,
  candle,
  balloon,
  gift,
  potion,
} satisfies Record<string, Motif>
