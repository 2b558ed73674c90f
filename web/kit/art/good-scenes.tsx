import { type ReactNode, useId } from 'react'

/*
 * Things of the points mall, each on a shelf in a niche that is lit from above. Everything to be seen stands in the middle,
 * so that a card may cut the sides. They are silent: the words stand beside.
 */

interface Wall {
  top: string
  low: string
}

const walls = {
  clay: { top: '#5b2a18', low: '#a9582f' },
  teal: { top: '#0e3a42', low: '#2f7f7d' },
  indigo: { top: '#1b2152', low: '#4d5aa6' },
  moss: { top: '#18341f', low: '#5b8a4a' },
  plum: { top: '#351638', low: '#86427f' },
  slate: { top: '#1d2a38', low: '#577089' },
} as const satisfies Record<string, Wall>

function Niche({ wall, children }: { wall: Wall; children: ReactNode }): ReactNode {
  const id = useId()
  return (
    <svg viewBox="0 0 400 240" preserveAspectRatio="xMidYMid slice" aria-hidden="true" className="h-full w-full">
      <linearGradient id={`${id}-wall`} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor={wall.top} />
        <stop offset="1" stopColor={wall.low} />
      </linearGradient>
      <radialGradient id={`${id}-light`}>
        <stop offset="0" stopColor="#ffe2a6" stopOpacity="0.7" />
        <stop offset="0.55" stopColor="#f6b45c" stopOpacity="0.22" />
        <stop offset="1" stopColor="#f6b45c" stopOpacity="0" />
      </radialGradient>
      <rect width="400" height="240" fill={`url(#${id}-wall)`} />
      <g stroke="#ffffff" strokeOpacity="0.07" strokeWidth="2" fill="none">
        <path d="M0 40h400M0 84h400M0 128h400M0 172h400" />
        <path d="M60 0v40M180 0v40M300 0v40M0 62M120 40v44M240 40v44M360 40v44M60 84v44M180 84v44M300 84v44M120 128v44M240 128v44M360 128v44" />
      </g>
      <path d="M92 196V108q0-92 108-92t108 92v88z" fill="#120b08" opacity="0.35" />
      <ellipse cx="200" cy="112" rx="128" ry="104" fill={`url(#${id}-light)`} />
      <path d="M40 196h320l14 16H26z" fill="#8a5a2c" />
      <path d="M26 212h348v10H26z" fill="#5d3a19" />
      <ellipse cx="200" cy="199" rx="76" ry="7" fill="#000000" opacity="0.3" />
      <g strokeLinejoin="round" strokeLinecap="round">
        {children}
      </g>
    </svg>
  )
}

const gold = { fill: '#e2a93f', stroke: '#8a5a12', strokeWidth: 2.5 }
const goldLit = { fill: '#f7cf73', stroke: '#8a5a12', strokeWidth: 2.5 }
const paper = { fill: '#fbf1dc', stroke: '#a98a55', strokeWidth: 2.5 }
const red = { fill: '#b7331b', stroke: '#6b180b', strokeWidth: 2.5 }
const redLit = { fill: '#d9532f', stroke: '#6b180b', strokeWidth: 2.5 }
const jade = { fill: '#2f8f6b', stroke: '#12503a', strokeWidth: 2.5 }
const steel = { fill: '#b9c6d0', stroke: '#4c5c69', strokeWidth: 2.5 }
const steelLit = { fill: '#e4ecf1', stroke: '#4c5c69', strokeWidth: 2.5 }
const black = { fill: '#23272e', stroke: '#0b0d10', strokeWidth: 2.5 }
const ink = { fill: 'none', stroke: '#0b0d10', strokeWidth: 2.5 }

function Pile({ x, high }: { x: number; high: number }): ReactNode {
  return Array.from({ length: high }, (_, at) => (
    <g key={at} transform={`translate(${x} ${190 - at * 10})`}>
      <path d="M-26 0v8q26 12 52 0V0z" {...gold} />
      <ellipse rx="26" ry="8" {...goldLit} />
    </g>
  ))
}

function Coins(): ReactNode {
  return (
    <Niche wall={walls.clay}>
      <Pile x={144} high={4} />
      <Pile x={256} high={6} />
      <Pile x={200} high={10} />
      <circle cx="200" cy="70" r="22" {...goldLit} />
      <path d="M200 57l4 9 9 1-7 6 2 10-8-5-8 5 2-10-7-6 9-1z" fill="#8a5a12" />
    </Niche>
  )
}

function Banknote(): ReactNode {
  return (
    <Niche wall={walls.moss}>
      {[0, 1, 2].map((at) => (
        <g key={at} transform={`translate(${at * 5} ${-at * 9})`}>
          <path d="M118 176l18-52h128l18 52z" fill="#2f8f6b" stroke="#12503a" strokeWidth="2.5" />
          <path d="M132 170l14-40h108l14 40z" fill="none" stroke="#bfe3cf" strokeWidth="2" />
          <ellipse cx="200" cy="150" rx="24" ry="14" fill="#bfe3cf" stroke="#12503a" strokeWidth="2" />
        </g>
      ))}
      <path d="M186 188l8-88h24l8 88z" fill="#fbf1dc" stroke="#a98a55" strokeWidth="2.5" opacity="0.95" />
      <path d="M194 146h24" stroke="#b7331b" strokeWidth="4" />
    </Niche>
  )
}

