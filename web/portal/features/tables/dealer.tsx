import { type ReactNode, useId } from 'react'
import type { GameCode } from './shown-table.ts'

interface Look {
  skin: string
  shade: string
  hair: string
  cloth: string
  lit: string
  trim: string
  style: 'bun' | 'beard' | 'scarf' | 'bob' | 'curls'
}

const looks: Readonly<Record<GameCode, Look>> = {
  BACCARAT: {
    skin: '#c08a5e',
    shade: '#8f5c3a',
    hair: '#1d1310',
    cloth: '#5c1a15',
    lit: '#8d2d22',
    trim: '#e9ba69',
    style: 'bun',
  },
  BACCARAT_FREE: {
    skin: '#a9714a',
    shade: '#7a4a2c',
    hair: '#20150f',
    cloth: '#123d34',
    lit: '#1f6353',
    trim: '#e9ba69',
    style: 'beard',
  },
  ROULETTE: {
    skin: '#d6a377',
    shade: '#a06f49',
    hair: '#b8863a',
    cloth: '#5a2216',
    lit: '#8a3a25',
    trim: '#f3d79a',
    style: 'scarf',
  },
  SIC_BO: {
    skin: '#e2b48c',
    shade: '#b07f58',
    hair: '#1a1211',
    cloth: '#1c2f4a',
    lit: '#2f4d74',
    trim: '#e9ba69',
    style: 'bob',
  },
  DRAGON_TIGER: {
    skin: '#8d5a3a',
    shade: '#613a23',
    hair: '#170f0c',
    cloth: '#63400f',
    lit: '#95641d',
    trim: '#f6dca6',
    style: 'curls',
  },
}

const SLEEVE = '#f1e4cb'
const SLEEVE_SHADE = '#cdb690'

function HairBehind({ style, hair }: Look): ReactNode {
  switch (style) {
    case 'bun':
      return (
        <>
          <circle cx="160" cy="36" r="15" fill={hair} />
          <path d="M130 84c-3-30 10-46 30-46s33 16 30 46c-1 10-3 16-5 18h-50c-2-2-4-8-5-18z" fill={hair} />
        </>
      )
    case 'bob':
      return <path d="M124 88c-2-34 12-52 36-52s38 18 36 52c0 14-3 26-8 34h-56c-5-8-8-20-8-34z" fill={hair} />
    case 'curls':
      return (
        <g fill={hair}>
          {[
            [134, 62, 13],
            [142, 48, 13],
            [156, 41, 13],
            [171, 43, 13],
            [183, 54, 12],
            [188, 68, 11],
            [131, 76, 10],
            [190, 82, 9],
          ].map(([x, y, r]) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r={r} />
          ))}
        </g>
      )
    case 'scarf':
      return <path d="M120 140c-6-56 8-104 40-104s46 48 40 104c-10 10-70 10-80 0z" fill={hair} />
    case 'beard':
      return null
    default:
      return style satisfies never
  }
}

