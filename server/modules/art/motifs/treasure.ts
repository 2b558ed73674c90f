import {
  CREAM,
  GOLD,
  INK,
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

const gem: Motif = (brush) => {
  const dye = brush.a
  const facet = (d: string, share: number): string => p(d, mix(dye, share > 0 ? '#ffffff' : '#12060a', Math.abs(share)))
  return [
    facet('M-46-62H46L92-14 0 92-92-14z', 0),
    facet('M-46-62L-92-14H-44z', 0.25) + facet('M46-62L92-14H44z', -0.2),
    facet('M-46-62H46L24-34H-24z', 0.7) + facet('M-46-62L-24-34-44-14z', 0.45) + facet('M46-62L24-34 44-14z', 0.2),
    facet('M-24-34H24L44-14H-44z', 0.5),
    facet('M-44-14H44L0 92z', 0.12) + facet('M-92-14H-44L0 92z', -0.12) + facet('M92-14H44L0 92z', -0.4),
    facet('M-44-14H-8L0 92z', 0.35),
    shine('M-40-58H-8L-22-38z', 0.7),
    p('M66-78l5 13 13 5-13 5-5 13-5-13-13-5 13-5z', '#fffbe8', ' stroke="none"'),
  ].join('')
}

const diamond: Motif = (brush) => gem({ ...brush, a: '#8fcbe0' })

const jewel: Motif = (brush) =>
  [
    p(`M${times(10, (n) => `${n ? 'L' : ''}${polar(n % 2 ? 76 : 98, n * 36)}`)}z`, brush.m(GOLD)),
    turned(10, c(0, -82, 8, CREAM)),
    c(0, 0, 60, brush.m('#c88a2c')),
    p(`M${times(8, (n) => `${n ? 'L' : ''}${polar(50, n * 45 + 22)}`)}z`, brush.r(brush.a)),
    turned(
      8,
      p(`M${polar(50, -22)}L${polar(50, 22)}L${polar(24, 22)}L${polar(24, -22)}z`, '#fff', ' fill-opacity=".18"'),
    ),
    p(`M${times(8, (n) => `${n ? 'L' : ''}${polar(24, n * 45 + 22)}`)}z`, mix(brush.a, '#ffffff', 0.45)),
    shine('M-34-26L-14-42 4-44-20-16z', 0.7),
  ].join('')

const ring: Motif = (brush) =>
  [
    p('M0-26A60 60 0 1 1-.1-26zM0-8A42 42 0 1 0 .1-8z', brush.m(GOLD), ' fill-rule="evenodd"'),
    both(p('M10-28L34-46 20-18z', brush.m(GOLD))),
    at(0, -58, 0.5, 0, gem(brush)),
  ].join('')

const necklace: Motif = (brush) =>
  [
    l('M-82-84C-70 0-36 34 0 38 36 34 70 0 82-84', '#6b3d0c', 9),
    times(9, (n) => {
      const share = (n - 4) / 4
      return c(
        Math.round(share * 78),
        Math.round(34 - Math.abs(share) ** 1.7 * 96),
        12,
        brush.r(n % 2 ? '#fdf3e4' : brush.b),
      )
    }),
    at(0, 62, 0.42, 0, gem(brush)),
  ].join('')

const crown: Motif = (brush) =>
  [
    p('M-74-10L-92-58-46-34-36-82 0-46 36-82 46-34 92-58 74-10z', brush.v('#8f1f2b')),
    p('M-84 58L-98-46-52-14-40-74 0-28 40-74 52-14 98-46 84 58Q0 78-84 58z', brush.m(GOLD)),
    c(-98, -50, 10, brush.r(brush.a)) +
      c(98, -50, 10, brush.r(brush.a)) +
      c(-40, -80, 11, brush.r(brush.b)) +
      c(40, -80, 11, brush.r(brush.b)) +
      c(0, -36, 12, brush.r(brush.a)),
    p('M-86 44Q0 64 86 44L82 74Q0 94-82 74z', brush.m('#d99a2f')),
    times(7, (n) =>
      c(
        -66 + n * 22,
        62 + Math.round(9 - Math.abs(n - 3) ** 2),
        n % 2 ? 6 : 9,
        n % 2 ? '#fff3df' : brush.r(n === 3 ? brush.a : brush.b),
      ),
    ),
    p('M0 0l16 18L0 40-16 18z', brush.r(brush.a)),
    shine('M-82-22L-70 40-52 44-62-10z', 0.35),
  ].join('')

function coinAt(brush: Parameters<Motif>[0], x: number, y: number, size: number, squeeze = 1): string {
  return `<g transform="translate(${x} ${y}) scale(${size * squeeze} ${size})">${c(0, 0, 48, brush.m('#d99a2f'))}${c(0, 0, 38, brush.r('#f2c257'))}${p('M0-24l7 14 16 2-12 11 3 16-14-8-14 8 3-16-12-11 16-2z', '#a8681a', ' stroke="none"')}</g>`
}
const coins: Motif = (brush) => {
  const stack = (x: number, y: number, count: number): string =>
    times(
      count,
      (n) =>
        p(`M${x - 34} ${y - n * 13}v11q34 18 68 0v-11z`, brush.m('#d99a2f')) +
        e(x, y - n * 13, 34, 11, brush.r('#f6cf6d')),
    )
  return (
    stack(-54, 66, 5) +
    stack(52, 70, 4) +
    stack(2, 82, 8) +
    coinAt(brush, -44, -52, 0.72, 0.8) +
    coinAt(brush, 52, -28, 0.62) +
    coinAt(brush, 12, -76, 0.4, 0.5)
  )
}
const coin: Motif = (brush) =>
  [
    c(8, 8, 90, '#8a5416'),
    c(0, 0, 90, brush.m('#dc9f33')),
    turned(40, box(-1.5, -90, 3, 8, '#8a5416')).replaceAll('<rect', '<rect stroke="none"'),
    c(0, 0, 74, brush.r('#f4c65c')),
    c(0, 0, 62, brush.m('#d08f2a')),
    at(0, 6, 0.5, 0, crown(brush)),
    shine('M-58-40A74 74 0 0 1 10-72 76 76 0 0 0-58-40z', 0.75),
  ].join('')

const chest: Motif = (brush) =>
  [
    p('M-78-20C-78-70-40-84 0-84S78-70 78-20L64-8H-64z', brush.v('#5c2f18')),
    p('M-62-10H62L48-50Q0-70-48-50z', '#2a120a'),
    times(13, (n) =>
      c(
        -60 + n * 10,
        -12 - Math.round(14 - (n - 6) ** 2 * 0.3),
        11,
        brush.r(n % 4 === 1 ? brush.a : n % 4 === 3 ? brush.b : GOLD),
      ),
    ),
    box(-84, -8, 168, 92, brush.v(WOOD), 8),
    l('M-84 22H84M-84 54H84', '#4a2411', 3),
    both(box(52, -10, 20, 96, brush.m(GOLD), 3)),
    box(-86, -12, 172, 16, brush.m(GOLD), 4),
    box(-20, 2, 40, 42, brush.m('#f0c257'), 6),
    c(0, 18, 7, INK) + p('M-4 20h8l3 14h-14z', INK),
    p('M-34-62l5 12 12 5-12 5-5 12-5-12-12-5 12-5z', '#fffbe8', ' stroke="none"'),
  ].join('')

const ingot: Motif = (brush) =>
  p(
    'M-98-20C-80 10-60 14-50 10-40-50 40-50 50 10 60 14 80 10 98-20 92 40 60 70 0 72-60 70-92 40-98-20z',
    brush.m(GOLD),
  ) +
  e(0, 4, 50, 26, brush.r('#ffe08a')) +
  shine('M-80 0C-66 30-40 46-10 50-50 56-78 30-80 0z', 0.5) +
  shade('M20 64C60 56 84 30 92 0 88 40 60 66 20 70z', 0.25)

const key: Motif = (brush) =>
  at(
    0,
    0,
    1,
    35,
    p('M0-104A36 36 0 1 1-.1-104zM0-86A18 18 0 1 0 .1-86z', brush.m(GOLD), ' fill-rule="evenodd"') +
      box(-8, -34, 16, 130, brush.m(GOLD), 4) +
      p('M8 52h30v16H24v10h14v16H8z', brush.m(GOLD)) +
      box(-14, -36, 28, 12, brush.m('#d99a2f'), 4) +
      c(0, -104, 9, brush.r(brush.a)),
  )

const bag: Motif = (brush) =>
  p('M-26-50C-70-20-90 30-70 70-50 96 50 96 70 70 90 30 70-20 26-50z', brush.r(brush.a)) +
  p('M-26-50L-46-92Q-20-80 0-94 20-80 46-92L26-50z', brush.v(brush.a)) +
  p('M-34-56Q0-44 34-56L32-40Q0-30-32-40z', brush.m(GOLD)) +
  at(0, 26, 0.62, 0, coinAt(brush, 0, 0, 1)) +
  l('M-30-36Q-50 0-52 40M32-36Q52-6 56 30', '#1d0d0b55', 3)

const cup: Motif = (brush) =>
  both(l('M52-66C100-76 104-10 44 2', '#c98c27', 11)) +
  p('M-62-88H62C62-20 46 18 14 28V52H-14V28C-46 18-62-20-62-88z', brush.m(GOLD)) +
  e(0, -88, 62, 12, brush.r('#8a5416')) +
  box(-32, 50, 64, 14, brush.m('#d99a2f'), 4) +
  box(-46, 64, 92, 28, brush.v('#5c2f18'), 5) +
  p('M0-62l9 20 22 3-16 15 4 22L0-14-19-2l4-22-16-15 22-3z', brush.r(brush.a)) +
  box(-22, 72, 44, 12, brush.m(GOLD), 2) +
  shine('M-50-74C-48-30-38 0-24 10-36-20-40-50-40-74z', 0.55)

const bar: Motif = (brush) =>
  times(3, (n) =>
    at(
      0,
      -56 + n * 56,
      1,
      -4,
      box(-88, -24, 176, 48, brush.m(GOLD), 10) +
        box(-78, -16, 156, 32, brush.v(n === 1 ? '#7a1a1a' : '#2a1512'), 6) +
        `<g fill="none" stroke="#ffe3a0" stroke-width="6" stroke-linejoin="round"><path d="M-54-9v18h14q7-1 6-6-1-4-6-4 5-1 4-5-1-4-6-3zM-14 9L0-9l14 18M-8 3H8M38 9V-9h14q8 2 7 6-1 5-7 5H40m11 0l10 7"/></g>`,
    ),
  )

const seven: Motif = (brush) =>
  p('M-72-88H76V-52C36-12 20 40 22 92H-34C-32 40-10-10 18-42H-40V-22H-72z', brush.m(GOLD)) +
  p('M-60-76H62V-56C20-14 6 36 6 80H-20C-18 32 6-18 40-54H-52V-34H-60z', brush.v('#d12f2a')) +
  shine('M-56-72H56L50-62H-56z', 0.55)

const pyramidOf: Motif = (brush) =>
  p('M0-86L98 76H-98z', brush.v('#e0ac55')) +
  p('M0-86L98 76H22z', '#7a4a1c', ' fill-opacity=".55"') +
  times(5, (n) => l(`M${-16 - n * 17} ${-58 + n * 28}H${10 + n * 6}`, '#a8742f', 2.5)) +
  p('M0-86L22-50H-22z', brush.m('#ffe08a'))

export const treasure = {
  gem,
  diamond,
  jewel,
  ring,
  necklace,
  crown,
  coins,
  coin,
  chest,
  ingot,
  key,
  bag,
  cup,
  bar,
  seven,
  pyramid: pyramidOf,
} satisfies Record<string, Motif>
