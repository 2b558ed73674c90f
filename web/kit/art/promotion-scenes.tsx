import { type ReactNode, useId } from 'react'

/*
 * A night scene for each kind of promotion: a sky, a ground, and one thing lit by a lantern. Everything to be seen stands
 * in the middle, so that a card may cut the sides. They are silent: the words stand beside.
 */

interface Sky {
  top: string
  low: string
  ground: string
}

function Night({ sky, children }: { sky: Sky; children: ReactNode }): ReactNode {
  const id = useId()
  return (
    <svg viewBox="0 0 400 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true" className="h-full w-full">
      <linearGradient id={`${id}-sky`} x1="0" y1="0" x2="0.15" y2="1">
        <stop offset="0" stopColor={sky.top} />
        <stop offset="1" stopColor={sky.low} />
      </linearGradient>
      <radialGradient id={`${id}-light`}>
        <stop offset="0" stopColor="#ffd78a" stopOpacity="0.75" />
        <stop offset="0.5" stopColor="#f0a24a" stopOpacity="0.22" />
        <stop offset="1" stopColor="#f0a24a" stopOpacity="0" />
      </radialGradient>
      <rect width="400" height="200" fill={`url(#${id}-sky)`} />
      <g fill="#fff3d6">
        {stars.map(([x, y, r]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={r} opacity={r / 2.4} />
        ))}
      </g>
      <path d="M0 132q60-26 120-8t120-10 160 12v74H0z" fill={sky.ground} opacity="0.55" />
      <path d="M0 156q80-22 170-6t230-10v60H0z" fill={sky.ground} />
      <ellipse cx="200" cy="104" rx="150" ry="96" fill={`url(#${id}-light)`} />
      <g strokeLinejoin="round" strokeLinecap="round">
        {children}
      </g>
    </svg>
  )
}

const stars: readonly (readonly [number, number, number])[] = [
  [24, 26, 1.4],
  [62, 62, 0.9],
  [98, 20, 1.1],
  [132, 48, 0.8],
  [268, 34, 1.3],
  [306, 64, 0.8],
  [336, 22, 1.5],
  [374, 52, 1],
  [48, 96, 0.7],
  [352, 98, 0.9],
]

const river: Sky = { top: '#0a1730', low: '#2a5c74', ground: '#0b2a33' }
const dusk: Sky = { top: '#2a0f2f', low: '#8f3b4e', ground: '#331426' }
const field: Sky = { top: '#0d2420', low: '#3f7a4b', ground: '#102b1c' }
const brick: Sky = { top: '#2b120c', low: '#9a4a24', ground: '#351a10' }
const sea: Sky = { top: '#0b1b3d', low: '#3a6ea3', ground: '#0c2547' }
const plum: Sky = { top: '#1c1140', low: '#6a4a9e', ground: '#20143f' }

const gold = { fill: '#e2a93f', stroke: '#8a5a12', strokeWidth: 2 }
const goldLit = { fill: '#f7cf73', stroke: '#8a5a12', strokeWidth: 2 }
const paper = { fill: '#fbf1dc', stroke: '#a98a55', strokeWidth: 2 }
const red = { fill: '#b7331b', stroke: '#6b180b', strokeWidth: 2 }
const redLit = { fill: '#d9532f', stroke: '#6b180b', strokeWidth: 2 }
const jade = { fill: '#2f8f6b', stroke: '#12503a', strokeWidth: 2 }

function Coin({ x, y, r = 14 }: { x: number; y: number; r?: number }): ReactNode {
  return (
    <g transform={`translate(${x} ${y})`}>
      <ellipse rx={r} ry={r * 0.36} cy={r * 0.3} {...gold} />
      <ellipse rx={r} ry={r * 0.36} {...goldLit} />
    </g>
  )
}

function Stack({ x, y, high }: { x: number; y: number; high: number }): ReactNode {
  return Array.from({ length: high }, (_, at) => <Coin key={at} x={x} y={y - at * 7} />)
}

/** A door opens, and a lamp stands in it. */
function Welcome(): ReactNode {
  return (
    <Night sky={dusk}>
      <path d="M138 176V86q62-58 124 0v90z" fill="#3a1722" stroke="#6b2b33" strokeWidth="3" />
      <path d="M152 176V92q48-44 96 0v84z" fill="#f6c66a" opacity="0.9" />
      <path d="M152 176V92q20-19 44-26v122z" {...red} />
      <circle cx="187" cy="132" r="4" {...goldLit} />
      <path d="M224 70v22" stroke="#6b2b33" strokeWidth="2" />
      <path d="M212 92h24c8 8 8 26 0 34h-24c-8-8-8-26 0-34z" {...redLit} />
      <path d="M224 92v34M216 92q-5 17 0 34M232 92q5 17 0 34" stroke="#6b180b" fill="none" />
      <path d="M120 182h160" stroke="#6b2b33" strokeWidth="4" />
    </Night>
  )
}

