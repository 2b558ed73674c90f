import { at, c, e, l, mix, p, round, times } from '../paint.ts'
import { cloud, faint, palm, ridge } from './parts.ts'
import type { DrawScene } from './scene.ts'

function bigLeaf(x: number, y: number, size: number, turn: number, dark: string, bright: string): string {
  return at(
    x,
    y,
    size,
    turn,
    p('M0 0C-44-36-46-96 0-140 46-96 44-36 0 0z', dark) +
      l('M0 0V-130M0-30L-26-58M0-30L26-58M0-60L-28-88M0-60L28-88M0-90L-18-110M0-90L18-110', bright, 2),
  )
}

export const peaks: DrawScene = ({ chance }, { far, near, low, mid, glow }) => ({
  back:
    p(ridge(chance, 280, 170, 3, true), mix(far, low, 0.45)) +
    p(ridge(chance, 300, 130, 4, true), far) +
    cloud(chance() * 120, 250, 0.8, mix(low, '#ffffff', 0.2)) +
    cloud(200 + chance() * 80, 270, 0.9, mix(low, glow, 0.2)),
  front:
    p(ridge(chance, 352, 40, 5), near) +
    times(7, (n) =>
      at(
        n < 4 ? n * 17 : 300 - (n - 4) * 18,
        360 - chance() * 14,
        0.55 + chance() * 0.3,
        0,
        p('M0-90L26-30H12L34 10H-34L-12-30H-26z', mix(near, mid, 0.12)),
      ),
    ),
})

export const dunes: DrawScene = ({ chance }, { far, near, low, glow, mid }) => ({
  back:
    p(`M${180 + chance() * 40} 210L${240 + chance() * 20} 140 300 210z`, mix(far, low, 0.4)) +
    p(`M-10 218L40 160 92 218z`, mix(far, low, 0.5)) +
    p(ridge(chance, 240, 50, 2), mix(mid, low, 0.55)) +
    p(ridge(chance, 280, 60, 2), mix(mid, far, 0.4)) +
    l('M0 262Q80 240 150 268T300 258', mix(glow, mid, 0.4), 2),
  front: p(ridge(chance, 356, 50, 2), near) + palm(chance() < 0.5 ? 24 : 280, 372, 0.9, chance() * 16 - 8, near),
})

export const jungle: DrawScene = ({ chance }, { far, near, low, mid, glow }) => ({
  back:
    times(7, (n) => l(`M${n * 48 + chance() * 20} 400V-10`, mix(far, mid, 0.35), 10 + chance() * 16)) +
    times(5, (n) => faint(p(`M${n * 66 - 30}-10L${n * 66 + 40} 400H${n * 66 + 90}L${n * 66 + 10}-10z`, glow), 0.12)) +
    times(8, () =>
      bigLeaf(
        chance() * 300,
        60 + chance() * 240,
        0.5 + chance() * 0.3,
        chance() * 360,
        mix(far, low, 0.2),
        mix(far, low, 0.4),
      ),
    ),
  front:
    bigLeaf(-8, 330, 1, 40, near, mix(near, mid, 0.5)) +
    bigLeaf(308, 340, 1.1, -42, near, mix(near, mid, 0.5)) +
    bigLeaf(-10, 70, 0.9, 110, near, mix(near, mid, 0.5)) +
    bigLeaf(312, 60, 0.9, -116, near, mix(near, mid, 0.5)) +
    bigLeaf(60, 400, 0.7, 12, mix(near, far, 0.6), near),
})

export const plain: DrawScene = ({ chance }, { far, near, low, glow }) => ({
  back:
    p(ridge(chance, 250, 30, 3), mix(far, low, 0.4)) +
    at(
      60 + chance() * 40,
      260,
      0.8,
      0,
      l('M0 0C4-30 0-40-14-60M0-30C10-46 18-50 26-62', far, 6) +
        p('M-60-60Q-40-92 0-90 60-92 70-58 30-66 0-64-30-62-60-60z', far),
    ) +
    p(ridge(chance, 280, 24, 3), far),
  front: times(26, (n) =>
    l(
      `M${n * 12} 400Q${n * 12 + 4} ${366 - chance() * 10} ${n * 12 + chance() * 20 - 6} ${344 - chance() * 30}`,
      n % 3 ? near : mix(near, glow, 0.25),
      3,
    ),
  ),
})

export const orchard: DrawScene = ({ chance, a }, { far, near, low, mid, glow }) => ({
  back:
    p(ridge(chance, 260, 40, 3), mix(far, low, 0.4)) +
    times(5, (n) =>
      at(
        n * 74 + chance() * 20 - 4,
        270 + (n % 2) * 16,
        0.8,
        0,
        l('M0 10V-40', near, 8) +
          c(0, -66, 40, mix(far, mid, 0.3)) +
          c(-26, -48, 26, mix(far, mid, 0.2)) +
          c(26, -50, 28, far) +
          times(5, () => c(chance() * 60 - 30, -90 + chance() * 54, 5, a)),
      ),
    ) +
    p(ridge(chance, 310, 20, 4), far),
  front:
    l('M-10 30Q60 60 130 10M310 40Q250 70 190 14', near, 8) +
    times(9, (n) =>
      at(
        n < 5 ? n * 26 : 300 - (n - 5) * 27,
        34 + (n % 3) * 10,
        0.3,
        n * 50,
        p('M0 0C-20-20-20-50 0-70 20-50 20-20 0 0z', mix(far, low, 0.3)),
      ),
    ) +
    times(10, () =>
      at(
        round(chance() * 300),
        round(330 + chance() * 60),
        0.14 + chance() * 0.1,
        chance() * 360,
        p('M0 0C-30-30-20-80 0-90 20-80 30-30 0 0z', mix(a, glow, 0.5)),
      ),
    ),
})

