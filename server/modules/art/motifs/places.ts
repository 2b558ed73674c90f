import {
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
  shade,
  shine,
  times,
  turned,
} from '../paint.ts'

const boat: Motif = (brush) =>
  [
    p('M-98 14H-34L0-70 34 14H98L64 70H-64z', brush.v('#fbf4e4')),
    p('M0-70L34 14H0z', '#d8cbb0'),
    p('M-34 14L0-70V14z', '#fff9ec'),
    p('M-98 14L-34 14-10 70H-64z', '#e9ddc4') +
      p('M98 14L34 14 10 70H64z', '#cbbd9f') +
      p('M-34 14H34L10 70H-10z', '#f6ecd6'),
    l('M-80 28H-30M80 28H30M-22-6l16 12', brush.a, 3),
    [0, 1]
      .map((n) =>
        l(`M${-98 + n * 10} ${78 + n * 14}q16-12 32 0t32 0 32 0 32 0 32 0 20 0`, n ? '#bfe9f0' : '#e9fbff', 5),
      )
      .join(''),
    p('M0-70V-96L26-86 0-78z', brush.v(brush.a)),
  ].join('')

const ship: Motif = (brush) =>
  [
    l('M0-100V40M-44-66V40M48-60V36', WOOD, 7),
    p('M4-92C56-80 60-40 48-18H4C16-40 16-70 4-92z', brush.v(CREAM)) +
      p('M-42-60C-10-56-8-24-14-8H-44C-36-24-36-44-42-60z', brush.v(brush.a)) +
      p('M-48-62C-84-40-88-14-84 0H-50z', brush.v(CREAM)) +
      p('M50-54C84-40 86-16 80 0H52C60-16 60-36 50-54z', brush.v(brush.a)),
    p('M-98 14C-60 30 50 34 98 0 92 50 70 78 40 80H-50C-80 74-94 44-98 14z', brush.v('#7a4526')) +
      l('M-90 34Q0 52 90 22M-84 52Q0 66 82 44', '#4a2411', 3) +
      times(5, (n) => c(-52 + n * 26, 56, 6, GOLD)),
    p('M0-100L-34-92 0-82z', brush.v('#d8322e')),
    l('M-98 88q16-12 32 0t32 0 32 0 32 0 32 0 32 0', '#e9fbff', 6),
  ].join('')

const train: Motif = (brush) =>
  [
    [
      [-40, -76, 17],
      [-14, -92, 13],
      [-66, -88, 12],
    ]
      .map(([x, y, r]) => c(x!, y!, r!, '#f3ece0').replace('/>', ' opacity=".8" stroke="none"/>'))
      .join(''),
    p('M-54-20L-60-62H-26L-32-20z', brush.v('#3a2a2a')) + box(-62, -68, 38, 10, brush.m(GOLD), 3),
    box(-80, -24, 110, 62, brush.v(brush.a), 24),
    l('M-50-22V36M-16-22V36', GOLD, 6),
    box(22, -66, 70, 104, brush.v(mix(brush.a, '#12060a', 0.2)), 6) +
      box(14, -80, 86, 18, brush.m(GOLD), 7) +
      box(34, -50, 46, 40, brush.fade('#ffe9a8', '#f0a24a'), 5),
    c(-80, 6, 26, brush.m('#3a2a2a')) + c(-80, 6, 15, brush.r('#ffe9a8')),
    p('M-84 40H98V54H-84z', brush.m(GOLD)),
    p('M-92 54L-110 86H-70z', brush.m(STEEL)),
    times(
      3,
      (n) =>
        c(-42 + n * 46, 66, n === 2 ? 26 : 22, brush.m('#5c2f18')) +
        c(-42 + n * 46, 66, n === 2 ? 17 : 14, brush.r('#d99a2f')),
    ),
    l('M-42 66H4', STEEL, 6),
    l('M-104 94H104', '#4a3a32', 7),
  ].join('')

const rocket: Motif = (brush) =>
  at(
    0,
    0,
    1,
    32,
    p('M-14 60C-20 84-6 100 0 116 6 100 20 84 14 60z', brush.fade('#ffe583', '#e8502a')) +
      both(p('M24 14C56 30 62 60 56 84L22 58z', brush.v(brush.a))) +
      p('M0-112C40-76 44 0 26 64H-26C-44 0-40-76 0-112z', brush.m('#e9e4da')) +
      p('M0-112C18-96 28-74 32-52H-32C-28-74-18-96 0-112z', brush.v(brush.a)) +
      c(0, -18, 19, brush.m(GOLD)) +
      c(0, -18, 12, brush.r('#4aa7c4')) +
      box(-28, 56, 56, 12, brush.m(STEEL), 3),
  )