function Phone(): ReactNode {
  return (
    <Niche wall={walls.indigo}>
      <rect x="160" y="46" width="80" height="150" rx="14" {...black} />
      <rect x="168" y="58" width="64" height="122" rx="6" fill="#13335a" />
      <path d="M168 150q32-34 64-6v30q0 6-6 6h-52q-6 0-6-6z" fill="#2a5c74" />
      <circle cx="214" cy="86" r="12" fill="#f7cf73" />
      <path d="M188 52h24" stroke="#5b6570" strokeWidth="3" />
      <circle cx="200" cy="188" r="3.5" fill="#5b6570" />
    </Niche>
  )
}

function Earphones(): ReactNode {
  return (
    <Niche wall={walls.slate}>
      <path d="M136 150V122a64 64 0 0 1 128 0v28" fill="none" stroke="#23272e" strokeWidth="12" />
      <path d="M136 150V122a64 64 0 0 1 128 0v28" fill="none" stroke="#5b6570" strokeWidth="4" />
      <rect x="118" y="138" width="34" height="56" rx="14" {...red} />
      <rect x="248" y="138" width="34" height="56" rx="14" {...red} />
      <rect x="142" y="144" width="12" height="44" rx="5" {...black} />
      <rect x="246" y="144" width="12" height="44" rx="5" {...black} />
    </Niche>
  )
}

function Watch(): ReactNode {
  return (
    <Niche wall={walls.teal}>
      <path d="M178 40h44l-6 44h-32zM184 150h32l6 46h-44z" fill="#5a2d18" stroke="#2c130a" strokeWidth="2.5" />
      <circle cx="200" cy="116" r="48" {...gold} />
      <circle cx="200" cy="116" r="38" {...paper} />
      <path d="M200 84v6M200 142v6M168 116h6M226 116h6" stroke="#a98a55" strokeWidth="4" />
      <path d="M200 116V94M200 116l16 10" stroke="#23272e" strokeWidth="4.5" />
      <circle cx="200" cy="116" r="4" fill="#b7331b" />
      <rect x="247" y="110" width="9" height="12" rx="3" {...goldLit} />
    </Niche>
  )
}

function Bag(): ReactNode {
  return (
    <Niche wall={walls.plum}>
      <path d="M166 92V72q0-26 34-26t34 26v20" fill="none" stroke="#2c130a" strokeWidth="8" />
      <path d="M142 92h116l14 96q2 8-8 8H136q-10 0-8-8z" fill="#b06a35" stroke="#4b2710" strokeWidth="2.5" />
      <path d="M142 92h116l5 34q-30 14-63 14t-63-14z" fill="#c98348" stroke="#4b2710" strokeWidth="2.5" />
      <rect x="188" y="128" width="24" height="22" rx="4" {...goldLit} />
      <path d="M152 176h28M220 176h28" stroke="#4b2710" strokeWidth="2.5" strokeDasharray="5 5" />
    </Niche>
  )
}

function Cap(): ReactNode {
  return (
    <Niche wall={walls.moss}>
      <path d="M128 172q0-82 72-82t72 82z" {...redLit} />
      <path d="M200 90q-30 22-30 82M200 90q30 22 30 82" fill="none" stroke="#6b180b" strokeWidth="2.5" />
      <path d="M116 172q84-22 172 0 20 4 18 14-6 10-40 8-66-10-130 2-34 2-34-12 0-8 14-12z" {...red} />
      <circle cx="200" cy="90" r="6" {...goldLit} />
      <path d="M200 118l5 11 12 1-9 8 3 12-11-6-11 6 3-12-9-8 12-1z" fill="#f7cf73" />
    </Niche>
  )
}

function Shirt(): ReactNode {
  return (
    <Niche wall={walls.slate}>
      <path
        d="M164 56l-46 26 18 40 20-10v84h88v-84l20 10 18-40-46-26q-10 18-36 18t-36-18z"
        fill="#2f8f6b"
        stroke="#12503a"
        strokeWidth="2.5"
      />
      <path d="M164 56q10 24 36 24t36-24" fill="none" stroke="#bfe3cf" strokeWidth="4" />
      <circle cx="200" cy="134" r="24" {...redLit} />
      <path d="M132 92l14 26M268 92l-14 26" stroke="#bfe3cf" strokeWidth="4" />
    </Niche>
  )
}

