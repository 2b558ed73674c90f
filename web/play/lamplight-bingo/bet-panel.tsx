import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { Segmented } from '@croupier/kit/fields/segmented.tsx'
import { MinusIcon, PlayIcon, PlusIcon } from '@croupier/kit/icons/actions.tsx'
import { drawn } from '@croupier/kit/icons/drawn.tsx'
import type { ReactNode } from 'react'
import { type Game, useSession } from '../shell/game.ts'
import { Money } from '../shell/money.tsx'
import { levelAbove, levelBelow } from '../shell/stake-levels.ts'
import { noteOf } from '../shell/stake-note.ts'
import { StakeNoteLine } from '../shell/stake-note-line.tsx'
import { useStore } from '../shell/store.ts'
import type { BingoTable } from './bingo-table.ts'
import { cardLevels, mostCards, totalOf } from './stakes.ts'

const TurboIcon = /* @__PURE__ */ drawn(<path d="M13 3 5.5 13.5H11L10 21l8-11h-5.5z" />)

const key =
  'grid size-11 shrink-0 place-items-center rounded-sm border border-hairline bg-raised text-lg text-ink-soft transition-colors hover:not-disabled:border-outline hover:not-disabled:text-ink disabled:opacity-55 aria-pressed:border-brass aria-pressed:text-brass'

function Figure({ label, children }: { label: string; children: ReactNode }): ReactNode {
  return (
    <div className="flex min-w-0 flex-col text-sm last:items-end wide:flex-row wide:items-baseline wide:justify-between wide:gap-3">
      <dt className="truncate text-xs text-ink-soft wide:text-sm">{label}</dt>
      <dd className="figures font-semibold">{children}</dd>
    </div>
  )
}

/** How many cards, and what each costs. */
function Choice<Event>({ game, table }: { game: Game<Event>; table: BingoTable }): ReactNode {
  const { t } = useWords()
  const { stakes, currency, phase } = useSession(game)
  const { cards, stake, isShowing, auto } = useStore(table)
  if (!stakes) return null
  const isHeld = phase !== 'open' || isShowing || auto !== undefined
  const levels = cardLevels(stakes, cards)
  const options = Array.from({ length: mostCards(stakes) }, (_, at) => String(at + 1))
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-2 gap-y-2 wide:flex-col wide:items-stretch wide:gap-4">
      <div className="flex flex-col gap-1">
        <span className="text-xs text-ink-soft">{t('play-lamplight-bingo.cards')}</span>
        <Segmented
          label={t('play-lamplight-bingo.cards')}
          className="wide:w-full wide:*:flex-1"
          options={options.map((value) => ({ value, label: <span className="figures">{value}</span> }))}
          value={String(cards)}
          onChange={(value) => table.takeCards(Number(value))}
        />
      </div>
      <div className="flex min-w-0 flex-col gap-1">
        <span className="text-xs text-ink-soft">{t('play-lamplight-bingo.perCard')}</span>
        <div className="flex items-center justify-between gap-1" dir="ltr">
          <button
            type="button"
            aria-label={t('play-shell.stake.less')}
            disabled={isHeld}
            onClick={() => table.setStake(levelBelow(stake, levels))}
            className={key}
          >
            <MinusIcon />
          </button>
          <span className="min-w-14 text-center">
            <Money amount={stake} currency={currency} className="font-semibold" />
          </span>
          <button
            type="button"
            aria-label={t('play-shell.stake.more')}
            disabled={isHeld}
            onClick={() => table.setStake(levelAbove(stake, levels))}
            className={key}
          >
            <PlusIcon />
          </button>
        </div>
      </div>
    </div>
  )
}

/** Where cards are taken and paid for: by hand, or by a plan that stops itself. */
export function BetPanel<Event>({
  game,
  table,
  onAuto,
}: {
  game: Game<Event>
  table: BingoTable
  onAuto: () => void
}): ReactNode {
  const { t } = useWords()
  const { phase, balance, stakes, currency, jurisdiction } = useSession(game)
  const { cards, stake, stakeNote, shown, isShowing, isTurbo, auto, ending } = useStore(table)
  if (!stakes || balance === undefined) return null
  const isDrawing = isShowing && shown !== undefined && !shown.isOver
  const maySkip = isDrawing && !jurisdiction.disabledSlamstop
  const isFree = phase === 'open' && !isShowing
  const total = totalOf(stake, cards)
  return (
    <div className="mx-auto flex w-full max-w-208 flex-col gap-2.5 p-3 sm:gap-3 sm:p-5">
      <dl className="flex justify-between gap-4 wide:flex-col wide:gap-1.5">
        <Figure label={t('play-shell.balance')}>
          <span className="text-base">
            <Money amount={balance} currency={currency} display />
          </span>
        </Figure>
        <Figure label={t('play-lamplight-bingo.total')}>
          <span className="text-base">
            <Money amount={auto?.stake ?? total} currency={currency} />
          </span>
        </Figure>
      </dl>
      <Choice game={game} table={table} />
      <div className="flex items-center gap-2">
        {!jurisdiction.disabledAutoplay && (
          <button
            type="button"
            aria-label={t('play-shell.auto')}
            title={t('play-shell.auto')}
            disabled={auto !== undefined || !isFree}
            onClick={onAuto}
            className={key}
          >
            <PlayIcon />
          </button>
        )}
        <div className="min-w-0 flex-1">
          {auto ? (
            <Button size="large" wide onClick={table.stopAuto}>
              {t('play-shell.auto.stop')}
              {auto.left !== undefined && (
                <span className="block text-xs text-ink-soft">{t('play-shell.auto.left', { count: auto.left })}</span>
              )}
            </Button>
          ) : (
            <Button
              variant="action"
              size="large"
              wide
              onClick={table.press}
              aria-disabled={!isFree && !maySkip}
              aria-busy={phase === 'betting' || phase === 'settling'}
            >
              {maySkip ? t('play-lamplight-bingo.skip') : t('play-lamplight-bingo.play')}
            </Button>
          )}
        </div>
        {!jurisdiction.disabledTurbo && (
          <button
            type="button"
            aria-label={t('play-lamplight-bingo.turbo')}
            title={t('play-lamplight-bingo.turbo')}
            aria-pressed={isTurbo}
            onClick={() => table.setTurbo(!isTurbo)}
            className={key}
          >
            <TurboIcon />
          </button>
        )}
      </div>
      {auto ? (
        <p className="text-xs text-ink-soft">
          {t('play-shell.net')} <Money amount={auto.profit} currency={currency} sign="always" tone="in" />
        </p>
      ) : (
        <StakeNoteLine note={noteOf(total, stakeNote, isShowing ? undefined : balance)} currency={currency} />
      )}
      {ending !== undefined && ending !== 'done' && (
        <output className="text-sm text-ink-soft">{t(`play-shell.auto.stopped.${ending}`)}</output>
      )}
    </div>
  )
}
