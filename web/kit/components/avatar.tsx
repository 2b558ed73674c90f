import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { pick, seeded } from '@croupier/basis/seeded.ts'

type Pair = readonly [ground: string, light: string]

const sizes = { small: 'size-8', medium: 'size-11', large: 'size-20' }

const pairs: readonly [Pair, ...Pair[]] = [
  ['#5a2318', '#e2ad52'],
  ['#173d30', '#8fd9b3'],
  ['#4a2a12', '#f0c27a'],
  ['#43202d', '#f0a58e'],
  ['#22363d', '#d9c79b'],
  ['#3a3313', '#e8d27c'],
  ['#2c2144', '#d9b0e0'],
  ['#0f3a44', '#9fdcd3'],
  ['#531b1b', '#ffc194'],
  ['#2c3a17', '#cfe08a'],
]

/** A person without a picture: a paper lantern folded from the name, the same everywhere. */
export function Avatar({
  seed,
  src,
  name,
  size = 'medium',
  className,
}: {
  seed: string
  src?: string | undefined
  /** Read aloud; leave it out where the name stands beside. */
  name?: string | undefined
  size?: keyof typeof sizes | undefined
  className?: string | undefined
}): ReactNode {
  const frame = classNames('shrink-0 overflow-hidden rounded-full', sizes[size], className)
  if (src !== undefined) return <img src={src} alt={name ?? ''} className={classNames(frame, 'object-cover')} />
  return (
    <svg
      viewBox="0 0 40 40"
      className={frame}
      {...(name === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
    >
      {drawLantern(seed)}
    </svg>
  )
}

// Plain, not a component: chance is drawn in one sequence, which must run as a whole.
function drawLantern(seed: string): ReactNode {
  const chance = seeded(seed)
  const [ground, light] = pick(chance, pairs)
  const turn = Math.floor(chance() * 12) * 15
  const folds = 3 + Math.floor(chance() * 4)
  const petals = Array.from({ length: folds }, (_, fold) => (fold * 360) / folds)
  const core = 4 + chance() * 5
  return (
    <>
      <rect width="40" height="40" fill={ground} />
      <g transform={`rotate(${turn} 20 20)`} fill={light}>
        {petals.map((angle) => (
          <ellipse
            key={angle}
            cx="20"
            cy="11"
            rx={core * 0.8}
            ry="9"
            opacity="0.42"
            transform={`rotate(${angle} 20 20)`}
          />
        ))}
        <circle cx="20" cy="20" r={core} />
      </g>
    </>
  )
}
