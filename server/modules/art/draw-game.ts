import { pick, seeded } from '@croupier/basis/seeded.ts'
import { type Light, type LightName, lights } from './light.ts'
import { glyphOf } from './marks.ts'
import { type MotifName, motifs } from './motifs/index.ts'
import { namedIn } from './nouns.ts'
import { type Brush, at, c, e, l, mix, openBrush, p, round, times } from './paint.ts'
import { type SceneName, scenes } from './scenes.ts'

/** What a picture is drawn from, each in small letters, digits and hyphens. */
export interface PictureNames {
  type: string
  vendor: string
  code: string
  /** The title, or the name of a picture of its own. */
  title: string
}

interface Kind {
  heroes: readonly [MotifName, ...MotifName[]]
  scenes: readonly SceneName[]
}

const reels: Kind = {
  heroes: [
    'seven',
    'gem',
    'crown',
    'chest',
    'coins',
    'lotus',
    'star',
    'bell',
    'cherry',
    'diamond',
    'jewel',
    'ingot',
    'clover',
    'bar',
  ],
  scenes: ['sky', 'drapes', 'facets', 'cave', 'domes', 'stage', 'town', 'peaks', 'delta'],
}
const draws: Kind = { heroes: ['balls', 'cage', 'star', 'clover'], scenes: ['stage', 'bursts', 'drapes', 'sky'] }
const kinds: Readonly<Record<string, Kind>> = {
  rng: reels,
  live: { heroes: ['roulette', 'wheel', 'cards', 'chips', 'dice'], scenes: ['table', 'drapes'] },
  fish: {
    heroes: [
      'fish',
      'koi',
      'shark',
      'crab',
      'shrimp',
      'octopus',
      'turtle',
      'whale',
      'jellyfish',
      'seahorse',
      'crocodile',
      'starfish',
      'pearl',
      'trident',
    ],
    scenes: ['underwater', 'underwater', 'sea', 'delta'],
  },
  pvp: { heroes: ['cards', 'swords', 'dice', 'shield', 'chips', 'glove', 'cup'], scenes: ['ring', 'table', 'screens'] },
  sports: { heroes: ['ball', 'cricket', 'goal', 'racket', 'cup', 'glove'], scenes: ['pitch', 'ring'] },
  esports: { heroes: ['gamepad', 'headset', 'robot', 'swords', 'cup', 'rocket'], scenes: ['screens', 'ring'] },
  cockfight: { heroes: ['rooster', 'spur', 'feather'], scenes: ['ring', 'plain', 'town'] },
  bingo: { heroes: ['bingo', 'balls'], scenes: ['stage', 'bursts', 'drapes'] },
  lott: draws,
  elott: draws,
  sea: draws,
  vn: draws,
}

/** Games of the house: what stands on their pictures is chosen, and not found in their names. */
const own: Readonly<
  Record<
    string,
    {
      hero: MotifName
      other: MotifName
      scene: SceneName
      light: LightName
      arrangement: string
      dyes: readonly [string, string]
    }
  >
> = {
  'monsoon-lanterns': {
    hero: 'lantern',
    other: 'boat',
    scene: 'delta',
    light: 'night',
    arrangement: 'burst',
    dyes: ['#d8432f', '#f2b35c'],
  },
  dice: {
    hero: 'dice',
    other: 'lantern',
    scene: 'town',
    light: 'ember',
    arrangement: 'disc',
    dyes: ['#c8322b', '#f2b35c'],
  },
  'lamplight-bingo': {
    hero: 'bingo',
    other: 'lantern',
    scene: 'stage',
    light: 'ember',
    arrangement: 'arch',
    dyes: ['#8d2417', '#f2b35c'],
  },
  'sky-lantern': {
    hero: 'lantern',
    other: 'star',
    scene: 'sky',
    light: 'night',
    arrangement: 'disc',
    dyes: ['#f08c2e', '#2a2248'],
  },
  'delta-nets': {
    hero: 'net',
    other: 'lantern',
    scene: 'underwater',
    light: 'deep',
    arrangement: 'disc',
    dyes: ['#f0a13a', '#1f8f9f'],
  },
  'bamboo-rain': {
    hero: 'bamboo',
    other: 'umbrella',
    scene: 'grove',
    light: 'moss',
    arrangement: 'arch',
    dyes: ['#5fa35a', '#a9e6f2'],
  },
}

