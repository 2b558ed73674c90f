/** Where a spot lies: from zero's end along the table, and across it from the row of 3 down to the outer bets; in cells. */
export interface Place {
  readonly along: number
  readonly across: number
  /** None of a spot on a line between cells. */
  readonly size: readonly [along: number, across: number] | null
}

export const LENGTH = 14
export const BREADTH = 5
const DOZENS = 3
const OUTER = 4

const outer = ['LOW', 'EVEN', 'RED', 'BLACK', 'ODD', 'HIGH'] as const

/** The cell of a number from 1 on. */
const cellOf = (number: number) => ({ along: 1 + Math.floor((number - 1) / 3), across: 2 - ((number - 1) % 3) })

const between = (along: number, across: number): Place => ({ along, across, size: null })

/** Of two numbers, on the line between their cells; of zero and another, on zero's edge. */
function splitPlace(one: number, other: number): Place {
  if (one === 0) return between(1, cellOf(other).across + 0.5)
  const { along, across } = cellOf(one)
  return other === one + 1 ? between(along + 0.5, across) : between(along + 1, across + 0.5)
}

/** Where a spot of the wheel's table lies. */
export function placeOf(spot: string): Place {
  const [kind, at = ''] = spot.split(':')
  const first = Number(at.split('-')[0])
  switch (kind) {
    case 'STRAIGHT':
      return first === 0 ? { along: 0, across: 0, size: [1, 3] } : { ...cellOf(first), size: [1, 1] }
    case 'SPLIT':
      return splitPlace(first, Number(at.split('-')[1]))
    case 'STREET':
      return between(cellOf(first).along + 0.5, DOZENS)
    case 'LINE':
      return between(cellOf(first).along + 1, DOZENS)
    case 'TRIO':
      return between(1, DOZENS - first)
    case 'CORNER':
      return first === 0 ? between(1, DOZENS) : between(cellOf(first).along + 1, cellOf(first).across)
    case 'COLUMN':
      return { along: LENGTH - 1, across: DOZENS - first, size: [1, 1] }
    case 'DOZEN':
      return { along: 1 + (first - 1) * 4, across: DOZENS, size: [4, 1] }
    default:
      return { along: 1 + 2 * outer.indexOf(kind as (typeof outer)[number]), across: OUTER, size: [2, 1] }
  }
}