/** A letter with its seal: what somebody asks for in writing. */
function Letter(): ReactNode {
  return (
    <Night sky={river}>
      <g transform="rotate(-6 200 110)">
        <rect x="132" y="62" width="136" height="96" rx="8" {...paper} />
        <path d="M132 70l68 52 68-52" fill="none" stroke="#a98a55" strokeWidth="2" />
        <path d="M132 154l50-46M268 154l-50-46" fill="none" stroke="#a98a55" strokeWidth="2" />
        <circle cx="200" cy="118" r="17" {...red} />
        <path d="M200 108v20M192 118h16" stroke="#f7cf73" strokeWidth="3" />
      </g>
      <path d="M276 54l26-30 8 26z" {...goldLit} />
      <path d="M276 54l22 6 4-36" fill="none" stroke="#8a5a12" strokeWidth="2" />
    </Night>
  )
}

/** A calendar whose days are signed by lamps. */
function Calendar(): ReactNode {
  return (
    <Night sky={field}>
      <rect x="126" y="48" width="148" height="124" rx="10" {...paper} />
      <path d="M126 58q0-10 10-10h128q10 0 10 10v18H126z" {...jade} />
      <path d="M156 40v18M200 40v18M244 40v18" stroke="#8a5a12" strokeWidth="5" />
      {[0, 1, 2, 3, 4, 5, 6, 7].map((day) => {
        const [x, y] = [148 + (day % 4) * 35, 100 + Math.floor(day / 4) * 40]
        return day < 5 ? (
          <g key={day}>
            <circle cx={x} cy={y} r="13" {...goldLit} />
            <path d={`M${x - 6} ${y}l4 5 8-9`} fill="none" stroke="#8a5a12" strokeWidth="3" />
          </g>
        ) : (
          <circle key={day} cx={x} cy={y} r="13" fill="#efe0bd" stroke="#c9ae77" strokeWidth="2" />
        )
      })}
    </Night>
  )
}

/** Coins on coins, and a wallet that takes them. */
function Wallet(): ReactNode {
  return (
    <Night sky={brick}>
      <rect x="140" y="92" width="124" height="76" rx="12" fill="#5a2d18" stroke="#2c130a" strokeWidth="3" />
      <path d="M140 112h124" stroke="#2c130a" strokeWidth="3" />
      <rect x="226" y="116" width="46" height="28" rx="8" fill="#7b4023" stroke="#2c130a" strokeWidth="3" />
      <circle cx="242" cy="130" r="6" {...goldLit} />
      <Coin x={176} y={84} r={16} />
      <Coin x={206} y={72} r={16} />
      <Coin x={186} y={56} r={16} />
      <path d="M200 20v22m-9-9 9 10 9-10" fill="none" stroke="#f7cf73" strokeWidth="4" />
      <Stack x={112} y={170} high={4} />
      <Stack x={294} y={172} high={3} />
    </Night>
  )
}

/** What comes round again: a wheel of water that gives back. */
function Wheel(): ReactNode {
  return (
    <Night sky={sea}>
      <g fill="none" stroke="#7b4023" strokeWidth="7">
        <circle cx="200" cy="106" r="56" />
        <circle cx="200" cy="106" r="12" fill="#7b4023" />
        {[0, 1, 2, 3, 4, 5].map((spoke) => {
          const turn = (spoke * Math.PI) / 3
          const [x, y] = [Math.cos(turn), Math.sin(turn)]
          return <path key={spoke} d={`M${200 + x * 12} ${106 + y * 12}L${200 + x * 56} ${106 + y * 56}`} />
        })}
      </g>
      {[0, 1, 2, 3, 4, 5].map((bucket) => {
        const turn = (bucket * Math.PI) / 3
        return <Coin key={bucket} x={200 + Math.cos(turn) * 58} y={106 + Math.sin(turn) * 58} r={12} />
      })}
      <path d="M70 176q22-12 44 0t44 0 44 0 44 0 44 0 44 0" fill="none" stroke="#a9d3ef" strokeWidth="4" />
    </Night>
  )
}