const rickshaw: Motif = (brush) =>
  p('M-40 20C-60-70 10-96 60-62L52-44C20-60-10-50-6 20z', brush.v(brush.a)) +
  times(3, (n) => l(`M${-38 + n * 16}-${18 + n * 22}l14 8`, GOLD, 4)) +
  p('M-44 18H54L44 52H-30z', brush.v(brush.b)) +
  l('M54 20H92L84-8M70-10H98', STEEL, 7) +
  c(-12, 60, 34, 'none').replace('/>', ` stroke="${INK}" stroke-width="9"/>`) +
  at(-12, 60, 1, 0, turned(10, l('M0 0V-30', STEEL, 2.5)) + c(0, 0, 8, GOLD)) +
  c(80, 68, 26, 'none').replace('/>', ` stroke="${INK}" stroke-width="8"/>`) +
  at(80, 68, 1, 0, turned(8, l('M0 0V-22', STEEL, 2.5)) + c(0, 0, 6, GOLD)) +
  at(2, 34, 0.22, 0, turned(6, p('M0-12C-40-50-26-96 0-98 26-96 40-50 0-12z', CREAM)))

const mountain: Motif = (brush) =>
  p('M-100 90L-40-40-16-8 24-92 100 90z', brush.v('#5a6b88')) +
  p('M24-92L100 90H30L44 20 22-16z', '#1f2a44', ' fill-opacity=".4" stroke="none"') +
  p('M24-92L-6-28 6-36 18-20 34-38 44-22 52-28zM-40-40L-60 4-48-2-38 10-26-4-16-8z', '#fbf6ec') +
  both(at(74, 70, 0.5, 0, p('M0-70L34 20H-34z', brush.v('#2f5a45')))) +
  p('M-100 90Q0 62 100 90v10h-200z', brush.v('#3f6b45'))

const volcano: Motif = (brush) =>
  [
    [-24, -86, 20],
    [8, -98, 24],
    [38, -84, 18],
  ]
    .map(([x, y, r]) => c(x!, y!, r!, '#6b5a58'))
    .join('') +
  l('M0-50C-10-84-34-80-40-60M4-50C10-90 40-84 46-58M0-50V-88', '#ffb13d', 8) +
  p('M-98 94L-30-46Q0-58 30-46L98 94z', brush.v('#5c3a34')) +
  p('M-30-46Q0-58 30-46 34-20 18-10 26 20 8 44 2 30-8 6-14-20-28-16-36-30-30-46z', brush.fade('#ffe583', '#e03a1e')) +
  l('M40 0L66 60M-44 4L-66 58M20 60L30 90', '#f0622c', 5) +
  e(0, -46, 30, 7, '#ffd23f')

const temple: Motif = (brush) =>
  times(
    3,
    (n) =>
      p(
        `M${-92 + n * 24} ${30 - n * 46}Q0 ${-14 - n * 46} ${92 - n * 24} ${30 - n * 46}L${78 - n * 20} ${12 - n * 46}Q0 ${-40 - n * 46} ${-78 + n * 20} ${12 - n * 46}z`,
        brush.v(n % 2 ? '#b8402a' : brush.a),
      ) + box(-58 + n * 15, 24 - n * 46, 116 - n * 30, 24, brush.v('#e7c58a')),
  ) +
  p('M-6-92L0-114 6-92z', brush.m(GOLD)) +
  times(4, (n) => box(-62 + n * 38, 44, 12, 44, brush.v('#9c2f22'), 2)) +
  p('M-16 88V58Q0 42 16 58V88z', '#ffd98a') +
  box(-80, 86, 160, 14, brush.v('#8b7a6a'), 3)

const palace: Motif = (brush) =>
  both(
    box(52, -10, 34, 102, brush.v('#e2b878')) +
      p('M50-10C46-44 64-50 69-72 74-50 92-44 88-10z', brush.r(brush.a)) +
      l('M69-72v-14', GOLD, 4) +
      p('M62 30Q69 14 76 30V50H62z', '#6b2f2a'),
  ) +
  box(-52, 4, 104, 88, brush.v('#f0cf94')) +
  p('M-50 4C-66-50-10-56 0-96 10-56 66-50 50 4z', brush.r(brush.b)) +
  l('M0-96v-14', GOLD, 5) +
  c(0, -112, 5, GOLD) +
  l('M-44-8Q0-24 44-8', GOLD, 4) +
  p('M-22 92V48Q-22 22 0 12 22 22 22 48V92z', brush.fade('#ffe9a8', '#c8641f')) +
  both(p('M32 56Q40 36 48 56V74H32z', '#6b2f2a')) +
  box(-98, 90, 196, 10, brush.v('#8b7a6a'), 3)

const tower: Motif = (brush) =>
  p('M-38 94L-30-38H30L38 94z', brush.v('#b79a7c')) +
  times(5, (n) => l(`M${-28 - n * 2} ${-12 + n * 22}h20M6 ${-2 + n * 22}h22`, '#7d6248', 3)) +
  box(-42, -56, 84, 22, brush.v('#caae8e'), 3) +
  times(4, (n) => box(-42 + n * 23, -70, 15, 18, brush.v('#caae8e'), 2)) +
  p('M-34-66L0-116 34-66z', brush.v(brush.a)) +
  p('M0-116V-134L26-126 0-120z', brush.v(brush.b)) +
  both(p('M0-22Q-10-22-10-6V8H10V-6Q10-22 0-22z', '#ffe08a')) +
  p('M-14 94V66Q0 50 14 66V94z', '#4a2411') +
  p('M-80 98Q0 78 80 98z', brush.v('#4f7a3f'))