function HairBefore({ style, hair, trim }: Look): ReactNode {
  switch (style) {
    case 'bun':
      return (
        <>
          <path d="M132 80c-2-26 10-39 28-39s30 13 28 39c-3-14-12-23-28-25-16 2-25 11-28 25z" fill={hair} />
          <path d="M147 27q13-7 26 0" fill="none" stroke={trim} strokeWidth="2.5" strokeLinecap="round" />
        </>
      )
    case 'beard':
      return (
        <>
          <path d="M132 78c-2-27 9-39 28-39s30 12 28 39c-4-13-9-20-14-22-10 3-22 2-30-1-6 4-10 11-12 23z" fill={hair} />
          <path
            d="M133 86c1 22 11 36 27 36s26-14 27-36c-3 9-7 13-12 14-5-3-10-4-15-4s-10 1-15 4c-5-1-9-5-12-14z"
            fill={hair}
          />
          <path d="M151 104q9 5 18 0" fill="none" stroke="#d98f7a" strokeWidth="2.4" strokeLinecap="round" />
        </>
      )
    case 'scarf':
      return (
        <>
          <path
            d="M129 92c-5-34 8-54 31-54s36 20 31 54c-2-22-12-36-31-36s-29 14-31 36z"
            fill={hair}
            stroke={trim}
            strokeOpacity="0.6"
            strokeWidth="1.2"
          />
          <path d="M126 132c12 14 56 14 68 0l4 12c-18 14-58 14-76 0z" fill={hair} />
          <path d="M133 124c10 10 44 10 54 0" fill="none" stroke={trim} strokeOpacity="0.55" strokeWidth="1.2" />
        </>
      )
    case 'bob':
      return (
        <path d="M131 88c-4-32 10-46 29-46s33 14 29 46c-2-12-6-20-10-25-12 4-30 3-38-3-4 6-8 15-10 28z" fill={hair} />
      )
    case 'curls':
      return <path d="M134 76c2-18 10-27 26-27s24 9 26 27c-5-9-13-14-26-14s-21 5-26 14z" fill={hair} />
    default:
      return style satisfies never
  }
}

/** Drawn for the left of the picture; the other arm is its mirror. */
function Arm({ look }: { look: Look }): ReactNode {
  return (
    <>
      <path
        d="M118 210q6 6 20 5"
        fill="none"
        stroke="#000"
        strokeOpacity="0.25"
        strokeWidth="14"
        strokeLinecap="round"
      />
      <path d="M84 200c12 8 24 10 36 8" fill="none" stroke={SLEEVE} strokeWidth="21" strokeLinecap="round" />
      <path d="M84 206c12 8 24 10 36 7" fill="none" stroke={SLEEVE_SHADE} strokeWidth="7" strokeLinecap="round" />
      <path d="M118 197l4 20" stroke={look.trim} strokeWidth="4" strokeLinecap="round" />
      <path
        d="M123 199c8-3 17-2 22 2 5 1 8 4 7 6-1 1-4 1-6 0 3 2 4 4 2 5-2 2-6 1-8-1 1 3 0 5-3 5-7 0-12-2-15-4z"
        fill={look.skin}
      />
      <path
        d="M138 206q5-1 9 1M134 211q4 0 7 1"
        fill="none"
        stroke={look.shade}
        strokeWidth="1.2"
        strokeLinecap="round"
      />
    </>
  )
}

function Face({ look }: { look: Look }): ReactNode {
  const { skin, shade, hair, style, trim } = look
  const brows = style === 'scarf' ? '#3b2416' : hair
  return (
    <>
      <ellipse cx="132.5" cy="88" rx="4" ry="7" fill={skin} />
      <ellipse cx="187.5" cy="88" rx="4" ry="7" fill={skin} />
      <path d="M133 80c0-25 11-37 27-37s27 12 27 37c0 22-12 40-27 40s-27-18-27-40z" fill={skin} />
      <path
        d="M187 80c0 22-12 40-27 40-3 0-6-1-9-2 18-2 28-18 29-42 0-12-2-20-6-26 9 5 13 15 13 30z"
        fill={shade}
        fillOpacity="0.28"
      />
      <circle cx="142" cy="98" r="6" fill="#d8563c" fillOpacity="0.16" />
      <circle cx="178" cy="98" r="6" fill="#d8563c" fillOpacity="0.16" />
      <g className="tables-eyes">
        <path d="M142.5 85q6.5-6 13 0-6.5 4.5-13 0zM164.5 85q6.5-6 13 0-6.5 4.5-13 0z" fill="#fff8ec" />
        <circle cx="149.3" cy="84.4" r="2.7" fill="#25150d" />
        <circle cx="171.3" cy="84.4" r="2.7" fill="#25150d" />
        <path
          d="M142 85q7-7 14 0M164 85q7-7 14 0"
          fill="none"
          stroke="#25150d"
          strokeWidth="1.6"
          strokeLinecap="round"
        />
      </g>
      <path
        d="M141 77q7-5 14-1.5M165 75.5q7-3.5 14 1.5"
        fill="none"
        stroke={brows}
        strokeWidth="2.2"
        strokeLinecap="round"
      />
      <path
        d="M160 84c-1 6-3 9-3 11.5 2 1.5 4 1.5 6 0"
        fill="none"
        stroke={shade}
        strokeWidth="1.6"
        strokeLinecap="round"
      />
      {style !== 'beard' && (
        <>
          <path d="M151 105q9 7 18 0-4.5-2-9-1-4.5-1-9 1z" fill="#9b3a32" />
          <path d="M150 105q10 4 20 0" fill="none" stroke="#6f231f" strokeWidth="1.2" strokeLinecap="round" />
        </>
      )}
      {(style === 'bun' || style === 'bob' || style === 'curls') && (
        <>
          <circle cx="132" cy="98" r="2.6" fill={trim} />
          <circle cx="188" cy="98" r="2.6" fill={trim} />
        </>
      )}
    </>
  )
}

