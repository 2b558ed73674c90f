import {
  CREAM,
  GOLD,
  INK,
  LEAF,
  type Motif,
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

const moon: Motif = (brush) =>
  c(0, 0, 92, brush.r('#f7e6b4')) +
  [
    [-30, -30, 20],
    [28, -10, 14],
    [-6, 34, 24],
    [44, 38, 12],
    [8, -60, 10],
    [-56, 20, 9],
  ]
    .map(([x, y, r]) => c(x!, y!, r!, '#d9bd7c').replace('/>', ' opacity=".55" stroke="none"/>'))
    .join('') +
  shade('M30-87A92 92 0 0 1 30 87 120 120 0 0 0 30-87z', 0.14)

const crescent: Motif = (brush) =>
  p('M24-92A94 94 0 1 0 88 40 76 76 0 0 1 24-92z', brush.m('#f3cf74')) +
  at(48, -22, 0.36, 10, star(brush)) +
  c(70, -72, 4, CREAM) +
  c(20, 10, 3, CREAM)

const sun: Motif = (brush) =>
  turned(16, p('M-10-62L0-102 10-62z', brush.v('#f08a24'))) +
  turned(16, p('M-8-60L0-86 8-60z', brush.v('#ffd75e')), 11) +
  c(0, 0, 62, brush.r('#f9b934')) +
  c(0, 0, 50, brush.r('#ffd96a')) +
  both(
    p('M10-10Q24-24 38-10 24-4 10-10z', INK) + c(32, 12, 8, '#f08a24').replace('/>', ' opacity=".5" stroke="none"/>'),
  ) +
  l('M-20 18Q0 36 20 18', INK, 5) +
  l('M0-8v14', '#c8741f', 4)

const star: Motif = (brush) => {
  const far = times(5, (n) => `${n ? 'L' : 'M'}${polar(98, n * 72)}L${polar(44, n * 72 + 36)}`)
  return (
    p(`${far}z`, brush.m(GOLD)) +
    times(5, (n) =>
      p(`M0 0L${polar(98, n * 72)}L${polar(44, n * 72 + 36)}z`, '#7a3a0c', ' fill-opacity=".3" stroke="none"'),
    ) +
    c(0, 0, 26, brush.r(brush.a)) +
    shine('M-14-10a18 18 0 0 1 16-12q-8 4-10 12z', 0.8)
  )
}

const petals = (count: number, d: string, fill: string, from = 0): string => turned(count, p(d, fill), from)

const flower: Motif = (brush) =>
  l('M0 20C6 60-4 80 4 104', '#3c7a35', 8) +
  both(p('M2 84C30 50 66 52 76 60 60 86 30 94 2 84z', brush.v(LEAF))) +
  at(
    0,
    -18,
    0.86,
    0,
    petals(8, 'M0-10C-36-40-34-92 0-98 34-92 36-40 0-10z', brush.r(brush.a)) +
      petals(8, 'M0-8C-18-28-18-54 0-60 18-54 18-28 0-8z', brush.r(mix(brush.a, '#fff4d8', 0.4)), 22) +
      c(0, 0, 26, brush.r(GOLD)) +
      turned(9, c(0, -16, 3.5, '#8a5416')),
  )

const blossom: Motif = (brush) => {
  const bloom = (x: number, y: number, size: number): string =>
    at(
      x,
      y,
      size,
      x,
      petals(5, 'M0-6C-34-22-40-62-14-68L0-58 14-68C40-62 34-22 0-6z', brush.r(mix(brush.a, '#ffd9d9', 0.45))) +
        turned(10, l('M0-8V-30', '#b8324a', 2.5) + c(0, -32, 3, GOLD)) +
        c(0, 0, 9, brush.r(GOLD)),
    )
  return (
    l('M-96 88C-50 70-30 30 10 0 40-20 50-60 84-88M0 8C30 20 60 20 90 40', '#5c3320', 11) +
    bloom(-14, 4, 0.78) +
    bloom(52, -56, 0.58) +
    bloom(62, 44, 0.5) +
    bloom(-66, 62, 0.42) +
    bloom(-52, -62, 0.3)
  )
}

const lotus: Motif = (brush) =>
  e(0, 74, 96, 18, brush.v('#2f7a55')) +
  both(
    at(0, 60, 1, 78, p('M0 0C-24-30-22-74 0-98 22-74 24-30 0 0z', brush.v(mix(brush.a, '#12060a', 0.12)))) +
      at(0, 60, 1, 52, p('M0 0C-28-36-26-86 0-116 26-86 28-36 0 0z', brush.v(brush.a))) +
      at(0, 60, 1, 26, p('M0 0C-30-40-28-100 0-134 28-100 30-40 0 0z', brush.v(mix(brush.a, '#fff4d8', 0.15)))),
  ) +
  at(0, 60, 1, 0, p('M0 0C-32-44-30-110 0-146 30-110 32-44 0 0z', brush.v(mix(brush.a, '#fff4d8', 0.32)))) +
  both(at(0, 60, 1, 40, p('M0 4C-24-20-22-50 0-74 22-50 24-20 0 4z', brush.v(mix(brush.a, '#fff4d8', 0.45))))) +
  at(0, 60, 1, 0, p('M0 8C-26-16-24-54 0-80 24-54 26-16 0 8z', brush.v(mix(brush.a, '#fff4d8', 0.6))))

const rose: Motif = (brush) => {
  const dye = mix(brush.a, '#c8203a', 0.5)
  return (
    l('M0 30C-4 60 8 80 0 106', '#2f6a35', 8) +
    p('M2 78C30 50 60 56 70 66 52 88 24 92 2 78zM-2 66C-30 40-58 44-68 54-52 76-24 80-2 66z', brush.v(LEAF)) +
    at(
      0,
      -22,
      1,
      0,
      turned(5, p('M-8 10C-62-10-60-62-14-70 30-74 44-30 8 10z', brush.r(dye))) +
        turned(4, p('M-4 6C-40-10-36-42-6-46 20-46 26-18 4 6z', brush.r(mix(dye, '#ff9a9a', 0.22))), 30) +
        p('M-20 4C-30-24 4-38 22-18 34 8-2 30-20 4z', brush.r(mix(dye, '#12060a', 0.2))) +
        l('M-8 4C-12-10 6-18 12-4 14 8-2 12-2 2', '#ffc9c0', 3),
    )
  )
}

const orchid: Motif = (brush) =>
  l('M-20 104C-30 60-10 30 0 0', '#3c7a35', 7) +
  at(
    0,
    -12,
    1,
    0,
    turned(3, p('M0 0C-30-34-24-84 0-94 24-84 30-34 0 0z', brush.r(mix(brush.a, '#fff4d8', 0.35)))) +
      both(
        p('M0-4C30-70 92-60 92-20 86 20 40 20 0-4z', brush.r(brush.a)) +
          l('M16-6Q50-30 76-22M16-2Q46-8 70 0', '#ffffff66', 3),
      ) +
      p('M-20 0C-40 34-16 62 0 64 16 62 40 34 20 0 10-10-10-10-20 0z', brush.r(brush.b)) +
      c(0, 4, 11, brush.r(GOLD)) +
      c(-6, 30, 3, INK) +
      c(7, 36, 3, INK) +
      c(0, 46, 3, INK),
  )

const leaf: Motif = (brush) =>
  p('M-70 92C-96 0-40-84 84-96 92 20 30 90-70 92z', brush.v(LEAF)) +
  l(
    'M-84 104C-50 40-10-10 66-78M-44 40C-20 50 10 48 34 38M-44 40C-52 10-48-10-40-26M-8 0C14 10 36 6 54-4M-8 0C-14-24-8-44 0-56',
    '#cfe8a0',
    4,
  )

const bamboo: Motif = (brush) =>
  times(3, (n) =>
    at(
      -44 + n * 44,
      n === 1 ? -6 : 6,
      1,
      -4 + n * 4,
      times(4, (k) => box(-12, -104 + k * 52, 24, 50, brush.v(n === 1 ? '#7aa83f' : '#5d8f36'), 5)),
    ),
  ) +
  both(
    at(22, -40, 1, 60, p('M0 0C14-24 12-56 0-74-12-56-14-24 0 0z', brush.v(LEAF))) +
      at(20, 30, 1, 100, p('M0 0C14-24 12-56 0-74-12-56-14-24 0 0z', brush.v(LEAF))),
  ) +
  at(4, -10, 1, 20, p('M0 0C14-24 12-56 0-74-12-56-14-24 0 0z', brush.v('#7fbf4f')))

const tree: Motif = (brush) =>
  p('M-14 98C-8 50-10 20-30-8L-10 4-4-30 8 0 34-18C14 16 10 50 18 98z', brush.v(WOOD)) +
  [
    [-48, -24, 36],
    [46, -30, 36],
    [0, -58, 42],
    [-22, -8, 30],
    [26, -2, 30],
  ]
    .map(([x, y, r]) => c(x!, y!, r!, brush.r('#4f9140')))
    .join('') +
  times(8, (n) =>
    c([-60, -36, -12, 10, 34, 58, -20, 24][n]!, [-30, -52, -76, -40, -66, -30, -18, -12][n]!, 8, brush.r(brush.a)),
  )

const mango: Motif = (brush) =>
  p('M12-84C50-112 92-96 98-76 70-56 34-62 12-84z', brush.v(LEAF)) +
  l('M8-66C10-84 4-94-4-102', WOOD, 8) +
  p(
    'M10-70C64-70 92-20 78 28 64 78 10 100-34 88-84 72-96 24-72-12-50-44-40-70 10-70z',
    brush.fade('#f2c03a', '#e0702a'),
  ) +
  p('M10-70C64-70 92-20 78 28 70 60 50 78 30 86 60 30 60-30 10-70z', '#d6402c', ' fill-opacity=".55" stroke="none"') +
  shine('M-54-8C-40-32-28-50-2-54-30-30-40 0-44 30-62 20-64 8-54-8z', 0.5)

const cherry: Motif = (brush) =>
  l('M-38 30C-34-20-10-60 30-92M44 36C46-10 40-50 30-92', '#4f7a2f', 7) +
  p('M30-92C60-116 92-98 98-82 72-66 46-70 30-92z', brush.v(LEAF)) +
  c(-42, 48, 42, brush.r('#c81f36')) +
  c(44, 54, 42, brush.r('#d92b3a')) +
  shine('M-68 36a28 28 0 0 1 22-18q-12 8-14 22z', 0.7) +
  shine('M18 42a28 28 0 0 1 22-18q-12 8-14 22z', 0.7)

const berries: Motif = (brush) =>
  p('M0-60C-10-92-44-98-62-90-52-62-26-52 0-60zM4-60C20-92 52-94 68-84 56-58 30-50 4-60z', brush.v(LEAF)) +
  [
    [-40, -24],
    [0, -34],
    [40, -24],
    [-56, 14],
    [-19, 6],
    [19, 6],
    [56, 14],
    [-36, 46],
    [0, 40],
    [36, 46],
    [-14, 76],
    [18, 76],
  ]
    .map(([x, y]) => c(x!, y!, 23, brush.r(brush.a)) + shine(`M${x! - 13} ${y! - 4}a14 14 0 0 1 11-9q-6 4-7 11z`, 0.6))
    .join('')

const melon: Motif = (brush) =>
  at(
    0,
    -10,
    1,
    -12,
    p('M-98-10H98C98 60 50 92 0 92S-98 60-98-10z', brush.v('#2f7a3f')) +
      p('M-86-10H86C86 50 44 80 0 80S-86 50-86-10z', '#e8f3cf') +
      p('M-76-10H76C76 44 40 70 0 70S-76 44-76-10z', brush.v('#e8433f')) +
      times(9, (n) =>
        at(
          [-50, -26, 0, 26, 50, -34, 34, -10, 14][n]!,
          [8, 14, 8, 14, 8, 36, 36, 46, 42][n]!,
          1,
          0,
          p('M0-7Q6 2 0 7-6 2 0-7z', INK, ' stroke="none"'),
        ),
      ),
  )

const orange: Motif = (brush) =>
  c(0, 10, 82, brush.r('#f08a24')) +
  p('M0-70C20-104 62-100 76-92 64-62 30-54 0-70z', brush.v(LEAF)) +
  l('M0-66V-88', WOOD, 7) +
  shine('M-54-6A62 62 0 0 1-6-52Q-34-34-40 0z', 0.5) +
  times(7, (n) => c(-30 + n * 11, 40 + (n % 3) * 12, 2.2, '#b8561a').replace('/>', ' stroke="none"/>'))

const storm: Motif = (brush) =>
  p('M22-10L-26 46H0L-18 102 44 30H14L40-10z', brush.v('#ffd23f')) +
  p('M-60 22C-106 22-104-34-62-36-62-84 6-98 24-58 54-80 98-54 84-18 104 0 92 24 64 22z', brush.r('#6f7f94')) +
  shine('M-52-40C-46-66-14-78 4-58-18-62-34-52-52-40z', 0.4) +
  l('M-66 44l-10 24M-40 50l-8 20M62 42l-10 24M82 36l-8 20', '#a8d5ea', 5)

const rainbow: Motif = (brush) =>
  ['#d8432f', '#f08a24', '#f4cf4a', '#5fa84f', '#3a86b8', '#7a5aa8']
    .map((dye, n) => l(`M${-88 + n * 11} 50A${88 - n * 11} ${96 - n * 11} 0 0 1 ${88 - n * 11} 50`, dye, 12))
    .join('') +
  both(
    [
      [56, 54, 22],
      [84, 56, 20],
      [70, 40, 22],
      [98, 62, 12],
    ]
      .map(([x, y, r]) => c(x!, y!, r!, brush.r('#fbf6ec')))
      .join(''),
  )

const snowflake: Motif = () =>
  turned(6, l('M0 0V-96M0-40L-22-60M0-40L22-60M0-66L-17-82M0-66L17-82', '#5b9ec4', 13)) +
  turned(6, l('M0 0V-94M0-40L-22-60M0-40L22-60M0-66L-17-82M0-66L17-82', '#eefaff', 7)) +
  c(0, 0, 13, '#eefaff')

const stone: Motif = (brush) =>
  p('M-90 80C-98 40-70 30-40 36-40 20 40 20 44 38 76 30 98 46 90 80z', brush.r('#6f6a66')) +
  p('M-60 38C-70 4-40-10 0-10S66 6 58 38z', brush.r('#8d857d')) +
  p('M-40-8C-48-40-20-48 4-48S48-38 40-8z', brush.r('#a79c90')) +
  p('M-24-46C-28-74-6-84 8-82 26-80 30-60 22-46z', brush.r('#c2b6a6')) +
  at(0, 10, 0.25, 0, turned(6, l('M0-20V-80', '#ffe08a', 14))) +
  l('M-20 12Q0-4 20 12M-12 22h24', '#ffe08a', 4)

const river: Motif = (brush) =>
  p('M-98 40C-60-20-40-30-20-30L14-70 40-36 60-52 98 20V98H-98z', brush.v('#3f6b45')) +
  p('M14-70L40-36 26-30 14-40 2-26-12-40z', '#f6f3ea') +
  p('M10-14C-30 4 50 16-10 40-60 60-20 84-30 98H60C60 70 20 70 50 46 84 14 0 10 22-14z', brush.v('#4aa7c4')) +
  l('M-2 46q20-6 34-2M-8 66q20-8 40-2M0 86q16-6 34 0', '#e2f6fa', 3.5) +
  both(at(78, 40, 0.4, 0, p('M0-70L34 20H-34zM-6 20h12v24h-12z', brush.v('#2f5a35'))))

const mushroom: Motif = (brush) =>
  p('M-26 10C-20 50-34 80-36 92H36C34 80 20 50 26 10z', brush.v('#f6e8d0')) +
  p('M-96 16C-96-50-50-90 0-90S96-50 96 16Q0 44-96 16z', brush.r(brush.a)) +
  [
    [-44, -22, 15],
    [4, -52, 17],
    [48, -16, 14],
    [-6, -4, 10],
    [74, 6, 8],
    [-76, 6, 8],
  ]
    .map(([x, y, r]) => e(x!, y!, r!, r! * 0.8, '#fff6e6'))
    .join('')

const clover: Motif = (brush) =>
  l('M4 10C10 50-10 80-20 102', '#2f6a35', 9) +
  at(
    0,
    -14,
    1,
    0,
    turned(
      4,
      p('M0 0C-50-14-58-70-26-78-10-80 0-66 0-58 0-66 10-80 26-78 58-70 50-14 0 0z', brush.r('#4fa04a')) +
        l('M0-6V-50', '#bfe39a', 3),
      45,
    ),
  )

export const nature = {
  moon,
  crescent,
  sun,
  star,
  flower,
  blossom,
  lotus,
  rose,
  orchid,
  leaf,
  bamboo,
  tree,
  mango,
  cherry,
  berries,
  melon,
  orange,
  storm,
  rainbow,
  snowflake,
  stone,
  river,
  mushroom,
  clover,
} satisfies Record<string, Motif>
