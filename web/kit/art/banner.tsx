import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import { pick, seeded } from '@croupier/basis/seeded.ts'
import { type PosterPalette, posterPalettes } from './palettes.ts'

export type BannerScene = 'river' | 'feast' | 'harvest' | 'stage'

function HangingLantern({
  x,
  y,
  size,
  palette,
}: {
  x: number
  y: number
  size: number
  palette: PosterPalette
}): ReactNode {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path d={`M0 ${-y / size - 10}V-40`} stroke={palette.light} strokeOpacity="0.5" strokeWidth="1.5" />
      <circle r="92" fill={palette.light} opacity="0.1" />
      <circle r="62" fill={palette.light} opacity="0.14" />
      <path d="M-14-40h28v7h-28zM-14 33h28v7h-28z" fill={palette.light} />
      <path d="M-14-33c-24 7-30 20-30 33s6 26 30 33h28c24-7 30-20 30-33s-6-26-30-33z" fill={palette.body} />
      <ellipse rx="25" ry="27" fill={palette.spark} opacity="0.72" />
      <path
        d="M-13-33c-14 22-14 44 0 66M13-33c14 22 14 44 0 66M0-33v66"
        fill="none"
        stroke={palette.dusk}
        strokeOpacity="0.7"
        strokeWidth="1.8"
      />
      <path d="M-5 40v15M0 40v20M5 40v15" stroke={palette.light} strokeWidth="2" />
    </g>
  )
}

/** Lanterns over a river at night, boats with lamps. */
function river(palette: PosterPalette, chance: () => number): ReactNode {
  return (
    <>
      <circle cx="905" cy="92" r="46" fill={palette.spark} opacity="0.9" />
      <circle cx="905" cy="92" r="88" fill={palette.spark} opacity="0.1" />
      <path d="M560 300q70-66 150-52t130-20 160-4 200-30v106z" fill={palette.night} opacity="0.5" />
      <rect y="296" width="1200" height="104" fill={palette.night} opacity="0.72" />
      {Array.from({ length: 16 }, (_, ripple) => {
        const x = 520 + chance() * 640
        return (
          <path
            key={ripple}
            d={`M${x} ${310 + ripple * 5}h${20 + chance() * 70}`}
            stroke={palette.light}
            strokeOpacity={0.15 + chance() * 0.3}
            strokeWidth="3"
            strokeLinecap="round"
          />
        )
      })}
      <HangingLantern x={690} y={120} size={1.25} palette={palette} />
      <HangingLantern x={812} y={196} size={0.8} palette={palette} />
      <HangingLantern x={1040} y={150} size={1.05} palette={palette} />
      <HangingLantern x={1130} y={92} size={0.62} palette={palette} />
      {[
        [860, 318, 1],
        [1050, 342, 0.8],
      ].map(([x = 0, y = 0, size = 1]) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
          <path d="M-64 0q64 26 128 0l-14 24q-50 16-100 0z" fill={palette.dusk} />
          <path d="M-24 2q24-44 48 0z" fill={palette.body} />
          <circle cx="0" cy="-8" r="7" fill={palette.spark} />
          <path d="M-6 30h12" stroke={palette.spark} strokeOpacity="0.5" strokeWidth="3" />
        </g>
      ))}
    </>
  )
}

/** A laid table: chips, cards and a lamp above. */
function feast(palette: PosterPalette): ReactNode {
  return (
    <>
      <HangingLantern x={860} y={96} size={1.5} palette={palette} />
      <path d="M520 400q330-210 760-90v90z" fill={palette.dusk} />
      <path d="M520 400q330-210 760-90" fill="none" stroke={palette.light} strokeWidth="8" />
      <path d="M580 412q300-168 700-72" fill="none" stroke={palette.spark} strokeOpacity="0.35" strokeWidth="2" />
      {[
        [790, 296, -16],
        [846, 280, -4],
        [904, 276, 9],
      ].map(([x = 0, y = 0, turn = 0], place) => (
        <g key={x} transform={`translate(${x} ${y}) rotate(${turn})`}>
          <rect x="-36" y="-52" width="72" height="104" rx="9" fill={palette.ink} />
          <path
            d={
              place === 1
                ? 'M0-20 15 0 0 20-15 0z'
                : 'M0 18C-8 10-17 4-17-6c0-9 12-12 17-3 5-9 17-6 17 3 0 10-9 16-17 24z'
            }
            fill={place === 1 ? palette.dusk : '#b0331c'}
          />
        </g>
      ))}
      {[
        [1010, 318, 4],
        [1070, 322, 7],
        [1128, 338, 3],
      ].map(([x = 0, y = 0, high = 0], stack) => (
        <g key={x}>
          {Array.from({ length: high }, (_, chip) => (
            <g key={chip} transform={`translate(${x} ${y - chip * 11})`}>
              <path d="M-27 0v8c0 6 12 10 27 10s27-4 27-10V0" fill={stack % 2 ? palette.body : palette.light} />
              <ellipse rx="27" ry="10" fill={stack % 2 ? palette.light : palette.spark} />
              <ellipse rx="15" ry="5" fill="none" stroke={palette.dusk} strokeWidth="2" />
            </g>
          ))}
        </g>
      ))}
    </>
  )
}