/** A title of these kinds is about its kind whatever else it names: the river in "River Cup" is where it is played. */
const ownHeroes: ReadonlySet<string> = new Set([
  'sports',
  'esports',
  'cockfight',
  'bingo',
  'lott',
  'elott',
  'sea',
  'vn',
])

/** Forms that read from one side alone. */
const oneSided: ReadonlySet<MotifName> = new Set(['seven', 'bar', 'balls', 'bingo', 'cards', 'pyramid'])

/** Dyes of what has no colour of its own, by what stands out before the light. */
const dyes: readonly (readonly [string, string])[] = [
  ['#d8432f', '#f2b35c'],
  ['#2f8f68', '#f6d27a'],
  ['#3f63b8', '#f0a13a'],
  ['#c2456f', '#8fd9c0'],
  ['#1f8f9f', '#f4cf7a'],
  ['#7a4fa8', '#f2c257'],
  ['#e0932a', '#2f7f78'],
  ['#6f9a2e', '#e8602c'],
]

interface Place {
  x: number
  y: number
  size: number
  turn: number
}

/** How a studio arranges a picture: what stands behind the emblem, where it is, and what closes over it. */
interface Arrangement {
  hero: Place
  /** Of the other thing that the title names. */
  other: Place
  behind(brush: Brush, light: Light): string
  before?(brush: Brush, light: Light): string
  isHerd?: true
}

const rays = (x: number, y: number, count: number, colour: string, strength: number): string =>
  `<g fill="${colour}" opacity="${strength}" transform="translate(${x} ${y})">${times(count, (n) => `<path d="M0 0L-${round(900 / count)}-330H${round(900 / count)}z" transform="rotate(${round((n * 360) / count)})"/>`)}</g>`

