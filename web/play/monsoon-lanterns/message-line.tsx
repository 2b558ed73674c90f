import { useWords } from '@croupier/client/words/use-words.ts'
import type { ReactNode } from 'react'
import { isWon } from '../rgs/micro.ts'
import { type Game, useCurrency, useSession } from '../shell/game.ts'
import { scaleOf } from '../shell/money.tsx'
import { useStore } from '../shell/store.ts'
import { CountUp } from './count-up.tsx'
import { counted } from './counted.ts'
import type { SlotTable } from './slot-table.ts'

/** Beneath the reels: what is going on, and what has been won. */
export function MessageLine<Event>({ game, table }: { game: Game<Event>; table: SlotTable }): ReactNode {
  const { t } = useWords()
  const { win, lines, isShowing, isFlying, free, ending } = useStore(table)
  const { round } = useSession(game)
  const currency = useCurrency(game)
  const hasWon = isWon(win)
  const text = free
    ? t('play-monsoon-lanterns.free.counter', { spin: Math.max(free.spin, 1), total: free.total })
    : lines > 0
      ? t('play-monsoon-lanterns.lines', { count: lines })
      : isFlying
        ? t('play-monsoon-lanterns.spinning')
        : hasWon
          ? t('play-shell.win')
          : t('play-monsoon-lanterns.ready')
  return (
    <div className="slot-message">
      <span className="truncate text-sm text-[#e6d3ab]">
        {ending !== undefined && ending !== 'done' && !isShowing ? t(`play-shell.auto.stopped.${ending}`) : text}
      </span>
      {hasWon && (
        <span className="slot-win font-display font-bold">
          <CountUp amount={win} currency={currency} />
        </span>
      )}
      <output className="sr-only">
        {!isShowing &&
          (hasWon
            ? t('play-monsoon-lanterns.said.total', { amount: counted(win, currency, scaleOf(win, currency)) })
            : round && t('play-monsoon-lanterns.said.nothing'))}
      </output>
    </div>
  )
}
