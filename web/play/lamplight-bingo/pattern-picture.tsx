import { cellsOf, FREE_LIT } from '@croupier/games/lamplight-bingo/rules.ts'
import { crossLines, FREE_CELL, frameLines, lines, type Pattern, SIDE } from '@croupier/games/lamplight-bingo/tables.ts'
import type { ReactNode } from 'react'

/** One card for each pattern that shows it: the lines that stand for it. */
const examples: Readonly<Record<Pattern, readonly number[]>> = {
  line: [1],
  corners: [],
  twoLines: [1, 8],
  threeLines: [1, 3, 8],
  cross: crossLines,
  fourLines: [1, 3, 6, 8],
  frame: frameLines,
}

function cellsShown(pattern: Pattern): readonly number[] {
  if (pattern === 'corners') return cellsOf('corners', FREE_LIT)
  return [...new Set(examples[pattern].flatMap((line) => lines[line]!))]
}

const cells = Array.from({ length: SIDE * SIDE }, (_, cell) => cell)

/** A card no larger than a thumbnail on which a pattern is lit. */
export function PatternPicture({ pattern, className }: { pattern: Pattern; className: string }): ReactNode {
  const lit = new Set(cellsShown(pattern))
  return (
    <svg viewBox="0 0 26 26" aria-hidden="true" className={className}>
      {cells.map((cell) => (
        <rect
          key={cell}
          x={1 + (cell % SIDE) * 5}
          y={1 + Math.floor(cell / SIDE) * 5}
          width="4"
          height="4"
          rx="1"
          fill={lit.has(cell) ? '#ffc766' : cell === FREE_CELL ? '#8a6a3c' : 'rgb(255 236 200 / 0.22)'}
        />
      ))}
    </svg>
  )
}
