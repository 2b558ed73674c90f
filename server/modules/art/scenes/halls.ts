import { at, c, e, l, mix, p, polar, round, times } from '../paint.ts'
import { faint } from './parts.ts'
import type { DrawScene } from './scene.ts'

const polarAt = (degrees: number): string => {
  const [x, y] = polar(330, degrees).split(' ').map(Number)
  return `${round(x! + 150)} ${round(y! + 190)}`
}

export const drapes: DrawScene = ({ chance, v, a }, { far, near, glow, mid }) => {
  const cloth = chance() < 0.5 ? mid : mix(a, near, 0.35)
  return {
    back:
      times(7, (n) => p(`M${n * 44 - 4} 0H${n * 44 + 22}V400H${n * 44 - 4}z`, near).replace('/>', ' opacity=".22"/>')) +
      times(9, (n) => c(18 + n * 33, 26 + (n % 2) * 9, 5, glow)),
    front:
      p('M0 0H96C80 70 60 120 18 196 14 290 24 350 30 400H0z', v(cloth)) +
      p('M300 0H204C220 70 240 120 282 196 286 290 276 350 270 400H300z', v(cloth)) +
      l(
        'M30 0C36 80 30 130 10 190M62 0C58 70 44 120 14 194M270 0C264 80 270 130 290 190M238 0C242 70 256 120 286 194',
        near,
        4,
      ) +
      p(
        'M0 0H300V22Q275 52 250 24 225 54 200 26 175 56 150 28 125 56 100 26 75 54 50 24 25 52 0 22z',
        v(mix(cloth, far, 0.25)),
      ) +
      l('M0 22Q25 52 50 24 75 54 100 26 125 56 150 28 175 56 200 26 225 54 250 24 275 52 300 22', glow, 3) +
      l('M4 200q14 10 22-2M296 200q-14 10-22-2', glow, 6),
  }
}

export const ring: DrawScene = ({ chance }, { far, near, low, glow, mid }) => ({
  back:
    times(4, (n) => faint(p(`M${30 + n * 80}-20L${-30 + n * 90} 330H${70 + n * 90}L${44 + n * 80}-20z`, glow), 0.2)) +
    times(4, (n) => c(37 + n * 76, 12, 8, glow)) +
    times(3, (row) =>
      times(22, (n) =>
        c(
          n * 14.6 + (row % 2) * 7,
          214 + row * 15 + round(chance() * 5),
          7.4,
          mix(far, low, 0.12 + row * 0.12 * chance()),
        ),
      ),
    ) +
    p('M0 262Q150 240 300 262V400H0z', mix(mid, near, 0.35)),
  front:
    times(3, (n) =>
      l(`M-10 ${300 + n * 17}Q150 ${318 + n * 17} 310 ${300 + n * 17}`, n === 1 ? glow : mix(glow, near, 0.35), 4),
    ) + l('M16 292V400M284 292V400', mix(near, glow, 0.25), 12),
})

export const table: DrawScene = ({ chance, v }, { far, near, glow, mid, low }) => {
  const felt = ['#1c6a4a', '#8a1f2b', '#1f4f78', '#5c3a1c'][Math.floor(chance() * 4)]!
  return {
    back:
      times(3, (n) =>
        at(
          60 + n * 90,
          0,
          1,
          0,
          l('M0-10V30', near, 3) +
            p('M-30 52Q0 10 30 52z', mix(far, glow, 0.35)) +
            p('M-26 54L-80 300H80L26 54z', glow).replace('/>', ' opacity=".1"/>'),
        ),
      ) +
      times(
        11,
        (n) =>
          `<rect x="${n * 30 - 8}" y="90" width="20" height="170" fill="${mix(far, low, (n % 2) * 0.14)}" opacity=".6"/>`,
      ) +
      p('M-20 320Q150 210 320 320V400H-20z', v(felt)) +
      l('M-20 322Q150 212 320 322', '#b07a3a', 10),
    front: times(2, (s) =>
      times(5, (n) => e(s ? 266 : 34, 372 - n * 8, 26, 8, n % 2 ? mix(mid, glow, 0.35) : '#fff1d6')),
    ),
  }
}

export const pitch: DrawScene = ({ chance, v }, { far, near, glow, low }) => ({
  back:
    times(2, (n) =>
      at(
        n ? 264 : 36,
        90,
        1,
        0,
        l('M0 0V160', mix(far, low, 0.3), 5) +
          times(6, (k) => c(-14 + (k % 3) * 14, -10 + Math.floor(k / 3) * 14, 6, glow)) +
          p('M-10 0L-80 240H80L10 0z', glow).replace('/>', ' opacity=".16"/>'),
      ),
    ) +
    times(4, (row) =>
      times(24, (n) =>
        c(
          n * 13 + (row % 2) * 6,
          188 + row * 13 + round(chance() * 4),
          6,
          mix(far, ['#d8c9a8', low, '#a8432a', near][Math.floor(chance() * 4)]!, 0.4),
        ),
      ),
    ) +
    p('M0 238H300V400H0z', v('#3f8f4a')) +
    times(4, (n) =>
      p(`M${n * 90 - 60} 400L${n * 48 + 66} 238h24L${n * 90 - 10} 400z`, '#ffffff').replace('/>', ' opacity=".1"/>'),
    ) +
    `<ellipse cx="150" cy="290" rx="90" ry="24" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="3"/>`,
  front: '',
})

export const screens: DrawScene = ({ chance }, { near, glow, mid, low, far }) => ({
  back:
    times(5, (row) =>
      times(7, (n) =>
        chance() < 0.5
          ? p(
              `M${n * 46 + (row % 2) * 23 - 10} ${row * 60 + 6}l20-11 20 11v22l-20 11-20-11z`,
              [mid, low, far][Math.floor(chance() * 3)]!,
            ).replace('/>', ' opacity=".45"/>')
          : '',
      ),
    ) + l(`M0 ${260 + chance() * 20}H90L120 230H190L216 262H300M40 0V60L70 90V180M262 0V80L236 106V190`, glow, 2.4),
  front:
    p('M0 400V330L40 300H90L110 320H190L210 300H260L300 330V400z', near) +
    l('M0 330L40 300H90L110 320H190L210 300H260L300 330', mix(glow, mid, 0.3), 3),
})

export const stage: DrawScene = ({ chance, a, b }, { near, glow, far }) => ({
  back:
    times(16, (n) =>
      p(`M150 190L${polarAt(n * 22.5 - 6)}L${polarAt(n * 22.5 + 6)}z`, glow).replace('/>', ' opacity=".2"/>'),
    ) +
    times(22, () =>
      at(
        round(chance() * 300),
        round(chance() * 300),
        1,
        round(chance() * 180),
        `<rect width="${round(4 + chance() * 5)}" height="${round(8 + chance() * 7)}" fill="${chance() < 0.4 ? a : chance() < 0.6 ? b : glow}" opacity=".8"/>`,
      ),
    ),
  front:
    e(150, 330, 170, 34, far) +
    e(150, 322, 150, 26, mix(far, glow, 0.25)) +
    times(13, (n) => c(12 + n * 23, 338 + Math.round(8 - Math.abs(n - 6) * 2.4), 4.5, glow)) +
    p('M0 356H300V400H0z', near),
})
