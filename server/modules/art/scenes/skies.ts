import { at, c, e, l, mix, p, round, times } from '../paint.ts'
import { cloud, ridge, stars } from './parts.ts'
import type { DrawScene } from './scene.ts'

export const sky: DrawScene = ({ chance }, { low, near, glow, far, mid }) => ({
  back:
    stars(chance, 46, mix(glow, '#ffffff', 0.4)) +
    cloud(40 + chance() * 50, 250, 1, mix(mid, low, 0.5)) +
    cloud(250, 232 + chance() * 30, 1.1, mix(mid, low, 0.35)) +
    cloud(150, 300, 1.5, mix(mid, low, 0.2)),
  front:
    cloud(20, 348, 1.2, mix(far, low, 0.25)) + cloud(288, 360, 1.3, mix(far, low, 0.15)) + cloud(150, 400, 1.7, near),
})

export const tempest: DrawScene = ({ chance }, { low, far, near, mid, glow }) => ({
  back:
    at(
      60 + chance() * 40,
      30,
      1,
      chance() * 10,
      p('M10-30L-20 60H6L-16 150 50 40H20L44-30z', glow).replace('/>', ' opacity=".85"/>'),
    ) +
    at(240, 20, 0.7, -8, p('M10-30L-20 60H6L-16 150 50 40H20L44-30z', mix(glow, low, 0.4))) +
    times(5, (n) => cloud(n * 74 + chance() * 20, 18 + chance() * 30, 1, mix(far, mid, 0.3 + (n % 2) * 0.3))) +
    p(ridge(chance, 300, 40, 4), far) +
    times(26, () => {
      const x = chance() * 300
      const y = chance() * 320
      return l(`M${round(x)} ${round(y)}l-6 18`, mix(low, '#ffffff', 0.3), 1.5)
    }),
  front: p(ridge(chance, 364, 30, 3), near),
})

export const arc: DrawScene = ({ chance }, { far, near, low }) => ({
  back:
    ['#d8432f', '#f08a24', '#f4cf4a', '#5fa84f', '#3a86b8']
      .map(
        (dye, n) =>
          `<circle cx="150" cy="260" r="${190 - n * 13}" fill="none" stroke="${dye}" stroke-width="13" stroke-opacity=".72"/>`,
      )
      .join('') +
    cloud(30, 240, 1, mix(low, '#ffffff', 0.5)) +
    cloud(270, 236, 1.1, mix(low, '#ffffff', 0.5)) +
    p(ridge(chance, 290, 40, 3), far),
  front:
    p(ridge(chance, 360, 34, 4), near) +
    times(9, () =>
      at(
        round(chance() * 300),
        round(344 + chance() * 40),
        0.2,
        0,
        times(5, (n) => at(0, 0, 1, n * 72, e(0, -16, 9, 14, mix(low, '#ffffff', 0.4)))) + c(0, 0, 8, '#f4cf4a'),
      ),
    ),
})

export const bursts: DrawScene = ({ chance, a, b }, { glow, near, far, low }) => ({
  back:
    stars(chance, 20, glow) +
    times(4, (n) =>
      at(
        round(40 + n * 70 + chance() * 20),
        round(50 + (n % 2) * 90 + chance() * 40),
        0.5 + chance() * 0.4,
        round(chance() * 40),
        times(12, (k) => at(0, 0, 1, k * 30, l('M0-20V-60', n % 2 ? a : b, 5) + c(0, -76, 5, n % 2 ? a : glow))),
      ),
    ) +
    p(ridge(chance, 300, 40, 5), mix(far, low, 0.2)),
  front: p(ridge(chance, 366, 20, 6), near),
})

export const facets: DrawScene = ({ chance }, { top, mid, low, far, glow, near }) => ({
  back: times(34, (n) => {
    const x = (n % 6) * 58 - 10 + chance() * 24
    const y = Math.floor(n / 6) * 66 + chance() * 26
    const dyes = [top, mid, low, far, glow]
    return p(
      `M${round(x)} ${round(y)}l${round(30 + chance() * 50)} ${round(chance() * 34 - 10)} ${round(-20 + chance() * 20)} ${round(50 + chance() * 30)}z`,
      dyes[Math.floor(chance() * 5)]!,
    ).replace('/>', ` opacity="${round(0.16 + chance() * 0.34) || 0.2}"/>`)
  }),
  front: times(8, (n) =>
    at(
      n < 4 ? n * 26 : 300 - (n - 4) * 28,
      404,
      0.55 + chance() * 0.5,
      (n < 4 ? 14 : -14) * (1 + chance()),
      p('M-18 0L-22-64 0-104 20-60 18 0z', mix(mid, low, 0.45)) +
        p('M0 0V-104L20-60 18 0z', near).replace('/>', ' opacity=".4"/>'),
    ),
  ),
})