export const grove: DrawScene = ({ chance }, { far, near, low, mid }) => {
  const cane = (x: number, wide: number, dye: string, rim: string): string =>
    at(
      x,
      0,
      1,
      0,
      `<rect x="${-wide / 2}" y="-10" width="${wide}" height="420" fill="${dye}"/>` +
        times(6, (n) => l(`M${-wide / 2} ${30 + n * 70}h${wide}`, rim, 3)),
    )
  return {
    back:
      times(9, (n) => cane(n * 36 + chance() * 14, 9, mix(far, low, 0.45), mix(far, low, 0.7))) +
      times(5, (n) => cane(20 + n * 66 + chance() * 14, 15, mix(far, mid, 0.4), mix(mid, low, 0.5))),
    front:
      cane(8, 24, near, mix(near, low, 0.4)) +
      cane(288, 26, near, mix(near, low, 0.4)) +
      times(8, (n) =>
        at(
          n < 4 ? 14 : 284,
          60 + (n % 4) * 76,
          0.6,
          n < 4 ? 70 + n * 12 : -70 - n * 8,
          p('M0 0C14-24 12-70 0-100-12-70-14-24 0 0z', mix(near, mid, 0.45)),
        ),
      ),
  }
}

export const gorge: DrawScene = ({ chance }, { far, near, low, glow, mid }) => ({
  back:
    times(3, (n) =>
      p(
        `M0 ${60 + n * 50}L${90 - n * 22} ${80 + n * 56} ${70 - n * 14} 400H0zM300 ${40 + n * 56}L${210 + n * 22} ${76 + n * 56} ${232 + n * 14} 400H300z`,
        mix(low, far, 0.2 + n * 0.38),
      ),
    ) + p('M120 400Q140 300 150 250 160 300 190 400z', mix(glow, mid, 0.4)),
  front:
    p(`M0 200L34 220 20 290 50 330 30 400H0zM300 180L262 210 280 280 250 330 268 400H300z`, near) +
    times(5, (n) => l(`M${n % 2 ? 266 : 4} ${230 + n * 28}h26`, mix(near, mid, 0.4), 3)) +
    (chance() < 0.5
      ? at(244, 30, 0.3, 0, p('M-98-30C-70-64-30-52-8-12 14-58 60-76 98-58 60-40 20-20 0 10-30-20-70-28-98-30z', near))
      : ''),
})

export const cave: DrawScene = ({ chance }, { near, far, glow, mid, low }) => ({
  back:
    p('M0 0H300V400H0z', near).replace('/>', ' opacity=".25"/>') +
    times(9, (n) =>
      p(`M${n * 36 - 14} 0L${n * 36 + 6} ${50 + round(chance() * 90)} ${n * 36 + 26} 0z`, mix(far, near, 0.4)),
    ) +
    e(150, 340, 190, 84, mix(low, '#e9b44c', 0.6)) +
    times(48, () => {
      const x = chance() * 300
      return e(
        round(x),
        round(292 + ((x - 150) / 150) ** 2 * 40 + chance() * 60),
        10,
        6,
        mix('#e9b44c', chance() < 0.5 ? '#fff3c0' : '#8a5416', 0.35),
      )
    }),
  front:
    p('M0 400V220L26 260 16 310 44 340 30 400zM300 400V200L270 256 286 310 258 340 272 400z', near) +
    times(8, () => c(round(chance() * 300), round(310 + chance() * 60), 4, mix(glow, mid, 0.3))),
})

export const lava: DrawScene = ({ chance }, { far, near, mid, low }) => ({
  back:
    p(`M-20 320L${70 + chance() * 20} 120Q100 108 128 120L230 320z`, far) +
    p(`M92 116Q104 108 116 118L124 150 112 190 104 150 94 170z`, '#ffb13d') +
    p(`M180 320L240 196 320 320z`, mix(far, low, 0.25)) +
    times(6, (n) => c(60 + n * 16 + chance() * 10, 100 - n * (6 + chance() * 9), 15 + n * 3, mix(near, mid, 0.25))) +
    times(14, () => c(round(chance() * 300), round(chance() * 250), round(1 + chance() * 2.4), '#ffb13d')),
  front:
    p(ridge(chance, 350, 44, 6, true), near) +
    l(`M30 400Q60 360 50 340M250 400Q230 370 248 346M140 400Q150 376 138 362`, '#ff7a2c', 4),
})

export const frost: DrawScene = ({ chance }, { far, near, low, mid }) => ({
  back:
    p(ridge(chance, 280, 140, 4, true), mix(far, '#ffffff', 0.45)) +
    p(ridge(chance, 310, 90, 5, true), mix(far, '#ffffff', 0.15)) +
    times(26, () =>
      c(round(chance() * 300), round(chance() * 320), round(1 + chance() * 2.8), '#ffffff').replace(
        '/>',
        ' opacity=".8"/>',
      ),
    ),
  front:
    times(9, (n) =>
      at(
        n < 5 ? n * 16 - 4 : 304 - (n - 5) * 17,
        400,
        0.8 + chance() * 0.6,
        (n < 5 ? 8 : -8) + chance() * 10 - 5,
        p('M-12 0L-16-60 0-104 14-56 12 0z', mix(mid, '#ffffff', 0.35)) +
          p('M0 0V-104L14-56 12 0z', near).replace('/>', ' opacity=".35"/>'),
      ),
    ) + p(ridge(chance, 384, 16, 4), mix(low, '#ffffff', 0.5)),
})
