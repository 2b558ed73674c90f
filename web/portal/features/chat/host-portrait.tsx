import { seeded } from '@croupier/basis/seeded.ts'
import { type ReactNode, useId } from 'react'

interface Look {
  ground: readonly [string, string]
  skin: string
  hair: string
  cloth: string
  trim: string
  style: 'bun' | 'beard' | 'bob' | 'scarf'
}

const known: Readonly<Record<string, Look>> = {
  marigold: {
    ground: ['#8c2f2a', '#e6a93c'],
    skin: '#b8794f',
    hair: '#1d1310',
    cloth: '#d9781e',
    trim: '#ffe3a6',
    style: 'bun',
  },
  lapis: {
    ground: ['#14324f', '#3f86a8'],
    skin: '#c68d62',
    hair: '#241a16',
    cloth: '#f1e6d0',
    trim: '#2b5f8a',
    style: 'beard',
  },
  rosewood: {
    ground: ['#3d1a2b', '#a24f5e'],
    skin: '#e6b893',
    hair: '#5a2b1c',
    cloth: '#6d1f3a',
    trim: '#e9c3a5',
    style: 'bob',
  },
}

const grounds = [
  ['#12403a', '#4fa58b'],
  ['#2b2154', '#8a74c9'],
  ['#4a2410', '#c98a3d'],
] as const
const skins = ['#8d5a3a', '#b8794f', '#d9a579', '#ecc5a2']
const cloths = ['#2f6b4f', '#7a2740', '#27486b', '#b06a22']
const styles = ['bun', 'beard', 'bob', 'scarf'] as const

function lookOf(name: string): Look {
  const own = known[name]
  if (own) return own
  const random = seeded(name)
  const one = <Thing,>(list: readonly Thing[]): Thing => list[Math.floor(random() * list.length)]!
  const [cloth, ground] = [one(cloths), one(grounds)]
  return { ground, skin: one(skins), hair: '#231713', cloth, trim: '#f3dfb6', style: one(styles) }
}

/** A host’s portrait, composed from the name of their look; nobody in it ever lived. */
export function HostPortrait({ look, className }: { look: string; className?: string | undefined }): ReactNode {
  const id = useId()
  const { ground, skin, hair, cloth, trim, style } = lookOf(look)
  return (
    <svg viewBox="0 0 120 120" aria-hidden="true" className={className} preserveAspectRatio="xMidYMid slice">
      <defs>
        <radialGradient id={`${id}g`} cx="50%" cy="28%" r="85%">
          <stop offset="0" stopColor={ground[1]} />
          <stop offset="1" stopColor={ground[0]} />
        </radialGradient>
      </defs>
      <rect width="120" height="120" fill={`url(#${id}g)`} />
      {[18, 38, 84, 104].map((x, at) => (
        <circle key={x} cx={x} cy={18 + (at % 2) * 12} r={at % 2 ? 5 : 8} fill="#fff3d0" opacity={0.16} />
      ))}
      {style === 'bun' && <circle cx="60" cy="20" r="12" fill={hair} />}
      {style === 'bun' &&
        [49, 55, 61, 67, 72].map((x, at) => (
          <circle key={x} cx={x} cy={29 - Math.abs(2 - at)} r="3.4" fill={at % 2 ? trim : '#f08a3c'} />
        ))}
      {style === 'bob' && (
        <path d="M31 52c0-24 12-34 29-34s29 10 29 34c0 14-2 24-6 30H37c-4-6-6-16-6-30z" fill={hair} />
      )}
      {style === 'scarf' && <path d="M28 96c0-46 8-78 32-78s32 32 32 78z" fill={cloth} />}
      <path d="M18 122c2-26 18-36 42-36s40 10 42 36z" fill={cloth} />
      <path d="M50 74h20v14c-4 6-16 6-20 0z" fill={skin} />
      <path d="M50 80c6 5 14 5 20 0v6c-6 5-14 5-20 0z" fill="#000" opacity={0.12} />
      <path
        d={style === 'beard' ? 'M44 90l16 14 16-14 6 4-22 20-22-20z' : 'M40 92c12 10 28 10 40 0l4 5c-14 12-34 12-48 0z'}
        fill={trim}
      />
      <ellipse cx="60" cy="54" rx="21" ry="26" fill={skin} />
      {style === 'beard' && (
        <>
          <path d="M39 54c0 22 9 32 21 32s21-10 21-32c-3 10-8 13-21 13s-18-3-21-13z" fill={hair} />
          <path d="M38 50c0-20 8-28 22-28s22 8 22 28c-4-10-8-15-22-15s-18 5-22 15z" fill={hair} />
        </>
      )}
      {style === 'bun' && (
        <path d="M38 54c0-22 8-32 22-32s22 10 22 32c-3-12-10-18-22-20-12 2-19 8-22 20z" fill={hair} />
      )}
      {style === 'bob' && <path d="M38 56c-2-20 6-34 22-34s24 14 22 34c-2-10-6-16-10-20-8 6-24 4-34 20z" fill={hair} />}
      {style === 'scarf' && <path d="M36 60c-2-24 8-40 24-40s26 16 24 40c-2-18-10-27-24-27s-22 9-24 27z" fill={trim} />}
      <ellipse cx="52" cy="55" rx="2.3" ry="2.7" fill="#23150f" />
      <ellipse cx="68" cy="55" rx="2.3" ry="2.7" fill="#23150f" />
      <path
        d="M47 49.5c2.5-2 6-2 8-.4M65 49.1c2-1.6 5.5-1.6 8 .4"
        fill="none"
        stroke={hair}
        strokeWidth="1.6"
        strokeLinecap="round"
      />
      <path
        d="M60 57l-1.8 6h3.2"
        fill="none"
        stroke="#000"
        strokeOpacity={0.25}
        strokeWidth="1.4"
        strokeLinecap="round"
      />
      <path d="M53 69c4 4.4 10 4.4 14 0-4-1.4-10-1.4-14 0z" fill={style === 'beard' ? '#d98f7a' : '#a83a3a'} />
      {style === 'bun' && <circle cx="60" cy="45" r="1.7" fill="#b3202c" />}
      {(style === 'bun' || style === 'bob') && (
        <>
          <circle cx="38.5" cy="66" r="2.6" fill={trim} />
          <circle cx="81.5" cy="66" r="2.6" fill={trim} />
        </>
      )}
    </svg>
  )
}
