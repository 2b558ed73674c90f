import { type ReactNode, useId } from 'react'
import { seeded } from '@croupier/basis/seeded.ts'
import { Die, ivory, lacquer } from './scenes/dice.tsx'
import { LanternLight, Lotus, PaperLantern } from './scenes/monsoon-lanterns.tsx'

/*
 * Wide scenes about the games of the house. Words stand beside them at the start, on a phone below them, so everything
 * to be seen is at the end; they turn in RTL.
 */

function Wide({ id, night, children }: { id: string; night: string; children: ReactNode }): ReactNode {
  return (
    <svg
      viewBox="0 0 1200 400"
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
      className="kit-mirror absolute inset-x-0 top-0 -z-10 h-36 w-full sm:h-full"
    >
      <linearGradient id={`${id}-words`}>
        <stop offset="0.22" stopColor={night} stopOpacity="0.97" />
        <stop offset="0.56" stopColor={night} stopOpacity="0.55" />
        <stop offset="0.8" stopColor={night} stopOpacity="0" />
      </linearGradient>
      <linearGradient id={`${id}-foot`} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#130c09" stopOpacity="0" />
        <stop offset="1" stopColor="#130c09" />
      </linearGradient>
      {children}
      <rect width="1200" height="400" fill={`url(#${id}-words)`} className="max-sm:hidden" />
      <rect y="250" width="1200" height="151" fill={`url(#${id}-foot)`} className="sm:hidden" />
    </svg>
  )
}

const hung = [
  { x: 668, y: 92, size: 0.5, paper: '#a8362a' },
  { x: 828, y: 158, size: 0.92, paper: '#b7331b' },
  { x: 978, y: 96, size: 0.62, paper: '#c4502c' },
  { x: 1108, y: 176, size: 0.82, paper: '#9e2c1d' },
]

/** A river in the first rain, lanterns over it. */
export function LanternRiver(): ReactNode {
  const id = useId()
  const chance = seeded('river in the rain')
  return (
    <Wide id={id} night="#061521">
      <LanternLight id={id} />
      <linearGradient id={`${id}-sky`} x1="0" y1="0" x2="0.2" y2="1">
        <stop offset="0" stopColor="#0a1a33" />
        <stop offset="0.6" stopColor="#1f4c64" />
        <stop offset="1" stopColor="#0b2633" />
      </linearGradient>
      <linearGradient id={`${id}-river`} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#1d4c59" />
        <stop offset="1" stopColor="#04101a" />
      </linearGradient>
      <rect width="1200" height="400" fill={`url(#${id}-sky)`} />
      <path
        d="M380 54q60-44 130-20 70-40 150-8 80-34 160 4 80-30 150 6 90-30 160 10 40-10 90 10V-10H380z"
        fill="#081730"
        opacity="0.8"
      />
      <path d="M440 290q90-46 180-26t170-26 180 6 230-36v110H440z" fill="#0c2c3c" />
      <rect y="286" width="1200" height="114" fill={`url(#${id}-river)`} />
      <g stroke="#ffc870" strokeLinecap="round" strokeWidth="4">
        {hung.map(({ x, size }) => (
          <g key={x}>
            {[0, 1, 2, 3, 4, 5].map((line) => (
              <path
                key={line}
                d={`M${x - (40 - line * 5) * size + chance() * 12} ${300 + line * 15}h${(80 - line * 11) * size}`}
                strokeOpacity={0.6 - line * 0.09}
              />
            ))}
          </g>
        ))}
      </g>
      <g transform="translate(968 326)">
        <path d="M-76-6q76 30 152 0l-16 26q-60 18-120 0z" fill="#120809" />
        <path d="M-32 0q32-54 64 0z" fill="#7c2a17" />
        <circle cx="46" cy="-20" r="6" fill="#ffd98a" />
        <circle cx="46" cy="-20" r="22" fill="#ffd98a" opacity="0.22" />
      </g>
      {hung.map((lantern) => (
        <PaperLantern key={lantern.x} id={id} {...lantern} />
      ))}
      <g stroke="#d6ecf2" strokeLinecap="round" strokeWidth="1.6">
        {Array.from({ length: 90 }, (_, drop) => {
          const length = 14 + chance() * 26
          return (
            <path
              key={drop}
              d={`M${460 + chance() * 760} ${chance() * 330}l${-length * 0.28} ${length}`}
              strokeOpacity={0.12 + chance() * 0.28}
            />
          )
        })}
      </g>
      <Lotus x={706} y={366} size={1.05} />
      <Lotus x={1136} y={372} size={1.3} />
      <Lotus x={1056} y={384} size={0.7} />
    </Wide>
  )
}