function Mug(): ReactNode {
  return (
    <Niche wall={walls.teal}>
      <path d="M248 112q36 0 36 30t-40 30" fill="none" stroke="#a98a55" strokeWidth="12" />
      <path d="M248 112q36 0 36 30t-40 30" fill="none" stroke="#fbf1dc" strokeWidth="7" />
      <path d="M140 88h112v92q0 16-16 16h-80q-16 0-16-16z" {...paper} />
      <ellipse cx="196" cy="88" rx="56" ry="12" fill="#6b3416" stroke="#a98a55" strokeWidth="2.5" />
      <path d="M176 132c10-8 10-8 20 0s10 8 20 0" fill="none" stroke="#b7331b" strokeWidth="5" />
      <path d="M176 152c10-8 10-8 20 0s10 8 20 0" fill="none" stroke="#2f8f6b" strokeWidth="5" />
      <path
        d="M176 70q-10-12 0-24t0-22M210 70q-10-12 0-24t0-22"
        fill="none"
        stroke="#fff3d6"
        strokeWidth="4"
        opacity="0.6"
      />
    </Niche>
  )
}

function Lamp(): ReactNode {
  return (
    <Niche wall={walls.indigo}>
      <path d="M170 70q30-40 60 0" fill="none" stroke="#8a5a12" strokeWidth="5" />
      <path d="M168 70h64l-8 14h-48z" {...gold} />
      <path d="M172 84h56q20 44 0 88h-56q-20-44 0-88z" fill="#f7cf73" stroke="#8a5a12" strokeWidth="2.5" />
      <path d="M188 84q-9 44 0 88M212 84q9 44 0 88" {...ink} stroke="#8a5a12" />
      <path d="M200 110q16 18 0 40-16-22 0-40z" {...redLit} />
      <path d="M164 172h72l8 20h-88z" {...gold} />
    </Niche>
  )
}

function Cricket(): ReactNode {
  return (
    <Niche wall={walls.moss}>
      <g transform="rotate(28 200 120)">
        <path d="M192 30h16v54h-16z" {...red} />
        <path d="M192 42h16M192 54h16M192 66h16" stroke="#6b180b" strokeWidth="2.5" />
        <path d="M180 88q0-8 8-8h24q8 0 8 8v96q0 16-20 16t-20-16z" fill="#e8c48a" stroke="#8a5a12" strokeWidth="2.5" />
        <path d="M200 92v98" stroke="#c39a58" strokeWidth="3" />
      </g>
      <circle cx="262" cy="174" r="22" {...red} />
      <path
        d="M248 158q14 14 14 38M258 153q18 14 18 36"
        fill="none"
        stroke="#fbf1dc"
        strokeWidth="2.5"
        strokeDasharray="4 4"
      />
    </Niche>
  )
}

function Football(): ReactNode {
  return (
    <Niche wall={walls.teal}>
      <circle cx="200" cy="130" r="66" {...paper} />
      <path d="M200 104l25 18-9 30h-32l-9-30z" {...black} />
      <path d="M200 104V66M225 122l36-12M216 152l22 32M184 152l-22 32M175 122l-36-12" {...ink} />
      <path d="M180 67q20-6 40 0l-20 14zM255 96q11 16 11 34l-15-10zM145 96q-11 16-11 34l15-10z" {...black} />
      <path d="M226 190q16-7 27-22l-20 4zM174 190q-16-7-27-22l20 4z" {...black} />
    </Niche>
  )
}

function Kettle(): ReactNode {
  return (
    <Niche wall={walls.clay}>
      <path d="M158 92q42-56 84 0" fill="none" stroke="#23272e" strokeWidth="9" />
      <path d="M252 122q26 2 34-24l14 6q-8 44-44 50z" {...steel} />
      <path d="M142 196q-14-44 14-88 44-22 88 0 28 44 14 88z" {...steelLit} />
      <path d="M168 104q32-16 64 0" fill="none" stroke="#4c5c69" strokeWidth="2.5" />
      <circle cx="200" cy="88" r="8" {...black} />
      <path d="M164 128q-10 26-6 52" fill="none" stroke="#ffffff" strokeWidth="6" opacity="0.8" />
    </Niche>
  )
}

function Voucher(): ReactNode {
  return (
    <Niche wall={walls.plum}>
      <g transform="rotate(-7 200 120)">
        <path
          d="M116 78h168v28a14 14 0 0 0 0 28v28H116v-28a14 14 0 0 0 0-28z"
          fill="#f7cf73"
          stroke="#8a5a12"
          strokeWidth="2.5"
        />
        <path d="M232 84v72" stroke="#8a5a12" strokeWidth="2.5" strokeDasharray="5 6" />
        <path d="M172 96l6 14 15 1-12 10 4 15-13-8-13 8 4-15-12-10 15-1z" {...red} />
        <path d="M246 104h22M246 120h22M246 136h14" stroke="#8a5a12" strokeWidth="4" />
      </g>
      <path d="M150 196h100v-12H150z" {...jade} />
    </Niche>
  )
}

const scenes: Readonly<Record<string, () => ReactNode>> = {
  coins: Coins,
  banknote: Banknote,
  phone: Phone,
  earphones: Earphones,
  watch: Watch,
  bag: Bag,
  cap: Cap,
  shirt: Shirt,
  mug: Mug,
  lantern: Lamp,
  cricket: Cricket,
  football: Football,
  kettle: Kettle,
  voucher: Voucher,
}

/** A thing of the points mall, by the name of its art; what is drawn nowhere is a voucher. */
export function GoodScene({ art }: { art: string }): ReactNode {
  const Scene = scenes[art] ?? Voucher
  return <Scene />
}