const lighthouse: Motif = (brush) =>
  p('M18-62L110-98V-24zM-18-62L-110-98V-24z', '#ffe9a8', ' opacity=".6" stroke="none"') +
  p('M-30 84L-20-40H20L30 84z', brush.v('#fbf2e2')) +
  p('M-22-14H22L24 14H-24zM-26 40H26L28 66H-28z', brush.v('#d2372c')) +
  box(-30, -48, 60, 12, brush.m('#5c4a42'), 3) +
  box(-17, -80, 34, 33, brush.fade('#fffbe0', '#ffc94a'), 3) +
  p('M-24-80L0-108 24-80z', brush.v('#d2372c')) +
  p('M-90 98C-70 70-40 84-20 76 10 86 40 70 90 98z', brush.r('#5c5a5f')) +
  box(-7, 62, 14, 22, '#4a2411', 6)

const bridge: Motif = (brush) =>
  p('M-100 40C-60-50 60-50 100 40V62C60 6-60 6-100 62z', brush.v(brush.a)) +
  p('M-100 44V84C-88 84-80 60-70 44zM100 44V84C88 84 80 60 70 44z', brush.v('#8b6b52')) +
  times(9, (n) => {
    const x = -80 + n * 20
    const y = 22 - (1 - (x / 100) ** 2) * 44
    return l(`M${x} ${Math.round(y)}v-26`, '#f6d27a', 6)
  }) +
  l('M-98 8C-60-82 60-82 98 8', '#f6d27a', 7) +
  l('M-98 78q16-10 32 0t32 0 32 0 32 0 32 0 32 0M-80 94q16-10 32 0t32 0 32 0 32 0 32 0', '#bfe9f0', 5)

const island: Motif = (brush) =>
  e(0, 76, 98, 22, '#3f9fb8') +
  p('M-80 72C-50 34 50 34 80 72 40 88-40 88-80 72z', brush.v('#efd08f')) +
  l('M4 56C12 10 6-20-14-50', '#8a5a30', 13) +
  at(
    -14,
    -52,
    1,
    0,
    times(6, (n) =>
      at(0, 0, 1, -120 + n * 48, p('M0 0C16-20 20-60 0-90-14-60-12-20 0 0z', brush.v(n % 2 ? '#3f8a3f' : '#5aa84a'))),
    ) +
      c(-8, 8, 9, brush.r(WOOD)) +
      c(8, 10, 9, brush.r(WOOD)),
  ) +
  l('M-94 84q14-8 28 0t28 0 28 0 28 0 28 0 28 0', '#e2f6fa', 4)

const mill: Motif = (brush) =>
  p('M-40 94L-26-30H26L40 94z', brush.v('#e6d2ac')) +
  p('M-34-28Q0-74 34-28z', brush.v(brush.a)) +
  at(
    0,
    -34,
    1,
    18,
    turned(4, l('M0 0V-84', WOOD, 6) + p('M4-22H28V-84H4z', brush.v(CREAM)) + l('M16-22V-84M4-42H28M4-62H28', WOOD, 2)),
  ) +
  c(0, -34, 9, GOLD) +
  p('M-12 94V66Q0 54 12 66V94z', '#4a2411') +
  p('M-90 98Q0 80 90 98z', brush.v('#4f7a3f'))

const carriage: Motif = (brush) =>
  p('M-70-30Q0-60 70-30L58 40H-58z', brush.v(brush.a)) +
  p('M-80-30C-60-76 60-76 80-30 40-42-40-42-80-30z', brush.m(GOLD)) +
  box(-34, -20, 68, 36, brush.fade('#ffe9a8', '#f0a24a'), 8) +
  both(
    c(56, 62, 32, 'none').replace('/>', ` stroke="${WOOD}" stroke-width="9"/>`) +
      at(56, 62, 1, 0, turned(8, l('M0 0V-28', GOLD, 3)) + c(0, 0, 8, GOLD)),
  ) +
  c(0, -70, 9, brush.r(brush.b)) +
  shade('M-60 26H60L58 40H-58z')

const gate: Motif = (brush) =>
  both(box(50, -56, 20, 150, brush.v('#c8322b'), 3) + box(44, 82, 32, 14, brush.v('#3a2a2a'), 2)) +
  p('M-98-86Q0-64 98-86L90-58Q0-40-90-58z', brush.v('#c8322b')) +
  p('M-100-94Q0-74 100-94L98-84Q0-64-98-84z', brush.v('#3a2a2a')) +
  box(-74, -34, 148, 14, brush.v('#c8322b'), 2) +
  box(-13, -60, 26, 30, brush.m(GOLD), 3) +
  shine('M-70-34H70V-31H-70z', 0.3)

export const places = {
  boat,
  ship,
  train,
  rocket,
  rickshaw,
  mountain,
  volcano,
  temple,
  palace,
  tower,
  lighthouse,
  bridge,
  island,
  mill,
  carriage,
  gate,
} satisfies Record<string, Motif>
