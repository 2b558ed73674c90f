import type { ReactNode } from 'react'

/** Where the eyes of a face stand, in a square of 3 by 3. */
const eyes: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[1, 1]],
  2: [
    [0, 0],
    [2, 2],
  ],
  3: [
    [0, 0],
    [1, 1],
    [2, 2],
  ],
  4: [
    [0, 0],
    [2, 0],
    [0, 2],
    [2, 2],
  ],
  5: [
    [0, 0],
    [2, 0],
    [1, 1],
    [0, 2],
    [2, 2],
  ],
  6: [
    [0, 0],
    [2, 0],
    [0, 1],
    [2, 1],
    [0, 2],
    [2, 2],
  ],
}

/** A die as one looks down on it. */
export function DieFace({ face, className }: { face: number; className?: string | undefined }): ReactNode {
  const isRed = face === 1 || face === 4
  return (
    <svg viewBox="0 0 40 40" className={className} aria-hidden="true" focusable="false">
      <rect x="1" y="1" width="38" height="38" rx="8" fill="#fffaf0" stroke="#c9b48f" strokeWidth="1.5" />
      <path d="M3 30c10 6 24 6 34 0v1a7 7 0 0 1-7 7H10a7 7 0 0 1-7-7z" fill="#8a6a34" fillOpacity="0.18" />
      {eyes[face]?.map(([column, row]) => (
        <circle
          key={`${column}-${row}`}
          cx={20 + (column - 1) * 10.5}
          cy={20 + (row - 1) * 10.5}
          r={face === 1 ? 6.5 : 4}
          fill={isRed ? '#b3261a' : '#2a1b15'}
        />
      ))}
    </svg>
  )
}
