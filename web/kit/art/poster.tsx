import { type ReactNode, useId } from 'react'
import { pick, seeded } from '@croupier/basis/seeded.ts'
import { cockfight, esports, sports } from './motifs/contests.tsx'
import { bingo, lottery, mini } from './motifs/draws.tsx'
import { fish } from './motifs/fish.tsx'
import { between, type Motif, spokes } from './motifs/motif.ts'
import { slots } from './motifs/slots.tsx'
import { live, pvp } from './motifs/tables.tsx'
import { type PosterPalette, posterPalettes } from './palettes.ts'
import { drawDice } from './scenes/dice.tsx'
import { drawMonsoonLanterns } from './scenes/monsoon-lanterns.tsx'
import { titleLines } from './title-lines.ts'

const motifs = { slots, fish, live, lottery, sports, esports, cockfight, pvp, bingo, mini } satisfies Record<
  string,
  Motif
>

/** A family of games, by what its posters are composed from. */
export type PosterFamily = keyof typeof motifs

export const posterFamilies = Object.keys(motifs) as PosterFamily[]

/** Games with a picture of their own, by the catalogue's name of it. */
const scenes: Readonly<Record<string, { draw: (id: string) => ReactNode; palette: PosterPalette | undefined }>> = {
  dice: { draw: drawDice, palette: posterPalettes[1] },
  'monsoon-lanterns': { draw: drawMonsoonLanterns, palette: posterPalettes[5] },
}

function rays(palette: PosterPalette, chance: () => number): ReactNode {
  const count = between(chance, 10, 20)
  return spokes(count).map((angle) => (
    <path
      key={angle}
      d="M150 165 130-220h40z"
      fill={palette.light}
      opacity="0.09"
      transform={`rotate(${angle} 150 165)`}
    />
  ))
}

function scales(palette: PosterPalette): ReactNode {
  return Array.from({ length: 11 }, (_, row) =>
    Array.from({ length: 8 }, (_scale, place) => (
      <path
        key={`${row}-${place}`}
        d={`M${place * 44 - (row % 2) * 22 - 22} ${row * 28}a22 22 0 0 0 44 0`}
        fill="none"
        stroke={palette.light}
        strokeOpacity="0.13"
        strokeWidth="2"
      />
    )),
  )
}

function rings(palette: PosterPalette): ReactNode {
  return [118, 150, 186, 226, 270].map((radius) => (
    <circle
      key={radius}
      cx="150"
      cy="165"
      r={radius}
      fill="none"
      stroke={palette.light}
      strokeOpacity="0.13"
      strokeWidth="2"
    />
  ))
}

function hills(palette: PosterPalette, chance: () => number): ReactNode {
  return [200, 244, 284].map((y, row) => (
    <path
      key={y}
      d={`M0 ${y}q${40 + chance() * 50}-${50 + chance() * 50} ${110 + chance() * 40}-10t190-${20 + chance() * 30}V400H0z`}
      fill={row % 2 ? palette.night : palette.body}
      opacity={0.22 + row * 0.06}
    />
  ))
}

function lattice(palette: PosterPalette): ReactNode {
  return Array.from({ length: 13 }, (_, line) => (
    <path
      key={line}
      d={`M${line * 50 - 300} 0l400 400M${line * 50} 0l-400 400`}
      stroke={palette.light}
      strokeOpacity="0.09"
      strokeWidth="2"
    />
  ))
}

const grounds = [rays, scales, rings, hills, lattice] as const

function lettering(title: string, palette: PosterPalette, chance: () => number): ReactNode {
  const lines = titleLines(title)
  const longest = Math.max(...lines.map((line) => line.length))
  const upper = chance() < 0.35
  const spaced = upper && longest < 9
  // A capital of the display face is about seven tenths of its size wide, a small letter not quite six.
  const size = Math.min(46, 252 / (longest * (upper ? 0.74 : 0.58)), 106 / lines.length)
  const bottom = 376 - (lines.length - 1) * size * 1.02
  return (
    <text
      textAnchor="middle"
      fontSize={size}
      fontWeight={pick(chance, [600, 700, 800])}
      letterSpacing={spaced ? 3 : 0}
      fill={palette.ink}
      stroke={palette.night}
      strokeWidth="5"
      strokeOpacity="0.6"
      paintOrder="stroke"
      strokeLinejoin="round"
      className="font-display"
    >
      {lines.map((line, place) => (
        <tspan key={line} x="150" y={bottom + place * size * 1.02}>
          {upper ? line.toLocaleUpperCase() : line}
        </tspan>
      ))}
    </text>
  )
}

export interface PosterProps {
  /** Decides everything that is left to chance: the game's id. */
  seed: string
  family: PosterFamily
  /** Names a picture drawn for this game alone; one that is not known leaves the poster to chance. */
  art?: string | null | undefined
  /** Lettered on the poster; also what a screen reader hears. Without it the poster is silent. */
  title?: string | undefined
  className?: string | undefined
}

/** A game's own small poster, 3 to 4, drawn from its family's motifs and the chance its id gives. */
export function Poster({ seed, family, art, title, className }: PosterProps): ReactNode {
  const id = useId()
  return (
    <svg
      viewBox="0 0 300 400"
      preserveAspectRatio="xMidYMid slice"
      className={className}
      {...(title === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title })}
    >
      {drawPoster(id, { seed, family, art, title })}
    </svg>
  )
}

// A plain function and not a component: chance is drawn in one sequence, which must be run as a whole or not at all.
function drawPoster(id: string, { seed, family, art, title }: Omit<PosterProps, 'className'>): ReactNode {
  const chance = seeded(`${family}/${seed}`)
  const scene = art ? scenes[art] : undefined
  const drawn = pick(chance, posterPalettes)
  const palette = scene?.palette ?? drawn
  const ground = pick(chance, grounds)
  const lampX = 25 + chance() * 50
  return (
    <>
      <linearGradient id={`${id}-night`} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor={palette.dusk} />
        <stop offset="1" stopColor={palette.night} />
      </linearGradient>
      <radialGradient id={`${id}-lamp`} cx={`${lampX}%`} cy="36%" r="62%">
        <stop offset="0" stopColor={palette.light} stopOpacity="0.55" />
        <stop offset="1" stopColor={palette.light} stopOpacity="0" />
      </radialGradient>
      <linearGradient id={`${id}-foot`} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor={palette.night} stopOpacity="0" />
        <stop offset="0.55" stopColor={palette.night} stopOpacity="0.82" />
        <stop offset="1" stopColor={palette.night} />
      </linearGradient>
      {scene ? (
        scene.draw(id)
      ) : (
        <>
          <rect width="300" height="400" fill={`url(#${id}-night)`} />
          {ground(palette, chance)}
          <rect width="300" height="400" fill={`url(#${id}-lamp)`} />
          {motifs[family]({ chance, palette, id, title })}
        </>
      )}
      {title !== undefined && (
        <>
          <rect y="250" width="300" height="150" fill={`url(#${id}-foot)`} />
          {lettering(title, palette, chance)}
        </>
      )}
      <rect
        x="7"
        y="7"
        width="286"
        height="386"
        rx="20"
        fill="none"
        stroke={palette.light}
        strokeOpacity="0.34"
        strokeWidth="2"
      />
    </>
  )
}