const arrangements: Readonly<Record<string, Arrangement>> = {
  burst: {
    hero: { x: 150, y: 162, size: 1.06, turn: 0 },
    other: { x: 238, y: 258, size: 0.5, turn: 10 },
    behind: ({ chance, glow }, light) =>
      rays(150, 165, 12 + Math.floor(chance() * 8), light.glow, 0.26) + c(150, 162, 150, glow(light.glow, 0.85)),
  },
  disc: {
    hero: { x: 158, y: 182, size: 1, turn: 0 },
    other: { x: 62, y: 262, size: 0.56, turn: -6 },
    behind: ({ r, glow }, light) =>
      c(138, 142, 176, glow(light.glow, 0.7)) +
      c(138, 142, 112, r(mix(light.glow, light.low, 0.28))) +
      `<circle cx="138" cy="142" r="121" fill="none" stroke="${light.glow}" stroke-opacity=".5" stroke-width="2"/>`,
  },
  arch: {
    hero: { x: 150, y: 176, size: 0.94, turn: 0 },
    other: { x: 222, y: 268, size: 0.44, turn: 6 },
    behind: ({ glow }, light) => c(150, 170, 130, glow(light.glow, 0.9)),
    before: ({ m, v }, light) =>
      `<path d="M0 0H300V400H0zM44 330V150C44 20 256 20 256 150V330z" fill="${v(mix(light.mid, light.near, 0.45))}" fill-rule="evenodd"/><path d="M44 330V150C44 20 256 20 256 150V330" fill="none" stroke="${m('#e2ad52')}" stroke-width="9"/><path d="M56 330V152C56 36 244 36 244 152V330" fill="none" stroke="#fff1d6" stroke-opacity=".35" stroke-width="2"/>` +
      times(2, (n) =>
        at(
          n ? 268 : 32,
          40,
          0.34,
          0,
          times(8, (k) => at(0, 0, 1, k * 45, p('M0-8C-20-30-16-56 0-66 16-56 20-30 0-8z', '#e2ad52'))) +
            c(0, 0, 12, '#fff1d6'),
        ),
      ),
  },
  medallion: {
    hero: { x: 150, y: 164, size: 0.98, turn: 0 },
    other: { x: 236, y: 74, size: 0.4, turn: 8 },
    behind: ({ m, r, chance }, light) =>
      c(150, 170, 124, '#00000066') +
      c(150, 164, 122, m('#d9a441')) +
      c(150, 164, 108, r(mix(light.mid, light.near, chance() * 0.5))) +
      times(24, (n) => at(150, 164, 1, n * 15, c(0, -115, 3.6, '#fff1d6'))) +
      rays(150, 164, 20, light.glow, 0.12).replace('<g ', '<g clip-path="circle(108px at 0 0)" '),
  },
  close: {
    hero: { x: 150, y: 196, size: 1.46, turn: 0 },
    other: { x: 248, y: 70, size: 0.42, turn: 10 },
    behind: ({ glow }, light) => c(150, 150, 190, glow(light.glow, 0.8)),
  },
  herd: {
    hero: { x: 150, y: 192, size: 0.98, turn: 0 },
    other: { x: 150, y: 66, size: 0.46, turn: 0 },
    behind: ({ glow }, light) => c(150, 150, 170, glow(light.glow, 0.7)),
    isHerd: true,
  },
  slash: {
    hero: { x: 156, y: 168, size: 1.12, turn: -9 },
    other: { x: 58, y: 76, size: 0.5, turn: -14 },
    behind: ({ a, v }, light) =>
      p('M-20 250L320 70V260L-20 400z', v(mix(a, light.mid, 0.25))) +
      l('M-20 250L320 70M-20 400L320 260', light.glow, 4) +
      l('M-20 262L320 82', '#ffffff', 1.5),
  },
  card: {
    hero: { x: 150, y: 160, size: 1.16, turn: 4 },
    other: { x: 226, y: 262, size: 0.46, turn: 8 },
    behind: ({ fade, glow, m }, light) =>
      `<rect x="52" y="38" width="196" height="258" rx="20" fill="${m('#d9a441')}"/><rect x="60" y="46" width="180" height="242" rx="14" fill="${fade(mix(light.mid, light.glow, 0.25), mix(light.mid, light.near, 0.4))}"/>` +
      c(150, 160, 110, glow(light.glow, 0.85)),
  },
  spot: {
    hero: { x: 150, y: 172, size: 0.98, turn: 0 },
    other: { x: 58, y: 250, size: 0.48, turn: -6 },
    behind: ({ chance, v, glow }, light) =>
      p(`M${110 + round(chance() * 80)}-20L30 330H270z`, light.glow).replace('/>', ' opacity=".26"/>') +
      c(150, 170, 120, glow(light.glow, 0.6)) +
      p('M50 268Q150 246 250 268V316Q150 340 50 316z', v(mix(light.far, light.mid, 0.4))) +
      e(150, 267, 100, 20, mix(light.mid, light.glow, 0.4)),
  },
  left: {
    hero: { x: 112, y: 176, size: 1.1, turn: -4 },
    other: { x: 236, y: 218, size: 0.66, turn: 8 },
    behind: ({ glow }, light) => c(230, 84, 150, glow(light.glow, 0.95)) + c(230, 84, 46, light.glow),
  },
  right: {
    hero: { x: 190, y: 182, size: 1.1, turn: 4 },
    other: { x: 64, y: 216, size: 0.66, turn: -8 },
    behind: ({ glow }, light) => c(66, 78, 150, glow(light.glow, 0.95)) + c(66, 78, 38, light.glow),
  },
  wreath: {
    hero: { x: 150, y: 160, size: 0.9, turn: 0 },
    other: { x: 150, y: 268, size: 0.42, turn: 0 },
    behind: ({ a, b, glow }, light) =>
      c(150, 160, 150, glow(light.glow, 0.8)) +
      times(26, (n) =>
        at(
          150,
          160,
          1,
          n * 13.85,
          at(
            0,
            -112,
            0.34,
            n % 2 ? 66 : -66,
            p(
              'M0 30C-30 0-22-60 0-76 22-60 30 0 0 30z',
              n % 2 ? mix('#4c8f3f', light.near, 0.1) : mix('#6fae4a', light.mid, 0.2),
            ),
          ),
        ),
      ) +
      times(8, (n) => at(150, 160, 1, n * 45, c(0, -112, 9, n % 2 ? a : b) + c(0, -112, 3.5, '#fff1d6'))),
  },
}

