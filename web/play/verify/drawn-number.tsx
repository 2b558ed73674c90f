import { useWords } from '@croupier/client/words/use-words.ts'
import type { ReactNode } from 'react'
import { type Draw, lastNumberOf } from './verifiable.ts'

/** The number a round of an imported game drew, the book it belongs to, and what that pays. */
export function DrawnNumber({ number, draw }: { number: bigint; draw: Draw }): ReactNode {
  const { t } = useWords('play-verify')
  const { bookId, from, weightSum, multiplier } = draw
  return (
    <div className="flex flex-col gap-4">
      <p className="figures text-center font-display text-2xl font-semibold break-all" dir="ltr">
        {String(number)}
      </p>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
        <dt className="text-ink-soft">{t('play-verify.weightSum')}</dt>
        <dd className="figures break-all" dir="ltr">
          {weightSum}
        </dd>
        <dt className="text-ink-soft">{t('play-verify.book')}</dt>
        <dd className="figures break-all" dir="ltr">
          {bookId}
        </dd>
        <dt className="text-ink-soft">{t('play-verify.bookNumbers')}</dt>
        <dd className="figures break-all" dir="ltr">
          {`${from} – ${lastNumberOf(draw)}`}
        </dd>
      </dl>
      <p className="text-center text-sm text-ink-soft">{t('play-verify.paysBet', { multiplier })}</p>
    </div>
  )
}