/**
 * Who deals at a table, composed of paths; nobody in it ever lived. They breathe and blink, and with every card that comes
 * (`deals` counts them) an arm reaches out. Placed in the scene of the table, 320 wide and 220 high.
 */
export function Dealer({ gameCode, deals }: { gameCode: GameCode; deals: number }): ReactNode {
  const id = useId()
  const look = looks[gameCode]
  const { skin, shade, cloth, lit, trim } = look
  return (
    <>
      <defs>
        <linearGradient id={`${id}c`} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor={lit} />
          <stop offset="0.7" stopColor={cloth} />
        </linearGradient>
      </defs>
      <g className="tables-breath">
        <g className="tables-head">
          <HairBehind {...look} />
          <path d="M147 110h26v28c-6 9-20 9-26 0z" fill={skin} />
          <path d="M147 116c6 8 20 8 26 0v8c-6 7-20 7-26 0z" fill={shade} fillOpacity="0.5" />
          <Face look={look} />
          <HairBefore {...look} />
        </g>
        <path
          d="M112 152c-20 8-32 24-38 46M208 152c20 8 32 24 38 46"
          fill="none"
          stroke={SLEEVE}
          strokeWidth="27"
          strokeLinecap="round"
        />
        <path d="M216 156c16 9 24 22 30 42" fill="none" stroke={SLEEVE_SHADE} strokeWidth="9" strokeLinecap="round" />
        <path
          d="M100 226c-2-40 2-66 14-76 10-6 24-9 32-15h28c8 6 22 9 32 15 12 10 16 36 14 76z"
          fill={`url(#${id}c)`}
        />
        <path d="M145 134l15 44 15-44c-4 5-9 8-15 8s-11-3-15-8z" fill="#f7eedb" />
        <path d="M145 133l-9 8 12 16 12-14zM175 133l9 8-12 16-12-14z" fill="#fffaf0" />
        <path
          d="M137 143c-6 24-4 52 8 83M183 143c6 24 4 52-8 83"
          fill="none"
          stroke={trim}
          strokeOpacity="0.65"
          strokeWidth="1.6"
        />
        <path d="M160 151l-11-6v12zM160 151l11-6v12z" fill={trim} />
        <circle cx="160" cy="151" r="3" fill={trim} />
        {[188, 202].map((y) => (
          <circle key={y} cx="160" cy={y} r="2.4" fill={trim} />
        ))}
        <path d="M190 172q7-3 14 0l-1 5q-6-2-12 0z" fill={trim} fillOpacity="0.8" />
      </g>
      <g>
        <Arm look={look} />
      </g>
      <g transform="translate(320 0) scale(-1 1)">
        {/* Another element with every card: its movement begins again. */}
        <g key={deals} className={deals > 0 ? 'tables-reach' : undefined}>
          <Arm look={look} />
        </g>
      </g>
    </>
  )
}
