import type { Light } from './light.ts'
import { type Brush, at, c, e, l, mix, p, polar, round, times } from './paint.ts'

/** What stands behind the emblem, and what stands before it. The field is 300 wide and 400 high. */
export interface Scene {
  back: string
  front: string
}

export type DrawScene = (brush: Brush, light: Light) => Scene

const faint = (drawn: string, opacity: number): string => `<g opacity="${opacity}">${drawn}</g>`

function stars(chance: () => number, count: number, colour: string): string {
  return times(count, () => c(round(chance() * 300), round(chance() * 230), round(0.7 + chance() * 1.6), colour))
}

/** A line of hills from the left to the right, closed below. */
function ridge(chance: () => number, y: number, height: number, steps: number, sharp = false): string {
  const wide = 300 / steps
  let d = `M0 ${round(y)}`
  for (let n = 0; n < steps; n += 1) {
    const x = n * wide
    const rise = height * (0.45 + chance() * 0.75)
    d += sharp
      ? `L${round(x + wide * (0.35 + chance() * 0.3))} ${round(y - rise)}L${round(x + wide)} ${round(y - chance() * height * 0.2)}`
      : `Q${round(x + wide / 2)} ${round(y - rise)} ${round(x + wide)} ${round(y - chance() * height * 0.25)}`
  }
  return `${d}V400H0z`
}

function waves(y: number, step: number, rows: number, colour: string, shift: number): string {
  return times(rows, (n) =>
    l(`M${-40 + ((n * 23 + shift) % 30)} ${y + n * step}${'q12-9 24 0t24 0'.repeat(8)}`, colour, 2.2),
  )
}

function cloud(x: number, y: number, size: number, colour: string): string {
  return at(
    x,
    y,
    size,
    0,
    p('M-60 16C-84 16-84-12-60-14-58-38-22-46-10-26 4-50 46-44 46-16 74-18 80 14 56 16z', colour),
  )
}

function palm(x: number, y: number, size: number, turn: number, colour: string): string {
  return at(
    x,
    y,
    size,
    turn,
    l('M0 0C8-40 4-80-10-110', colour, 9) +
      times(6, (n) => at(-10, -110, 1, -112 + n * 46, p('M0 0C14-16 18-48 0-74-12-48-12-16 0 0z', colour))),
  )
}

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

function roof(x: number, y: number, wide: number, colour: string): string {
  return p(
    `M${x - wide} ${y}Q${x} ${y - wide * 0.28} ${x + wide} ${y}L${x + wide * 0.8} ${y - wide * 0.2}Q${x} ${y - wide * 0.62} ${x - wide * 0.8} ${y - wide * 0.2}z`,
    colour,
  )
}