/** A ring thrown to whoever is in the water. */
function Ring(): ReactNode {
  return (
    <Night sky={sea}>
      <path d="M60 170q24-14 48 0t48 0 48 0 48 0 48 0 48 0v30H60z" fill="#14426e" />
      <g transform="rotate(-12 200 106)">
        <circle cx="200" cy="106" r="44" fill="none" stroke="#fbf1dc" strokeWidth="24" />
        <circle cx="200" cy="106" r="44" fill="none" stroke="#d9532f" strokeWidth="24" strokeDasharray="34 35" />
        <circle cx="200" cy="106" r="57" fill="none" stroke="#a98a55" strokeWidth="2" />
        <circle cx="200" cy="106" r="31" fill="none" stroke="#a98a55" strokeWidth="2" />
      </g>
      <path d="M250 84q54-40 84-58" fill="none" stroke="#c9ae77" strokeWidth="4" />
    </Night>
  )
}

/** Steps up a hill to a flag. */
function Steps(): ReactNode {
  return (
    <Night sky={field}>
      {[0, 1, 2, 3].map((step) => (
        <rect
          key={step}
          x={112 + step * 44}
          y={150 - step * 26}
          width="44"
          height={32 + step * 26}
          fill={step === 3 ? '#f7cf73' : '#c68a3a'}
          stroke="#8a5a12"
          strokeWidth="2"
        />
      ))}
      <path d="M266 72V26" stroke="#6b180b" strokeWidth="4" />
      <path d="M266 26h38l-11 11 11 11h-38z" {...redLit} />
      <Coin x={134} y={142} r={10} />
      <Coin x={178} y={116} r={10} />
      <Coin x={222} y={90} r={10} />
    </Night>
  )
}

/** A ticket, torn from its book. */
function Ticket(): ReactNode {
  return (
    <Night sky={plum}>
      <g transform="rotate(-8 200 108)">
        <path
          d="M116 72h168v20a14 14 0 0 0 0 28v24H116v-24a14 14 0 0 0 0-28z"
          fill="#f7cf73"
          stroke="#8a5a12"
          strokeWidth="2"
        />
        <path d="M236 74v68" stroke="#8a5a12" strokeWidth="3" strokeDasharray="5 7" />
        <path d="M138 94h78M138 110h60M138 126h70" stroke="#8a5a12" strokeWidth="5" opacity="0.65" />
        <path d="m260 94 4 9 10 1-8 7 3 10-9-6-9 6 3-10-8-7 10-1z" {...red} />
      </g>
    </Night>
  )
}

/** Boats that race along the river, their lamps ahead of them. */
function Boats(): ReactNode {
  const boats = [
    { x: 236, y: 96, lamp: true },
    { x: 168, y: 128, lamp: true },
    { x: 104, y: 160, lamp: false },
  ]
  return (
    <Night sky={river}>
      {boats.map(({ x, y, lamp }) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <path d="M-62 22q30 10 62 10t62-10" fill="none" stroke="#a9d3ef" strokeWidth="3" opacity="0.6" />
          <path d="M-50 6q50 18 100-4-12 24-44 26-38 2-56-22z" fill="#7b4023" stroke="#2c130a" strokeWidth="3" />
          <path d="M-6-44v50" stroke="#2c130a" strokeWidth="4" />
          <path d="M-2-42q34 16 34 40h-34z" {...paper} />
          <path d="M-10-38q-24 14-26 36h26z" {...red} />
          {lamp && <circle cx="46" cy="-6" r="8" {...goldLit} />}
        </g>
      ))}
      <path d="M336 50v110" stroke="#2c130a" strokeWidth="4" />
      <path d="M336 52h-40l10 13-10 13h40z" {...goldLit} />
    </Night>
  )
}

/** A crown on its cushion. */
function Crown(): ReactNode {
  return (
    <Night sky={brick}>
      <path d="M112 158q88-26 176 0v18q-88 22-176 0z" {...red} />
      <path d="M112 158q88 22 176 0" fill="none" stroke="#f7cf73" strokeWidth="3" />
      <path
        d="M138 142 128 70l40 32 32-52 32 52 40-32-10 72q-62 18-124 0z"
        fill="#f7cf73"
        stroke="#8a5a12"
        strokeWidth="3"
      />
      <path d="M138 132q62 18 124 0" fill="none" stroke="#8a5a12" strokeWidth="4" />
      <circle cx="128" cy="68" r="8" {...goldLit} />
      <circle cx="200" cy="48" r="9" {...goldLit} />
      <circle cx="272" cy="68" r="8" {...goldLit} />
      <path d="m200 102 12 15-12 15-12-15z" {...jade} />
      <circle cx="164" cy="116" r="6" {...red} />
      <circle cx="236" cy="116" r="6" {...red} />
    </Night>
  )
}

