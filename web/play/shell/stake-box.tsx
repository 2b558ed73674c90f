import { currencies } from '@croupier/basis/currency.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { MinusIcon, PlusIcon } from '@croupier/kit/icons/actions.tsx'
import type { ReactNode } from 'react'
import type { Stakes } from '../rgs/game-session.ts'
import { decimalOf, doubled, halved, type Micro } from '../rgs/micro.ts'
import { Money } from './money.tsx'
import { NumberBox } from './number-box.tsx'
import { levelAbove, levelBelow } from './stake-levels.ts'
import { noteOf, type StakeNote } from './stake-note.ts'
import { StakeNoteLine } from './stake-note-line.tsx'
import { type Readable, useStore } from './store.ts'
import { amountTyped } from './typed-number.ts'

const key =
  'figures grid min-h-11 w-11 shrink-0 wide:w-auto wide:flex-1 place-items-center rounded-sm border border-hairline bg-raised text-sm font-medium text-ink-soft transition-colors hover:not-disabled:border-outline hover:not-disabled:text-ink disabled:opacity-55'

/** What of a game's table the box needs. */
interface StakeTable extends Readable<{ readonly stake: Micro; readonly stakeNote: StakeNote | undefined }> {
  setStake(stake: Micro): void
}

/** The stake: typed, stepped through the levels, halved or doubled; always one that may be placed. */
export function StakeBox({
  table,
  stakes,
  currency,
  balance,
  isFree,
}: {
  table: StakeTable
  stakes: Stakes
  currency: string
  balance: Micro
  isFree: boolean
}): ReactNode {
  const { t } = useWords()
  const { stake, stakeNote } = useStore(table)
  const keys = [
    { name: t('play-shell.stake.less'), sign: <MinusIcon />, to: levelBelow(stake, stakes.levels) },
    { name: t('play-shell.stake.half', { sign: '½' }), sign: '½', to: halved(stake) },
    { name: t('play-shell.stake.double', { sign: '2×' }), sign: '2×', to: doubled(stake) },
    { name: t('play-shell.stake.more'), sign: <PlusIcon />, to: levelAbove(stake, stakes.levels) },
  ]
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex flex-wrap items-end gap-2 wide:flex-col wide:items-stretch">
        <NumberBox
          label={t('play-shell.stake')}
          value={decimalOf(stake)}
          onText={(text) => {
            const typed = amountTyped(text)
            if (typed !== undefined) table.setStake(typed)
          }}
          before={currencies.get(currency)?.symbol}
          after={
            <span className="text-xs whitespace-nowrap narrow:hidden">
              <Money amount={stakes.min} currency={currency} />–<Money amount={stakes.max} currency={currency} />
            </span>
          }
          disabled={!isFree}
          className="min-w-32 flex-1"
        />
        <div className="flex gap-1.5 wide:gap-2" dir="ltr">
          {keys.map(({ name, sign, to }) => (
            <button
              key={name}
              type="button"
              aria-label={name}
              title={name}
              disabled={!isFree}
              onClick={() => table.setStake(to)}
              className={key}
            >
              {sign}
            </button>
          ))}
        </div>
      </div>
      <StakeNoteLine note={noteOf(stake, stakeNote, balance)} currency={currency} />
    </div>
  )
}
