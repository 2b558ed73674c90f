import { classNames } from '@croupier/kit/class-names.ts'
import type { Family } from '@croupier/games/lottery/bet-type.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import type { ReactNode } from 'react'
import { prizeName } from '../../../looks/lottery/bet-names.ts'

export function Ball({
  sign,
  isHeld = false,
  small = false,
}: {
  sign: string
  isHeld?: boolean
  small?: boolean
}): ReactNode {
  return (
    <span
      className={classNames(
        'figures inline-flex items-center justify-center rounded-full border font-medium',
        small ? 'min-w-7 px-1 text-sm leading-6' : 'min-w-9 px-1.5 leading-8',
        isHeld ? 'border-transparent bg-brass-wash text-brass' : 'border-hairline bg-raised text-ink',
      )}
    >
      {sign}
    </span>
  )
}

/** A result by the names of its prizes. */
function prizesOf(prizes: NonNullable<Family['prizes']>, drawn: readonly string[]) {
  const ends = prizes.map((_, at) => prizes.slice(0, at + 1).reduce((sum, { count }) => sum + count, 0))
  return prizes.map(({ name, count }, at) => ({ name, numbers: drawn.slice(ends[at]! - count, ends[at]) }))
}

/** What was drawn, in its order; of lotteries with many prizes by their names. */
export function Result({
  family,
  drawn,
  small = false,
  short = false,
}: {
  family: Family
  drawn: readonly string[]
  small?: boolean
  /** The first prize alone, of lotteries with many. */
  short?: boolean
}): ReactNode {
  const { t } = useWords('lottery')
  if (!family.prizes) {
    return (
      <span dir="ltr" className="flex flex-wrap gap-1 rtl:justify-end">
        {drawn.map((sign, place) => (
          <Ball key={`${sign} ${place}`} sign={sign} small={small} />
        ))}
      </span>
    )
  }
  const groups = prizesOf(family.prizes, drawn)
  const main = family.code.startsWith('XS') ? 'DB' : groups[0]!.name
  const shown = short ? groups.filter(({ name }) => name === main) : groups
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-3 gap-y-1.5">
      {shown.map(({ name, numbers }) => (
        <div key={name} className="contents">
          <dt className="text-sm text-ink-soft">{prizeName(t, name)}</dt>
          <dd dir="ltr" className="figures flex max-h-40 flex-wrap gap-x-3 gap-y-1 overflow-y-auto rtl:justify-end">
            {numbers.map((number, place) => (
              <span key={`${number} ${place}`} className={name === main ? 'font-semibold text-vermilion' : undefined}>
                {number}
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}
