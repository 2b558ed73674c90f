import { useWords } from '@croupier/client/words/use-words.ts'
import { classNames } from '@croupier/kit/class-names.ts'
import { IconButton } from '@croupier/kit/components/icon-button.tsx'
import { CloseIcon } from '@croupier/kit/icons/navigation.tsx'
import type { ReactNode } from 'react'
import { marketName, matchName, selectionName } from '../../../looks/book/book-names.ts'
import type { ChosenLeg } from './kept-slip.ts'
import { legKey } from './kept-slip.ts'
import type { Change } from './slip-reckoning.ts'

/** A leg of the slip as its match stands. */
export interface SlipLine {
  readonly leg: ChosenLeg
  /** Null where it is not sold now. */
  readonly now: string | null
  readonly change: Change
}

/** Where a bet stands: its market, and its match. */
export function BetPlace({ leg }: { leg: ChosenLeg }): ReactNode {
  const { t } = useWords('book')
  const market = leg.selection.slice(0, leg.selection.indexOf(':'))
  return (
    <>
      <span className="text-sm text-ink-soft">{marketName(t, leg.gameCode, market)}</span>
      <span className="text-xs text-ink-faint">{matchName(t, leg)}</span>
    </>
  )
}

/** The price of now, and the one that was pressed where it is another. */
function LinePrice({ line: { leg, now, change } }: { line: SlipLine }): ReactNode {
  const { t } = useWords('book')
  if (leg.price === null) return null
  if (now === null) return <span className="text-xs text-vermilion">{t('book.price.none')}</span>
  return (
    <span className="flex items-baseline gap-2">
      {now !== leg.price && <s className="figures text-xs text-ink-faint">{leg.price}</s>}
      <bdi className={classNames('figures font-semibold', change === 'asks' && 'text-vermilion')}>{now}</bdi>
    </span>
  )
}

/** What is on the slip. */
export function SlipLines({
  lines,
  onRemove,
}: {
  lines: readonly SlipLine[]
  onRemove: (key: string) => void
}): ReactNode {
  const { t } = useWords('book')
  return (
    <ul className="flex max-h-80 flex-col overflow-y-auto">
      {lines.map((line) => {
        const name = selectionName(t, line.leg, line.leg.selection)
        return (
          <li
            key={legKey(line.leg)}
            className="flex items-start justify-between gap-3 border-b border-hairline py-2 last:border-b-0"
          >
            <span className="flex min-w-0 flex-col">
              <span className="font-medium">{name}</span>
              <BetPlace leg={line.leg} />
            </span>
            <span className="flex shrink-0 items-center gap-1">
              <LinePrice line={line} />
              <IconButton
                size="small"
                label={t('book.slip.remove', { name })}
                icon={<CloseIcon />}
                onClick={() => onRemove(legKey(line.leg))}
              />
            </span>
          </li>
        )
      })}
    </ul>
  )
}