const delta: DrawScene = ({ chance, fade }, { far, near, low, glow, mid }) => ({
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

const sea: DrawScene = ({ chance, fade }, { far, near, low, glow, mid }) => ({
  back:
    cloud(60 + chance() * 60, 60 + chance() * 40, 0.7, mix(low, '#ffffff', 0.4)) +
    cloud(230, 100 + chance() * 40, 0.5, mix(low, '#ffffff', 0.3)) +
    p('M0 216H300V400H0z', fade(mix(far, low, 0.3), mix(near, mid, 0.2))) +
    waves(230, 14, 9, mix(glow, far, 0.45), chance() * 30),
  front:
    p(`M-10 330q25-34 50-6t50-4 50 4 50-6 50 4 50-8 30 4V400H-10z`, mix(far, near, 0.35)) +
    l('M-10 330q25-34 50-6t50-4 50 4 50-6 50 4 50-8', mix(glow, '#ffffff', 0.5), 4),
})

const underwater: DrawScene = ({ chance }, { far, near, low, glow, mid }) => ({
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

const peaks: DrawScene = ({ chance }, { far, near, low, mid, glow }) => ({
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

const dunes: DrawScene = ({ chance }, { far, near, low, glow, mid }) => ({
  back:
    p(`M${180 + chance() * 40} 210L${240 + chance() * 20} 140 300 210z`, mix(far, low, 0.4)) +
    p(`M-10 218L40 160 92 218z`, mix(far, low, 0.5)) +
    p(ridge(chance, 240, 50, 2), mix(mid, low, 0.55)) +
    p(ridge(chance, 280, 60, 2), mix(mid, far, 0.4)) +
    l('M0 262Q80 240 150 268T300 258', mix(glow, mid, 0.4), 2),
  front: p(ridge(chance, 356, 50, 2), near) + palm(chance() < 0.5 ? 24 : 280, 372, 0.9, chance() * 16 - 8, near),
})

const jungle: DrawScene = ({ chance }, { far, near, low, mid, glow }) => ({
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

const domes: DrawScene = ({ chance }, { far, near, low, glow, mid }) => {
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

const shrine: DrawScene = ({ chance }, { far, near, low, glow, mid }) => ({
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

const sky: DrawScene = ({ chance }, { low, near, glow, far, mid }) => ({
  back:
    stars(chance, 46, mix(glow, '#ffffff', 0.4)) +
    cloud(40 + chance() * 50, 250, 1, mix(mid, low, 0.5)) +
    cloud(250, 232 + chance() * 30, 1.1, mix(mid, low, 0.35)) +
    cloud(150, 300, 1.5, mix(mid, low, 0.2)),
  front:
    cloud(20, 348, 1.2, mix(far, low, 0.25)) + cloud(288, 360, 1.3, mix(far, low, 0.15)) + cloud(150, 400, 1.7, near),
})

const lava: DrawScene = ({ chance }, { far, near, mid, low }) => ({
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

const frost: DrawScene = ({ chance }, { far, near, low, mid }) => ({
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

const plain: DrawScene = ({ chance }, { far, near, low, glow }) => ({
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

const orchard: DrawScene = ({ chance, a }, { far, near, low, mid, glow }) => ({
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

const grove: DrawScene = ({ chance }, { far, near, low, mid }) => {
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

const drapes: DrawScene = ({ chance, v, a }, { far, near, glow, mid }) => {
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

const facets: DrawScene = ({ chance }, { top, mid, low, far, glow, near }) => ({
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

const tempest: DrawScene = ({ chance }, { low, far, near, mid, glow }) => ({
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

const arc: DrawScene = ({ chance }, { far, near, low }) => ({
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

const town: DrawScene = ({ chance, a }, { far, near, low, glow }) => {
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

const quay: DrawScene = ({ chance, fade }, { far, near, low, glow, mid }) => ({
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

const gorge: DrawScene = ({ chance }, { far, near, low, glow, mid }) => ({
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

const ring: DrawScene = ({ chance }, { far, near, low, glow, mid }) => ({
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

const table: DrawScene = ({ chance, v }, { far, near, glow, mid, low }) => {
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

const pitch: DrawScene = ({ chance, v }, { far, near, glow, low }) => ({
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

const screens: DrawScene = ({ chance }, { near, glow, mid, low, far }) => ({
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

const stage: DrawScene = ({ chance, a, b }, { near, glow, far }) => ({
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
const polarAt = (degrees: number): string => {
  const [x, y] = polar(330, degrees).split(' ').map(Number)
  return `${round(x! + 150)} ${round(y! + 190)}`
}

const cave: DrawScene = ({ chance }, { near, far, glow, mid, low }) => ({
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

const shore: DrawScene = ({ chance }, { near, far, glow, low, mid }) => ({
  back:
    p('M0 226H300V400H0z', mix(mid, far, 0.4)) +
    p(`M${170 + chance() * 30} 232Q230 190 300 226V240z`, mix(far, low, 0.25)) +
    waves(238, 12, 5, mix(glow, mid, 0.4), chance() * 30) +
    p('M0 300Q90 268 180 300T300 296V400H0z', mix('#efd08f', low, 0.3)),
  front: palm(20, 390, 1.5, 10, near) + palm(290, 400, 1.2, -14, near) + p(ridge(chance, 384, 14, 3), near),
})

const bursts: DrawScene = ({ chance, a, b }, { glow, near, far, low }) => ({
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

export const scenes = {
  delta,
  sea,
  underwater,
  peaks,
  dunes,
  jungle,
  domes,
  shrine,
  sky,
  lava,
  frost,
  plain,
  orchard,
  grove,
  drapes,
  facets,
  tempest,
  arc,
  town,
  quay,
  gorge,
  ring,
  table,
  pitch,
  screens,
  stage,
  cave,
  shore,
  bursts,
} satisfies Record<string, DrawScene>

export type SceneName = keyof typeof scenes