/** A table of felt under its lamp: two dice, and the rail on which a chance is set. */
export function DiceTable(): ReactNode {
  const id = useId()
  return (
    <Wide id={id} night="#071a13">
      <linearGradient id={`${id}-felt`} x1="0" y1="0" x2="0.3" y2="1">
        <stop offset="0" stopColor="#1d5a41" />
        <stop offset="0.7" stopColor="#0f3526" />
        <stop offset="1" stopColor="#071a13" />
      </linearGradient>
      <radialGradient id={`${id}-lamp`} cx="74%" cy="0%" r="62%">
        <stop offset="0" stopColor="#ffd98a" stopOpacity="0.7" />
        <stop offset="0.5" stopColor="#f0b95a" stopOpacity="0.18" />
        <stop offset="1" stopColor="#f0b95a" stopOpacity="0" />
      </radialGradient>
      <linearGradient id={`${id}-rail`}>
        <stop offset="0.5" stopColor="#c3401f" />
        <stop offset="0.5" stopColor="#58c48f" />
      </linearGradient>
      <rect width="1200" height="400" fill={`url(#${id}-felt)`} />
      {[0, 1, 2, 3, 4, 5, 6].map((ring) => (
        <circle
          key={ring}
          cx="890"
          cy="190"
          r={90 + ring * 52}
          fill="none"
          stroke="#a9dcae"
          strokeOpacity={0.16 - ring * 0.02}
          strokeWidth="1.5"
          strokeDasharray={ring % 2 ? '2 10' : undefined}
        />
      ))}
      <rect width="1200" height="400" fill={`url(#${id}-lamp)`} />
      <path d="M848 0h84l14 22H834z" fill="#2a1a0c" />
      <path d="M834 22h112l-10 10h-92z" fill="#e2ad52" />
      <ellipse cx="828" cy="246" rx="92" ry="20" fill="#03100a" opacity="0.5" />
      <ellipse cx="968" cy="276" rx="86" ry="18" fill="#03100a" opacity="0.48" />
      <Die x={824} y={160} turn={-14} size={1.36} faces={[5, 3, 6]} colours={lacquer} />
      <Die x={966} y={202} turn={18} size={1.2} faces={[6, 2, 4]} colours={ivory} />
      <g transform="translate(0 340)">
        <rect x="656" y="-8" width="468" height="16" rx="8" fill="#06140e" />
        <rect x="661" y="-4.5" width="458" height="9" rx="4.5" fill={`url(#${id}-rail)`} />
        {[0, 25, 50, 75, 100].map((mark) => (
          <path
            key={mark}
            d={`M${661 + mark * 4.58} 14v7`}
            stroke="#f3dba6"
            strokeOpacity="0.6"
            strokeWidth="2.5"
            strokeLinecap="round"
          />
        ))}
        <circle cx="890" r="18" fill="#e2ad52" stroke="#fff1c9" strokeWidth="3" />
        <path d="M885-6v12M890-6v12M895-6v12" stroke="#4a2d06" strokeWidth="2.2" strokeLinecap="round" />
      </g>
    </Wide>
  )
}