/** Lamps that light each other, one by one. */
function Friends(): ReactNode {
  const lamps = [
    [120, 96, 20],
    [200, 70, 26],
    [280, 96, 20],
    [160, 150, 15],
    [240, 150, 15],
  ] as const
  return (
    <Night sky={field}>
      <path
        d="M200 70 120 96M200 70l80 26M120 96l40 54M280 96l-40 54"
        fill="none"
        stroke="#f7cf73"
        strokeWidth="3"
        strokeDasharray="3 7"
      />
      {lamps.map(([x, y, r]) => (
        <g key={x}>
          <path d={`M${x} ${y - r - 8}v8`} stroke="#2c130a" strokeWidth="4" />
          <ellipse cx={x} cy={y} rx={r * 0.8} ry={r} {...red} />
          <ellipse cx={x} cy={y} rx={r * 0.35} ry={r} {...goldLit} />
          <path d={`M${x - r * 0.5} ${y - r}h${r}M${x - r * 0.5} ${y + r}h${r}`} stroke="#2c130a" strokeWidth="4" />
        </g>
      ))}
    </Night>
  )
}

/** A drum of tickets, and one that has come out. */
function Drum(): ReactNode {
  return (
    <Night sky={sea}>
      <path d="M140 176 166 96M260 176l-26-80" stroke="#2c130a" strokeWidth="8" />
      <circle cx="200" cy="98" r="58" fill="#5a2d18" stroke="#2c130a" strokeWidth="4" />
      <circle cx="200" cy="98" r="46" fill="#14426e" stroke="#c9ae77" strokeWidth="3" />
      {[0, 1, 2, 3, 4, 5, 6].map((ticket) => (
        <rect
          key={ticket}
          x="-13"
          y="-7"
          width="26"
          height="14"
          rx="2"
          transform={`translate(${174 + (ticket % 3) * 26} ${86 + Math.floor(ticket / 3) * 17}) rotate(${ticket * 47})`}
          {...(ticket % 2 === 0 ? paper : goldLit)}
        />
      ))}
      <g transform="rotate(12 296 128)">
        <rect x="264" y="112" width="66" height="34" rx="4" {...goldLit} />
        <path d="M282 112v34" stroke="#8a5a12" strokeWidth="2" strokeDasharray="4 4" />
      </g>
    </Night>
  )
}

/** A red envelope, open, with coins rising from it. */
function Envelope(): ReactNode {
  return (
    <Night sky={brick}>
      <Coin x={176} y={52} r={13} />
      <Coin x={204} y={34} r={13} />
      <Coin x={228} y={58} r={13} />
      <g transform="rotate(-3 200 128)">
        <rect x="150" y="74" width="100" height="108" rx="8" {...red} />
        <path d="M150 84q50 44 100 0v-4q0-6-8-6h-84q-8 0-8 6z" fill="#a9361b" stroke="#f7cf73" strokeWidth="2" />
        <circle cx="200" cy="118" r="18" {...goldLit} />
        <path d="M200 108v20M190 118h20" stroke="#8a5a12" strokeWidth="4" />
      </g>
    </Night>
  )
}

/** A reel that turns for nothing. */
function FreeReel(): ReactNode {
  return (
    <Night sky={field}>
      <rect x="120" y="52" width="160" height="116" rx="14" fill="#5a2d18" stroke="#2c130a" strokeWidth="4" />
      {[0, 1, 2].map((reel) => (
        <g key={reel}>
          <rect x={132 + reel * 48} y="66" width="40" height="88" rx="5" {...paper} />
          <path d={`M${140 + reel * 48} 92h24M${140 + reel * 48} 132h24`} stroke="#c9ae77" strokeWidth="2" />
          <path d={`m${152 + reel * 48} 100 4 8 9 1-7 6 2 9-8-5-8 5 2-9-7-6 9-1z`} {...(reel === 1 ? red : goldLit)} />
        </g>
      ))}
      <path d="M280 96h20v-30" fill="none" stroke="#2c130a" strokeWidth="5" />
      <circle cx="300" cy="60" r="10" {...red} />
    </Night>
  )
}

const scenes = {
  'sign-up': Welcome,
  application: Letter,
  'sign-in': Calendar,
  deposit: Wallet,
  rebate: Wheel,
  rescue: Ring,
  mission: Steps,
  code: Ticket,
  race: Boats,
  vip: Crown,
  referral: Friends,
  raffle: Drum,
  envelope: Envelope,
  'free-spins': FreeReel,
} as const

/** The picture of a promotion, by its kind; a kind without one of its own has the ticket's. */
export function PromotionScene({ kind }: { kind: string }): ReactNode {
  const Scene = Object.hasOwn(scenes, kind) ? scenes[kind as keyof typeof scenes] : Ticket
  return <Scene />
}