const arrangementNames = Object.keys(arrangements)

/** What a studio's pictures have in common. */
interface Studio {
  arrangements: readonly [string, ...string[]]
  foot: number
  frame: number
  dye: string
}

function studioOf(vendor: string): Studio {
  const chance = seeded(`studio/${vendor}`)
  const first = Math.floor(chance() * arrangementNames.length)
  const chosen = [0, 1 + Math.floor(chance() * 3), 5 + Math.floor(chance() * 3), 9].map(
    (step) => arrangementNames[(first + step) % arrangementNames.length]!,
  )
  return {
    arrangements: [chosen[0]!, ...chosen.slice(1)],
    foot: Math.floor(chance() * 5),
    frame: Math.floor(chance() * 5),
    dye: pick(chance, [
      '#7a1f1a',
      '#123f34',
      '#1d2450',
      '#4a1a33',
      '#5a3409',
      '#0d3b49',
      '#35204f',
      '#33400f',
      '#2b1a14',
      '#132f52',
    ]),
  }
}

/** Light and shade across, in an order of the game's own. */
function sheen(chance: () => number, id: string, strength: number, lean = 0): string {
  const stops = times(7, (n) => {
    const tone = chance() - 0.5
    return `<stop offset="${round((n / 6) * 100)}%" stop-color="${tone > 0 ? '#fff1d6' : '#050203'}" stop-opacity="${(Math.abs(tone) * strength).toFixed(2)}"/>`
  })
  return `<linearGradient id="${id}"${lean === 0 ? '' : ` gradientTransform="rotate(${round(lean)} .5 .5)"`}>${stops}</linearGradient>`
}

function foot({ fade, chance }: Brush, { near, glow }: Light, { foot: kind, dye }: Studio): string {
  const dark = mix(near, '#0a0406', 0.45)
  const veil = `<rect y="220" width="300" height="180" fill="url(#veil)"/>`
  const plate = fade(mix(dye, '#ffffff', 0.1), mix(dye, '#08040a', 0.55))
  const edge = (d: string): string =>
    `<path d="${d}V400H0z" fill="${plate}"/>${sheen(chance, 'sheen', 0.85)}<path d="${d}V400H0z" fill="url(#sheen)"/>${l(d, mix(glow, '#e2ad52', 0.5), 3)}`
  const veils = `<linearGradient id="veil" x2="0" y2="1"><stop stop-color="${dark}" stop-opacity="0"/><stop offset=".55" stop-color="${dark}" stop-opacity=".86"/><stop offset="1" stop-color="${dark}"/></linearGradient>${veil}${sheen(chance, 'sheen', 0.6)}<rect y="300" width="300" height="100" fill="url(#sheen)"/>`
  if (kind === 1) return edge('M0 300Q150 276 300 300')
  if (kind === 2) return edge(`M0 296${'q18.75 18 37.5 0'.repeat(8)}`)
  if (kind === 3) return edge('M0 304H96Q112 304 120 294 134 280 150 280T180 294Q188 304 204 304H300')
  return veils
}

function frame({ frame: kind }: Studio, { glow }: Light): string {
  const gold = mix(glow, '#d9a441', 0.6)
  const rect = (inset: number, wide: number, opacity: number, round_: number): string =>
    `<rect x="${inset}" y="${inset}" width="${300 - inset * 2}" height="${400 - inset * 2}" rx="${round_}" fill="none" stroke="${gold}" stroke-width="${wide}" stroke-opacity="${opacity}"/>`
  if (kind === 1) return rect(4, 5, 0.9, 22) + rect(11, 1.5, 0.5, 16)
  if (kind === 2) return rect(9, 1.6, 0.55, 18)
  if (kind === 3)
    return [
      [10, 10, 0],
      [290, 10, 90],
      [290, 390, 180],
      [10, 390, 270],
    ]
      .map(([x, y, turn]) =>
        at(x!, y!, 1, turn!, l('M0 54V12Q0 0 12 0H54', gold, 3.5) + l('M8 34V16Q8 8 16 8H34', gold, 1.5)),
      )
      .join('')
  if (kind === 4) return rect(2.5, 5, 0.75, 24)
  return ''
}

