import type { ReactNode } from 'react'

export interface Series<Day> {
  label: string
  /** A colour of the tokens: `brass`. */
  colour: 'brass' | 'jade'
  valueOf: (day: Day) => string | number
}

const HEIGHT = 140
const SLOT = 30
const BAR = 11
const FOOT = 18
/** More days stand closer, and not all of them are named. */
const NAMES = 12

const fills = { brass: 'var(--brass)', jade: 'var(--jade)' }
const dots = { brass: 'bg-brass', jade: 'bg-jade' }

/** Two bars for each day, above the line and below it. The figures stand in the table beside it for those who listen. */
export function DayChart<Day extends { day: string }>({
  days,
  series,
  label,
}: {
  /** The newest first, as reports list them. */
  days: readonly Day[]
  series: readonly [Series<Day>, Series<Day>]
  label: string
}): ReactNode {
  const shown = days.toReversed()
  // Heights on a screen: here a fraction of a pixel is nobody's money.
  const values = shown.map((day) => series.map(({ valueOf }) => Number(valueOf(day))))
  const most = Math.max(0, ...values.flat())
  const least = Math.min(0, ...values.flat())
  const scale = HEIGHT / Math.max(most - least, 1)
  const zero = most * scale
  const every = Math.ceil(shown.length / NAMES)
  const width = Math.max(shown.length, NAMES) * SLOT
  return (
    <figure aria-label={label}>
      <svg
        viewBox={`0 0 ${width} ${HEIGHT + FOOT}`}
        aria-hidden="true"
        data-chart=""
        // Days run from left to right in every language; a text that runs the other way would end where it begins.
        direction="ltr"
        className="h-40 w-full text-ink-faint md:h-52"
        preserveAspectRatio="none"
      >
        <line
          x1="0"
          x2={width}
          y1={zero}
          y2={zero}
          stroke="var(--hairline)"
          strokeWidth="1"
          vectorEffect="non-scaling-stroke"
        />
        {shown.map((day, place) => (
          <g key={day.day}>
            <title>{`${day.day}  ${series.map(({ valueOf }) => valueOf(day)).join(' / ')}`}</title>
            <rect x={place * SLOT} y="0" width={SLOT} height={HEIGHT} fill="transparent" />
            {series.map(({ colour }, index) => {
              const value = values[place]?.[index] ?? 0
              const height = Math.max(Math.abs(value) * scale, value === 0 ? 0 : 1.5)
              return (
                <rect
                  key={colour}
                  x={place * SLOT + 3 + index * (BAR + 1)}
                  y={value > 0 ? zero - height : zero}
                  width={BAR}
                  height={height}
                  fill={fills[colour]}
                />
              )
            })}
          </g>
        ))}
      </svg>
      <div dir="ltr" aria-hidden="true" className="figures flex justify-between text-xs text-ink-faint">
        {shown
          .filter((_, place) => place % every === 0)
          .map(({ day }) => (
            <span key={day} className="whitespace-nowrap max-md:even:hidden">
              {day.slice(5)}
            </span>
          ))}
      </div>
      <figcaption className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-xs text-ink-soft">
        {series.map(({ label: name, colour }) => (
          <span key={colour} className="flex items-center gap-2">
            <span aria-hidden="true" className={`size-2.5 rounded-xs ${dots[colour]}`} />
            {name}
          </span>
        ))}
      </figcaption>
    </figure>
  )
}
