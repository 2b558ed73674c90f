import { MOST_LEGS } from '@croupier/api/book/limits.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { classNames } from '@croupier/kit/class-names.ts'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import { type ReactNode, useState } from 'react'
import { selectionName } from '../../../looks/book/book-names.ts'
import type { Fixture } from './fixture.ts'
import { type ChosenLeg, legKey, useKeptSlip } from './kept-slip.ts'
import { hundredthsOf } from './slip-reckoning.ts'

type Move = 'up' | 'down'

/** Which way a price went since it was seen; undefined where it was not sold before or is not now. */
function moveOf(before: string | null, now: string | null): Move | undefined {
  if (before === null || now === null) return undefined
  return hundredthsOf(now) > hundredthsOf(before) ? 'up' : 'down'
}

/** Which way a price went last. */
function PriceMove({ price }: { price: string | null }): ReactNode {
  const { t } = useWords('book')
  const [seen, setSeen] = useState<{ price: string | null; move?: Move | undefined }>({ price })
  if (price !== seen.price) setSeen({ price, move: moveOf(seen.price, price) })
  if (seen.move === undefined) return null
  return (
    <span className={classNames('text-xs', seen.move === 'up' ? 'text-jade' : 'text-vermilion')}>
      <span aria-hidden="true">{seen.move === 'up' ? '▲' : '▼'}</span>
      <span className="sr-only">{t(seen.move === 'up' ? 'book.price.up' : 'book.price.down')}</span>
    </span>
  )
}

/** A choice with its price, on the slip or not. */
export function PriceButton({
  fixture,
  selection,
}: {
  fixture: Fixture
  selection: Fixture['markets'][number]['selections'][number]
}): ReactNode {
  const { t } = useWords('book')
  const slip = useKeptSlip('prices')
  const { fixtureId, gameCode, home, away } = fixture
  const { id, price } = selection
  const leg: ChosenLeg = { fixtureId, gameCode, home, away, selection: id, price }
  const isIn = slip.legs.some((each) => legKey(each) === legKey(leg))
  const name = selectionName(t, fixture, id)
  const press = () => {
    slip.press(leg)
    if (!isIn && slip.legs.length === MOST_LEGS) showToast({ text: t('book.slip.full', { most: MOST_LEGS }) })
  }
  return (
    <button
      type="button"
      aria-pressed={isIn}
      disabled={price === null && !isIn}
      onClick={press}
      className="flex min-h-13 min-w-0 flex-1 flex-col items-center justify-center rounded-sm border border-hairline bg-raised px-1.5 transition-colors hover:border-outline aria-pressed:border-brass aria-pressed:bg-brass-wash aria-pressed:text-brass disabled:opacity-55"
    >
      <span className="max-w-full truncate text-xs text-ink-soft">{name}</span>
      <span className="flex items-center gap-1">
        <bdi className="figures font-semibold">{price ?? '–'}</bdi>
        {price === null ? <span className="sr-only">{t('book.price.none')}</span> : <PriceMove price={price} />}
      </span>
    </button>
  )
}