/** Fields under a harvest moon, kites with lamps. */
function harvest(palette: PosterPalette, chance: () => number): ReactNode {
  return (
    <>
      <circle cx="930" cy="190" r="130" fill={palette.light} />
      <circle cx="930" cy="190" r="186" fill={palette.light} opacity="0.16" />
      {[226, 276, 326].map((y, row) => (
        <path
          key={y}
          d={`M440 ${y + 40}q180-${70 - row * 10} 380-12t400-${30 - row * 8}V400H440z`}
          fill={[palette.body, palette.dusk, palette.night][row]}
          opacity={0.82}
        />
      ))}
      {Array.from({ length: 34 }, (_, stalk) => {
        const x = 600 + stalk * 18 + chance() * 8
        const top = 306 + chance() * 34
        return (
          <g
            key={stalk}
            stroke={palette.light}
            strokeOpacity="0.75"
            strokeWidth="2.5"
            strokeLinecap="round"
            fill="none"
          >
            <path d={`M${x} 400q2-40 8-${400 - top}`} />
            <path d={`M${x + 7} ${top + 4}q10 2 12 12M${x + 6} ${top + 14}q10 2 12 12`} />
          </g>
        )
      })}
      {[
        [720, 96, -18],
        [1090, 84, 14],
      ].map(([x = 0, y = 0, turn = 0]) => (
        <g key={x} transform={`translate(${x} ${y}) rotate(${turn})`}>
          <path d="M0-44 32 0 0 54-32 0z" fill={palette.body} stroke={palette.spark} strokeWidth="3" />
          <path d="M0-44V54M-32 0h64" stroke={palette.spark} strokeWidth="2" />
          <circle cy="4" r="9" fill={palette.spark} />
          <path d="M0 54q-16 22 0 44t-6 46" fill="none" stroke={palette.spark} strokeOpacity="0.7" strokeWidth="2" />
        </g>
      ))}
    </>
  )
}

/** A stage with its curtain, and a wheel of light behind. */
function stage(palette: PosterPalette): ReactNode {
  return (
    <>
      <g transform="translate(890 210)">
        {Array.from({ length: 24 }, (_, ray) => (
          <path
            key={ray}
            d="M0 0-26-420h52z"
            fill={palette.light}
            opacity={ray % 2 ? 0.06 : 0.13}
            transform={`rotate(${ray * 15})`}
          />
        ))}
        <circle r="128" fill={palette.dusk} stroke={palette.light} strokeWidth="7" />
        <circle
          r="100"
          fill="none"
          stroke={palette.spark}
          strokeWidth="3"
          strokeDasharray="2 14"
          strokeLinecap="round"
        />
        {Array.from({ length: 10 }, (_, petal) => (
          <path
            key={petal}
            d="M0 0c-22-30-14-62 0-84 14 22 22 54 0 84z"
            fill={petal % 2 ? palette.body : palette.light}
            transform={`rotate(${petal * 36})`}
          />
        ))}
        <circle r="26" fill={palette.spark} />
      </g>
      <path
        d="M1200 0v400h-66c20-130 6-270-60-400zM560 0h90c-10 60-40 100-90 124z"
        fill={palette.body}
        opacity="0.85"
      />
      <path
        d="M1180 0v400M1150 0c30 130 36 260 20 400M1120 0c30 80 44 160 44 240"
        stroke={palette.night}
        strokeOpacity="0.35"
        strokeWidth="4"
        fill="none"
      />
      <path d="M440 372q400-50 760 0v40H440z" fill={palette.night} />
      <path d="M440 372q400-50 760 0" fill="none" stroke={palette.light} strokeWidth="5" />
    </>
  )
}

const scenes: Record<BannerScene, (palette: PosterPalette, chance: () => number) => ReactNode> = {
  river,
  feast,
  harvest,
  stage,
}

/** The picture of a wide scene alone, at the end of what it lies under; it turns in RTL. */
export function ScenePicture({
  scene,
  seed,
  className,
}: {
  scene: BannerScene
  /** Chooses the colours. */
  seed: string
  className: string
}): ReactNode {
  const id = useId()
  const palette = pick(seeded(seed), posterPalettes)
  return (
    <svg
      viewBox="0 0 1200 400"
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
      className={classNames('kit-mirror', className)}
    >
      <linearGradient id={`${id}-sky`} x1="0" y1="0" x2="0.4" y2="1">
        <stop offset="0" stopColor={palette.night} />
        <stop offset="1" stopColor={palette.dusk} />
      </linearGradient>
      <rect width="1200" height="400" fill={`url(#${id}-sky)`} />
      {scenes[scene](palette, seeded(scene + seed))}
    </svg>
  )
}

export const bannerScenes = Object.keys(scenes) as BannerScene[]
