import { COLUMN_BALLS, columns } from '@croupier/games/lamplight-bingo/tables.ts'
import type { ReactNode } from 'react'

/** The column a ball belongs to, from 0. */
export function columnOf(ball: number): number {
  return Math.floor((ball - 1) / COLUMN_BALLS)
}

/** A ball with the letter of its column; its colour is the column's too. */
export function Ball({ ball, className }: { ball: number; className: string }): ReactNode {
  const column = columnOf(ball)
  return (
    <span className={`bingo-ball ${className}`} data-column={columns[column]}>
      <span className="bingo-ball-face figures">
        <span className="bingo-ball-letter">{columns[column]}</span>
        {ball}
      </span>
    </span>
  )
}
