import { type ReactNode, useId } from 'react'

/*
 * Small night scenes for places with nothing in them. They wear the theme's own tokens, and are silent: the words stand
 * beside.
 */

function Scene({ children, warm = true }: { children: ReactNode; warm?: boolean }): ReactNode {
  const id = useId()
  return (
    <svg viewBox="0 0 200 140" fill="none" aria-hidden="true" className="h-auto w-full">
      <radialGradient id={id}>
        <stop offset="0" stopColor="var(--action)" stopOpacity={warm ? 0.3 : 0.1} />
        <stop offset="1" stopColor="var(--action)" stopOpacity="0" />
      </radialGradient>
      <ellipse cx="100" cy="70" rx="98" ry="68" fill={`url(#${id})`} />
      <path d="M18 122.5h164" className="stroke-outline" strokeWidth="1.5" strokeLinecap="round" opacity="0.6" />
      <g strokeLinecap="round" strokeLinejoin="round" strokeWidth="2">
        {children}
      </g>
    </svg>
  )
}

/** A paper lantern; `lit` from within. */
function Lantern({ x, y, size = 1, lit = true }: { x: number; y: number; size?: number; lit?: boolean }): ReactNode {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path d="M0-40v14" className="stroke-outline" />
      <path
        d="M-9-26H9M-7-26c-12 5-16 15-16 24S-19 17-7 22H7c12-5 16-15 16-24S19-21 7-26z"
        className={lit ? 'fill-brass-wash stroke-brass' : 'fill-raised stroke-outline'}
      />
      <path
        d="M-7-26c-5 8-7 16-7 24s2 16 7 24M7-26c5 8 7 16 7 24s-2 16-7 24M0-26v48"
        className={lit ? 'stroke-brass' : 'stroke-outline'}
        strokeWidth="1.25"
        opacity="0.65"
      />
      <path d="M-8 22H8M0 22v6M-3 36c0-3 1-5 3-8 2 3 3 5 3 8" className={lit ? 'stroke-brass' : 'stroke-outline'} />
    </g>
  )
}

/** A table waiting: chips, and cards face down. */
export function EmptyBetsScene(): ReactNode {
  return (
    <Scene>
      <Lantern x={100} y={42} size={0.85} />
      <g className="fill-raised stroke-outline">
        <rect x="44" y="84" width="26" height="37" rx="4" transform="rotate(-10 57 102)" />
        <rect x="58" y="83" width="26" height="37" rx="4" transform="rotate(4 71 101)" />
        <path d="m71 92 6 9-6 9-6-9z" transform="rotate(4 71 101)" strokeWidth="1.5" />
      </g>
      <g className="fill-surface stroke-brass">
        <path d="M118 112v6c0 3 7 5 15 5s15-2 15-5v-6" />
        <path d="M118 105v7c0 3 7 5 15 5s15-2 15-5v-7" />
        <ellipse cx="133" cy="105" rx="15" ry="5" />
        <path d="M133 102.5v5M126 105h14" strokeWidth="1.25" />
      </g>
      <path d="M153 117v3c0 2 5 3.5 10 3.5s10-1.5 10-3.5v-3" className="fill-surface stroke-outline" />
      <ellipse cx="163" cy="117" rx="10" ry="3.5" className="fill-surface stroke-outline" />
    </Scene>
  )
}

/** A bird asleep on the letter box. */
export function EmptyInboxScene(): ReactNode {
  return (
    <Scene>
      <path d="M100 84v38M92 122.5h16" className="stroke-outline" />
      <path d="M68 84V66a13 13 0 0 1 13-13h38a13 13 0 0 1 13 13v18z" className="fill-raised stroke-outline" />
      <path d="M68 84V66a13 13 0 0 1 26 0v18z" className="fill-surface stroke-brass" />
      <path d="M75 70h12" className="stroke-brass" />
      <path d="M124 66h14v-9h-7" className="stroke-vermilion" />
      <path
        d="M106 51c-6 0-9-4-9-8 0-5 4-9 10-9 4 0 6 2 8 5l8 8c-3 3-8 4-17 4zM97 42l-5 1 4 3M101.5 41c1 1 2 1 3 0M109 44c4 0 7 2 9 5"
        className="fill-brass-wash stroke-brass"
      />
      <path d="M136 34h5l-5 6h5M147 22h6l-6 8h6" className="stroke-ink-faint" strokeWidth="1.5" />
      <circle cx="42" cy="30" r="1.5" className="fill-brass" />
      <circle cx="58" cy="18" r="1.2" className="fill-brass" />
      <circle cx="166" cy="52" r="1.5" className="fill-brass" />
    </Scene>
  )
}

