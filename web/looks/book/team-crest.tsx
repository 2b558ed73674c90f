import type { ReactNode } from 'react'

type Pattern = 'stripes' | 'hoops' | 'halves' | 'sash' | 'chevron' | 'cross' | 'waves' | 'rays'

/** Two colours and what they are laid out as. No two of a league are alike. */
const crests: Readonly<Record<string, readonly [ground: string, figure: string, pattern: Pattern]>> = {
  PADMA: ['#0f5e63', '#f0d9a4', 'waves'],
  MEGHNA: ['#8c2f1b', '#f4e6cc', 'stripes'],
  JAMUNA: ['#1f3f74', '#e2b052', 'sash'],
  SURMA: ['#5b2a5e', '#efd3b4', 'chevron'],
  TEESTA: ['#2f5d2b', '#f2e8c8', 'hoops'],
  RUPSHA: ['#b98a2c', '#2a1a10', 'halves'],
  HALDA: ['#a33a52', '#f6dfd2', 'cross'],
  GORAI: ['#3a3f4a', '#d8a04a', 'rays'],
  HERONS: ['#22314f', '#b9cfe0', 'chevron'],
  MONSOON: ['#12586b', '#cfe7e2', 'waves'],
  TIGERS: ['#b4561f', '#24150d', 'stripes'],
  LANTERN: ['#7a1f1c', '#f0bd5c', 'rays'],
  FOXES: ['#c06a2a', '#fbead0', 'halves'],
  KITES: ['#4a2f74', '#e8c34f', 'cross'],
  COBRAS: ['#2c5a3c', '#d98a4a', 'sash'],
  MANGO: ['#d09a24', '#3f5a1e', 'hoops'],
  BADAL: ['#33435a', '#d5dee6', 'waves'],
  TOOFAN: ['#6a2033', '#efc9a2', 'sash'],
  BIJOY: ['#1e6a43', '#f3dfa0', 'rays'],
  SHIKARI: ['#4b3a22', '#d9b777', 'chevron'],
  PALASH: ['#b8401f', '#fbe3c3', 'halves'],
  RONGILA: ['#702a63', '#f0b65c', 'stripes'],
  JHORO: ['#1d4a63', '#e6d3a8', 'hoops'],
  SUNDAR: ['#a9802a', '#3a1d12', 'cross'],
}

const figures: Readonly<Record<Pattern, string>> = {
  stripes: 'M5 0h5v36H5zM16 0h5v36h-5zM27 0h5v36h-5z',
  hoops: 'M0 5h32v6H0zM0 17h32v6H0zM0 29h32v6H0z',
  halves: 'M16 0h16v36H16z',
  sash: 'M0 4v11l32 17V21z',
  chevron: 'M0 10l16 10L32 10v9L16 29 0 19z',
  cross: 'M13 0h6v13h13v6H19v17h-6V19H0v-6h13z',
  waves: 'M0 9q8-6 16 0t16 0v6q-8 6-16 0T0 15zM0 22q8-6 16 0t16 0v6q-8 6-16 0T0 28z',
  rays: 'M16 16L10 0h12zM16 16L32 6v10zM16 16L32 22v10zM16 16L22 36H10zM16 16L0 32V22zM16 16L0 16V6z',
}

const SHIELD = 'M2 3q7 1 14-2 7 3 14 2v15q0 11-14 17Q2 29 2 18z'

/** A team's crest, drawn from its code; its name stands beside it. */
export function TeamCrest({ code, size = 28 }: { code: string; size?: number | undefined }): ReactNode {
  const [ground, figure, pattern] = crests[code] ?? ['#3a3f4a', '#d8a04a', 'halves']
  return (
    <svg viewBox="0 0 32 36" width={size} height={size} aria-hidden="true" focusable="false" className="shrink-0">
      <g style={{ clipPath: `path("${SHIELD}")` }}>
        <path d="M0 0h32v36H0z" fill={ground} />
        <path d={figures[pattern]} fill={figure} />
      </g>
      <path d={SHIELD} fill="none" stroke="var(--outline)" strokeWidth="1.5" />
    </svg>
  )
}