/** A studio's mark as its imprint, between two lines. */
function imprint(vendor: string, { glow }: Light): string {
  const ink = mix(glow, '#ffffff', 0.4)
  return `<g opacity=".85">${l('M92 385H132M168 385H208', ink, 1.2)}${at(139, 374, 0.345, 0, glyphOf(vendor, ink))}</g>`
}

const motion = `<style>@media(prefers-reduced-motion:no-preference){.h,.o,.g,.s{transform-box:fill-box;transform-origin:center}.h{animation:h 2.4s ease-in-out infinite}.o{animation:h 3s ease-in-out -.8s infinite}.g{animation:g 2.4s ease-in-out infinite}.s{animation:s 1.8s ease-in infinite}}@keyframes h{50%{transform:translateY(-7px) rotate(1.6deg) scale(1.045)}}@keyframes g{50%{opacity:.55}}@keyframes s{0%{opacity:0;transform:translateY(26px)}35%{opacity:1}100%{opacity:0;transform:translateY(-34px)}}</style>`

/** A star of four points, as a part of a path. */
function spark({ x, y }: { x: number; y: number }, size: number): string {
  const far = round(5 * size)
  const long = Math.round(370 * size) / 100
  const short = Math.round(130 * size) / 100
  return `M${x} ${round(y - far)}l${short} ${long} ${long} ${short} ${-long} ${short} ${-short} ${long} ${-short} ${-long} ${-long} ${-short} ${long} ${-short}z`
}

function studioEmblem({ m, v }: Brush, vendor: string, { mid, near, glow }: Light): string {
  return (
    c(0, 0, 92, m('#d9a441')) +
    c(0, 0, 78, v(mix(mid, near, 0.4))) +
    `<g stroke="none">${at(-54, -54, 1.69, 0, glyphOf(vendor, glow))}</g>`
  )
}

/**
 * A form with its shadow: dark around it, so that it stands before any light. The form that is seen is the one the shadow
 * is of: a browser keeps a copy of every element for each `use`, and a grid of such pictures is what its collector walks.
 */
function emblem(id: string, drawn: string, { x, y, size, turn }: Place, isFlipped: boolean, ink: string): string {
  const scale = isFlipped ? `scale(${-size} ${size})` : `scale(${size})`
  return `<g transform="translate(${x} ${y}) rotate(${turn}) ${scale}"><g class="${id}"><use href="#${id}" stroke="${ink}" stroke-width="11" stroke-opacity=".55" stroke-linejoin="round" y="3"/><g stroke="#1d0d0b" stroke-width="2.6" stroke-linejoin="round"><g id="${id}">${drawn}</g></g></g></g>`
}

/**
 * A game's picture as SVG, 300 by 400, without its title: that is lettered over the lowest quarter by whoever shows it, in
 * the reader's script.
 */
