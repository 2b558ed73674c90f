import { at, l, mix, p, round, times } from '../paint.ts'
import { cloud, faint, palm, ridge } from './parts.ts'
import type { DrawScene } from './scene.ts'

function waves(y: number, step: number, rows: number, colour: string, shift: number): string {
  return times(rows, (n) =>
    l(`M${-40 + ((n * 23 + shift) % 30)} ${y + n * step}${'q12-9 24 0t24 0'.repeat(8)}`, colour, 2.2),
  )
}

export const delta: DrawScene = ({ chance, fade }, { far, near, low, glow, mid }) => ({
  back:
    p(ridge(chance, 232, 46, 4), mix(far, low, 0.35)) +
    p('M0 236H300V400H0z', fade(mix(low, mid, 0.3), near)) +
    waves(250, 15, 7, mix(glow, low, 0.4), chance() * 30) +
    at(40 + chance() * 40, 246, 0.36, 0, p('M-50 0H50L34 22H-34zM-4-6V-66L40-6z', near)) +
    at(230 + chance() * 40, 254, 0.26, 0, p('M-50 0H50L34 22H-34zM4-6V-66L-40-6z', near)),
  front:
    times(9, (n) => {
      const x = n < 5 ? n * 12 - 6 : 310 - (n - 5) * 13
      return l(
        `M${x} 400Q${x + (n < 5 ? 8 : -8)} ${330 - chance() * 40} ${x + (n < 5 ? 14 : -14)} ${270 + chance() * 40}`,
        near,
        5,
      )
    }) + at(30, 300, 0.5, 12, p('M0 0C-8-16-8-40 0-56 8-40 8-16 0 0z', mix(near, glow, 0.3))),
})

export const sea: DrawScene = ({ chance, fade }, { far, near, low, glow, mid }) => ({
  back:
    cloud(60 + chance() * 60, 60 + chance() * 40, 0.7, mix(low, '#ffffff', 0.4)) +
    cloud(230, 100 + chance() * 40, 0.5, mix(low, '#ffffff', 0.3)) +
    p('M0 216H300V400H0z', fade(mix(far, low, 0.3), mix(near, mid, 0.2))) +
    waves(230, 14, 9, mix(glow, far, 0.45), chance() * 30),
  front:
    p(`M-10 330q25-34 50-6t50-4 50 4 50-6 50 4 50-8 30 4V400H-10z`, mix(far, near, 0.35)) +
    l('M-10 330q25-34 50-6t50-4 50 4 50-6 50 4 50-8', mix(glow, '#ffffff', 0.5), 4),
})

export const underwater: DrawScene = ({ chance }, { far, near, low, glow, mid }) => ({
  back:
    times(5, (n) =>
      faint(p(`M${40 + n * 52} -10L${-20 + n * 70 + chance() * 20} 400H${50 + n * 70}L${62 + n * 52}-10z`, glow), 0.13),
    ) +
    p(ridge(chance, 300, 60, 4), mix(far, mid, 0.3)) +
    times(4, (n) =>
      at(
        30 + n * 76 + chance() * 20,
        300,
        0.7,
        0,
        l('M0 20C-10-20 14-40 0-80M0-10L-22-44M0-20L24-52M0-44L-14-66', mix(far, low, 0.25), 9),
      ),
    ),
  front:
    times(6, (n) => {
      const x = n < 3 ? 8 + n * 20 : 292 - (n - 3) * 20
      return l(
        `M${x} 400C${x - 16} 350 ${x + 18} 330 ${x} ${250 + chance() * 50}`,
        n % 2 ? near : mix(near, low, 0.25),
        9,
      )
    }) +
    times(
      9,
      () =>
        `<circle cx="${round(chance() * 300)}" cy="${round(chance() * 280)}" r="${round(2 + chance() * 6)}" fill="none" stroke="${glow}" stroke-opacity=".6" stroke-width="1.6"/>`,
    ),
})

export const quay: DrawScene = ({ chance, fade }, { far, near, low, glow, mid }) => ({
  back:
    at(
      chance() < 0.5 ? 46 : 254,
      230,
      0.9,
      0,
      p('M0-128L120-150V-106zM0-128L-120-150V-106z', glow).replace('/>', ' opacity=".35"/>') +
        p('M-18 20L-10-110H10L18 20z', mix(far, low, 0.2)) +
        p('M-12-138H12V-112H-12z', glow) +
        p('M-16-138L0-156 16-138z', far),
    ) +
    p('M0 244H300V400H0z', fade(mix(mid, far, 0.4), near)) +
    times(4, (n) =>
      at(
        110 + n * 42 + chance() * 20,
        252,
        0.4,
        0,
        l('M0 0V-110M-26-80H26M-18-40H18', far, 4) + p('M-44 0H44L30 26H-30z', far),
      ),
    ) +
    waves(266, 16, 6, mix(glow, mid, 0.5), chance() * 30),
  front:
    times(
      6,
      (n) =>
        `<rect x="${n < 3 ? n * 26 : 234 + (n - 3) * 26}" y="${318 + (n % 3) * 8}" width="14" height="90" fill="${near}"/>`,
    ) + l('M6 330Q40 350 66 334M240 330Q266 352 296 330', mix(near, glow, 0.4), 4),
})

export const shore: DrawScene = ({ chance }, { near, far, glow, low, mid }) => ({
  back:
    p('M0 226H300V400H0z', mix(mid, far, 0.4)) +
    p(`M${170 + chance() * 30} 232Q230 190 300 226V240z`, mix(far, low, 0.25)) +
    waves(238, 12, 5, mix(glow, mid, 0.4), chance() * 30) +
    p('M0 300Q90 268 180 300T300 296V400H0z', mix('#efd08f', low, 0.3)),
  front: palm(20, 390, 1.5, 10, near) + palm(290, 400, 1.2, -14, near) + p(ridge(chance, 384, 14, 3), near),
})
