import type { ReactNode } from 'react'

const WIDTH = 240
const HEIGHT = 112

/** A card table from above: as many chairs as it has seats, the taken ones lit. */
export function TableTop({ seats, players }: { seats: number; players: number }): ReactNode {
  const chairs = Math.min(seats, 12)
  const taken = seats <= 12 ? players : Math.round((players / seats) * chairs)
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" className="block w-full forced-color-adjust-none">
      {Array.from({ length: chairs }, (_, place) => {
        const turn = Math.PI / 2 + (place * 2 * Math.PI) / chairs
        const [x, y] = [WIDTH / 2 + 96 * Math.cos(turn), HEIGHT / 2 + 44 * Math.sin(turn)]
        const isTaken = place < taken
        return (
          <g key={place}>
            <circle
              cx={x}
              cy={y}
              r={10}
              strokeWidth={1.5}
              className={isTaken ? 'fill-brass stroke-brass' : 'fill-sunken stroke-hairline'}
            />
            {isTaken && <circle cx={x} cy={y - 2.5} r={3.4} className="fill-surface" />}
            {isTaken && <path d={`M${x - 5.6} ${y + 6.4}a5.6 5.6 0 0 1 11.2 0z`} className="fill-surface" />}
          </g>
        )
      })}
      <ellipse cx={WIDTH / 2} cy={HEIGHT / 2} rx={84} ry={34} fill="#5a3420" />
      <ellipse cx={WIDTH / 2} cy={HEIGHT / 2} rx={78} ry={29} fill="#14493a" />
      <ellipse cx={WIDTH / 2} cy={HEIGHT / 2} rx={62} ry={21} fill="none" stroke="#e6b566" strokeOpacity={0.4} />
      {[-14, 0, 14].map((turn) => (
        <g key={turn} transform={`rotate(${turn} ${WIDTH / 2} ${HEIGHT / 2 + 26})`}>
          <rect x={WIDTH / 2 - 8} y={HEIGHT / 2 - 13} width={16} height={22} rx={2.5} fill="#fffaf0" stroke="#0c2f27" />
          <path d={`M${WIDTH / 2} ${HEIGHT / 2 - 7}l4 5.5-4 5.5-4-5.5z`} fill={turn === 0 ? '#23262e' : '#b3202c'} />
        </g>
      ))}
    </svg>
  )
}