export function drawGame({ type, vendor, code, title }: PictureNames, isMoving = false): string {
  const kind = kinds[type] ?? reels
  const named = namedIn(title === '-' ? code : title)
  // Before it stands the draw in which no two of the demo's games came out alike.
  const brush = openBrush(`b/${type}/${vendor}/${code}`)
  const { chance } = brush
  const drawnHero = pick(chance, kind.heroes)
  const chosen = Object.hasOwn(own, title) ? own[title] : undefined
  const isKnown = named.hero !== undefined && (!ownHeroes.has(type) || kind.heroes.includes(named.hero))
  const heroName = chosen?.hero ?? (isKnown ? named.hero! : drawnHero)
  const otherName = chosen?.other ?? (isKnown ? named.other : named.hero)
  const ownScenes = named.place && (type === 'rng' || type === 'fish') ? [...named.place.scenes] : kind.scenes
  const drawnScene = ownScenes[Math.floor(chance() * ownScenes.length)] ?? 'sky'
  const sceneName = chosen?.scene ?? drawnScene
  const lightNames = named.place?.lights ?? (Object.keys(lights) as LightName[])
  const drawnLight = lightNames[Math.floor(chance() * lightNames.length)] ?? 'ember'
  const light = lights[chosen?.light ?? drawnLight]
  const drawnDyes = dyes[Math.floor(chance() * dyes.length)]!
  const [a, b] = chosen?.dyes ?? drawnDyes
  brush.a = a
  brush.b = b
  const studio = studioOf(vendor)
  const drawnArrangement = pick(chance, studio.arrangements)
  const arranged = arrangements[chosen?.arrangement ?? drawnArrangement]!
  const lampX = round(10 + chance() * 280)
  const lampY = round(20 + chance() * 230)
  const lampSize = round(110 + chance() * 80)
  const [duskX, duskY, duskSize] = [round(chance() * 300), round(chance() * 300), round(80 + chance() * 110)]
  const shift = {
    x: round((chance() - 0.5) * 34),
    y: round((chance() - 0.5) * 26),
    turn: round((chance() - 0.5) * 10),
    size: 0.9 + chance() * 0.18,
  }
  const isFlipped = chance() < 0.5 && !oneSided.has(heroName) && code !== vendor
  const isMirrored = chance() < 0.5

  const scene = scenes[sceneName](brush, light)
  const behind = arranged.behind(brush, light)
  // What stands for all games of a studio shows its mark.
  const hero = code === vendor ? studioEmblem(brush, vendor, light) : motifs[heroName](brush)
  const heroPlace = {
    ...arranged.hero,
    x: arranged.hero.x + shift.x,
    y: arranged.hero.y + shift.y,
    turn: arranged.hero.turn + shift.turn,
    size: Math.round(arranged.hero.size * shift.size * 100) / 100,
  }
  const ink = mix(light.near, '#0a0406', 0.4)
  const other =
    otherName && code !== vendor
      ? emblem('o', motifs[otherName](brush), arranged.other, isMirrored && !oneSided.has(otherName), ink)
      : ''
  const herd = arranged.isHerd
    ? `<g opacity=".78">${times(2, (n) => at(n ? 240 : 60, 150, 0.62, n ? 7 : -7, `<use href="#h" stroke="${ink}" stroke-width="3.4" stroke-linejoin="round"/>`))}</g>`
    : ''
  const heroDrawn = emblem('h', hero, heroPlace, isFlipped, ink)
  const sparks = times(14, (n) => {
    const size = round(0.6 + chance() * 1.5)
    const place = { x: round(16 + chance() * 268), y: round(20 + chance() * 270) }
    const shape = spark(place, size)
    return isMoving ? `<path class="s" d="${shape}" style="animation-delay:-${round(n * 0.27)}s"/>` : shape
  })
  // The sky is lit from a side of the game's own.
  const tilt = (chance() - 0.5) * 2.4
  const ground = `<linearGradient id="sky" x1="${round(50 - tilt * 50)}%" y1="0%" x2="${round(50 + tilt * 50)}%" y2="100%"><stop stop-color="${light.top}"/><stop offset=".55" stop-color="${mix(light.mid, light.low, chance() * 0.6)}"/><stop offset="1" stop-color="${light.low}"/></linearGradient>`
  const beams = sheen(chance, 'beams', 0.85, (chance() - 0.5) * 120)
  const lamp = brush.glow(light.glow, 0.8)
  const dusk = brush.glow(mix(light.near, '#0a0406', 0.3), 0.85)
  const before = arranged.before?.(brush, light) ?? ''
  const closing = foot(brush, light, studio) + frame(studio, light) + imprint(vendor, light)
  const mirrored = (drawn: string): string =>
    isMirrored ? `<g transform="matrix(-1 0 0 1 300 0)">${drawn}</g>` : drawn

  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400">',
    isMoving ? motion : '',
    `<defs>${brush.defs()}</defs>`,
    `${ground}<rect width="300" height="400" fill="url(#sky)"/>${beams}<rect width="300" height="400" fill="url(#beams)"/>`,
    mirrored(
      `<circle class="g" cx="${lampX}" cy="${lampY}" r="${lampSize}" fill="${lamp}"/>${scene.back}${c(duskX, duskY, duskSize, dusk)}`,
    ),
    mirrored(`<g class="g">${behind}</g>`),
    herd,
    other,
    arranged.before ? before + heroDrawn : heroDrawn,
    mirrored(scene.front),
    `<g fill="${mix(light.glow, '#ffffff', 0.5)}" fill-opacity=".9">${isMoving ? sparks : `<path d="${sparks}"/>`}</g>`,
    closing,
    '</svg>',
  ].join('')
}
