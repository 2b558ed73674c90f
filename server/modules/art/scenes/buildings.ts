import { at, e, l, mix, p, round, times } from '../paint.ts'
import { faint, ridge, stars } from './parts.ts'
import type { DrawScene } from './scene.ts'

function roof(x: number, y: number, wide: number, colour: string): string {
  return p(
    `M${x - wide} ${y}Q${x} ${y - wide * 0.28} ${x + wide} ${y}L${x + wide * 0.8} ${y - wide * 0.2}Q${x} ${y - wide * 0.62} ${x - wide * 0.8} ${y - wide * 0.2}z`,
    colour,
  )
}

export const domes: DrawScene = ({ chance }, { far, near, low, glow, mid }) => {
  const dome = (x: number, y: number, s: number, dye: string): string =>
    at(
      x,
      y,
      s,
      0,
      p('M-40 0C-54-46-14-50 0-88 14-50 54-46 40 0zM-40 0H40V200H-40z', dye) +
        l('M0-88v-18', dye, 4) +
        p('M-14 60V30Q-14 14 0 8 14 14 14 30V60z', glow).replace('/>', ' opacity=".7"/>'),
    )
  return {
    back:
      dome(40, 220, 0.8, mix(far, low, 0.4)) +
      dome(262, 210, 0.9, mix(far, low, 0.4)) +
      dome(96 + chance() * 20, 250, 0.7, mix(far, low, 0.2)) +
      dome(206, 256, 0.62, mix(far, low, 0.2)) +
      p(ridge(chance, 312, 20, 6), far),
    front:
      p('M0 0V300Q30 290 26 200 24 60 70 0zM300 0V300Q270 290 274 200 276 60 230 0z', near) +
      l('M70 0Q24 60 26 200M230 0Q276 60 274 200', mix(near, glow, 0.55), 3) +
      p(ridge(chance, 376, 20, 3), mix(near, mid, 0.1)),
  }
}

export const shrine: DrawScene = ({ chance }, { far, near, low, glow, mid }) => ({
  back:
    p(ridge(chance, 250, 90, 3), mix(far, low, 0.5)) +
    [
      roof(70, 230, 62, far),
      roof(70, 196, 46, far),
      roof(70, 166, 32, far),
      roof(236, 250, 54, mix(far, low, 0.25)),
      roof(236, 220, 38, mix(far, low, 0.25)),
    ].join('') +
    p('M40 228H100V300H40zM206 246H266V310H206z', far) +
    faint(p('M60 250h20v30H60zM228 262h16v26h-16z', glow), 0.8),
  front:
    times(2, (n) =>
      at(
        n ? 282 : 18,
        0,
        1,
        0,
        l('M0-10V60', near, 2) +
          p('M-14 60H14C30 76 30 104 14 116H-14C-30 104-30 76-14 60z', mix('#c8322b', mid, 0.2)) +
          e(0, 88, 9, 20, glow).replace('/>', ' opacity=".7"/>') +
          p('M-9 54H9V61H-9zM-9 115H9V123H-9z', near),
      ),
    ) + p(ridge(chance, 366, 26, 4), near),
})

export const town: DrawScene = ({ chance, a }, { far, near, low, glow }) => {
  const house = (x: number, h: number, dye: string): string =>
    p(`M${round(x)} 400V${round(300 - h)}l18-16 18 16V400z`, dye) +
    times(3, (n) =>
      chance() < 0.7
        ? `<rect x="${round(x + 7 + (n % 2) * 14)}" y="${round(310 - h + n * 22)}" width="8" height="11" fill="${glow}" opacity=".85"/>`
        : '',
    )
  return {
    back:
      stars(chance, 20, glow) +
      times(9, (n) => house(n * 35 - 8, 50 + chance() * 70, mix(far, low, 0.3))) +
      times(9, (n) => house(n * 37 - 18, 10 + chance() * 50, far)),
    front:
      l('M-10 20Q150 110 310 16', near, 2.5) +
      times(7, (n) => {
        const x = 20 + n * 43
        const y = 30 + Math.round(44 * (1 - ((x - 150) / 160) ** 2))
        return at(
          x,
          y,
          0.42,
          0,
          p('M-14 0H14C32 16 32 46 14 60H-14C-32 46-32 16-14 0z', n % 2 ? a : '#e0542c') +
            e(0, 30, 9, 20, glow).replace('/>', ' opacity=".75"/>'),
        )
      }) +
      p(ridge(chance, 372, 16, 5), near),
  }
}
