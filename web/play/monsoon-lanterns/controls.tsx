import { useWords } from '@croupier/client/words/use-words.ts'
import { classNames } from '@croupier/kit/class-names.ts'
import { MinusIcon, PlayIcon, PlusIcon } from '@croupier/kit/icons/actions.tsx'
import { drawn } from '@croupier/kit/icons/drawn.tsx'
import { StopIcon } from '@croupier/kit/icons/signs.tsx'
import type { ReactNode } from 'react'
import { type Game, useSession } from '../shell/game.ts'
import { Money } from '../shell/money.tsx'
import { noteOf } from '../shell/stake-note.ts'
import { StakeNoteLine } from '../shell/stake-note-line.tsx'
import { levelAbove, levelBelow } from '../shell/stake-levels.ts'
import { useStore } from '../shell/store.ts'
import type { SlotTable } from './slot-table.ts'

const SpinIcon = /* @__PURE__ */ drawn(
  <path d="M19.5 12a7.5 7.5 0 0 1-13.6 4.4M4.5 12a7.5 7.5 0 0 1 13.6-4.4M18.4 3.5v4.3h-4.3M5.6 20.5v-4.3h4.3" />,
)
const TurboIcon = /* @__PURE__ */ drawn(<path d="M13 3 5.5 13.5H11L10 21l8-11h-5.5z" />)

function StakeStepper<Event>({ game, table }: { game: Game<Event>; table: SlotTable }): ReactNode {
  const { t } = useWords()
  const { stakes, currency } = useSession(game)
  const { stake, isShowing, auto } = useStore(table)
  const isHeld = isShowing || auto !== undefined || !stakes
  const levels = stakes?.levels ?? []
  return (
    <div className="slot-stake" dir="ltr">
      <button
        type="button"
        aria-label={t('play-shell.stake.less')}
        disabled={isHeld}
        onClick={() => table.setStake(levelBelow(stake, levels))}
        className="slot-key"
      >
        <MinusIcon />
      </button>
      <p className="min-w-24 text-center leading-tight">
        <span className="slot-label">{t('play-shell.stake')}</span>
        <Money amount={auto?.stake ?? stake} currency={currency} className="block text-lg font-bold" />
      </p>
      <button
        type="button"
        aria-label={t('play-shell.stake.more')}
        disabled={isHeld}
        onClick={() => table.setStake(levelAbove(stake, levels))}
        className="slot-key"
      >
        <PlusIcon />
      </button>
    </div>
  )
}

/** Everything that is pressed: stake, autoplay, turbo, and the one large button. */
export function Controls<Event>({
  game,
  table,
  onAuto,
}: {
  game: Game<Event>
  table: SlotTable
  onAuto: () => void
}): ReactNode {
  const { t } = useWords()
  const { balance, currency, jurisdiction, phase } = useSession(game)
  const { stake, stakeNote, isShowing, isFlying, isTurbo, auto, card } = useStore(table)
  const isReady = phase === 'open' && !isShowing
  const name = auto
    ? t('play-shell.auto.stop')
    : isFlying
      ? t('play-monsoon-lanterns.stop')
      : isShowing
        ? t('play-monsoon-lanterns.goOn')
        : t('play-monsoon-lanterns.spin')
  return (
    <div className="slot-controls">
      <p className="slot-balance leading-tight">
        <span className="slot-label">{t('play-shell.balance')}</span>
        {balance !== undefined && <Money amount={balance} currency={currency} className="block text-lg font-bold" />}
      </p>
      <StakeStepper game={game} table={table} />
      <button
        type="button"
        aria-label={t('play-shell.auto')}
        title={t('play-shell.auto')}
        disabled={auto === undefined && !isReady}
        hidden={jurisdiction.disabledAutoplay === true}
        aria-pressed={auto !== undefined}
        onClick={() => (auto ? table.stopAuto() : onAuto())}
        className="slot-key slot-auto"
      >
        <PlayIcon />
      </button>
      <button
        type="button"
        aria-label={name}
        title={name}
        aria-disabled={phase === 'over' || phase === 'opening' || phase === 'unsure'}
        onClick={() => (auto ? table.stopAuto() : table.press())}
        className={classNames('slot-spin', isShowing && !card && 'is-turning')}
      >
        {auto ? <StopIcon /> : <SpinIcon />}
        {auto?.left !== undefined && <span className="slot-left figures">{auto.left}</span>}
      </button>
      <button
        type="button"
        aria-label={t('play-monsoon-lanterns.turbo')}
        title={t('play-monsoon-lanterns.turbo')}
        aria-pressed={isTurbo}
        hidden={jurisdiction.disabledTurbo === true}
        onClick={() => table.setTurbo(!isTurbo)}
        className="slot-key slot-turbo"
      >
        <TurboIcon />
      </button>
      {!auto && (
        <StakeNoteLine
          note={noteOf(stake, stakeNote, isShowing ? undefined : balance)}
          currency={currency}
          className="slot-note"
        />
      )}
    </div>
  )
}