/** A lantern held over an empty path. */
export function NothingFoundScene(): ReactNode {
  return (
    <Scene>
      <path d="M52 122c8-14 14-22 34-34 16-9 20-16 22-26" className="stroke-outline" strokeDasharray="1 8" />
      <circle cx="108" cy="60" r="27" className="fill-brass-wash stroke-brass" strokeWidth="2.5" />
      <path d="m128 80 22 24" className="stroke-brass" strokeWidth="5" />
      <g transform="translate(108 60)">
        <path d="M-7-12c-6 3-8 8-8 12s2 9 8 12H7c6-3 8-8 8-12s-2-9-8-12z" className="stroke-brass" strokeWidth="1.75" />
        <path d="M0-12v24M-9-12H9M-9 12H9M0-18v6" className="stroke-brass" strokeWidth="1.75" />
      </g>
      <path
        d="M30 122c0-8 2-13 6-17 4 4 6 9 6 17M164 122c0-6 2-10 5-13 3 3 5 7 5 13"
        className="fill-raised stroke-outline"
      />
    </Scene>
  )
}

/** The line is down and the lamp is out. */
export function OfflineScene(): ReactNode {
  return (
    <Scene warm={false}>
      <path d="M40 122V42M160 122V42M30 50h20M150 50h20" className="stroke-outline" />
      <path d="M40 50c16 14 30 18 44 17M160 50c-10 12-20 17-34 18" className="stroke-outline" />
      <path d="m88 60 5 5M93 72l-7 3M120 60l-4 6M119 72l7 4" className="stroke-vermilion" />
      <Lantern x={105} y={96} size={0.72} lit={false} />
      <path d="M22 26a12 12 0 1 0 12 16 10 10 0 0 1-12-16z" className="fill-raised stroke-outline" />
    </Scene>
  )
}

/** A purse, open and waiting. */
export function EmptyWalletScene(): ReactNode {
  return (
    <Scene>
      <Lantern x={152} y={46} size={0.7} />
      <path
        d="M52 72h84a8 8 0 0 1 8 8v34a8 8 0 0 1-8 8H60a12 12 0 0 1-12-12V68"
        className="fill-raised stroke-outline"
      />
      <path d="M48 68a10 10 0 0 1 10-10h66v14H58a8 8 0 0 1-10-4z" className="fill-surface stroke-outline" />
      <path d="M144 88h-18a8 8 0 0 0 0 16h18z" className="fill-brass-wash stroke-brass" />
      <circle cx="127" cy="96" r="1.8" className="fill-brass" />
      <path d="M84 48V30M77 37l7-8 7 8" className="stroke-brass" strokeDasharray="4 5" />
    </Scene>
  )
}

/** Things one likes, none yet. */
export function EmptyFavouritesScene(): ReactNode {
  return (
    <Scene>
      {[
        [34, 66, -6],
        [80, 56, 2],
        [126, 64, 7],
      ].map(([x = 0, y = 0, turn = 0], place) => (
        <g key={x} transform={`rotate(${turn} ${x + 20} ${y + 28})`}>
          <rect x={x} y={y} width="40" height="56" rx="7" className="fill-raised stroke-outline" />
          <path
            d="M0 9s-8-4.7-8-10.5A4.6 4.6 0 0 1 0-4.3a4.6 4.6 0 0 1 8 2.8C8 4.3 0 9 0 9z"
            transform={`translate(${x + 20} ${y + 27})`}
            className={place === 1 ? 'fill-brass-wash stroke-brass' : 'stroke-outline'}
          />
        </g>
      ))}
      <path d="M100 22v10M82 26l4 9M118 26l-4 9" className="stroke-brass" />
    </Scene>
  )
}
