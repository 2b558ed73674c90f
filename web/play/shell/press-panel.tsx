import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { Segmented } from '@croupier/kit/fields/segmented.tsx'
import { type ReactNode, useState } from 'react'
import type { Micro } from '../rgs/micro.ts'
import { AutoForm } from './auto-form.tsx'
import { type Game, useSession } from './game.ts'
import { Money } from './money.tsx'
import type { PressState, PressTable } from './press-table.ts'
import { StakeBox } from './stake-box.tsx'
import { type Readable, useStore } from './store.ts'

function Figure({ label, children }: { label: string; children: ReactNode }): ReactNode {
  return (
    <div className="flex min-w-0 flex-col text-sm last:items-end wide:flex-row wide:items-baseline wide:justify-between wide:gap-3">
      <dt className="truncate text-xs text-ink-soft wide:text-sm">{label}</dt>
      <dd className="figures font-semibold">{children}</dd>
    </div>
  )
}

/** What is asked of a table, whatever is bet on at it. */
type StakedTable = Pick<PressTable<unknown, unknown>, 'setStake' | 'startAuto' | 'stopAuto'> &
  Readable<Pick<PressState<unknown, unknown>, 'stake' | 'stakeNote' | 'auto' | 'ending'>>

/** Where a bet is made that one press decides: by hand, or by a plan that stops itself. */
export function PressPanel<Event>({
  game,
  table,
  action,
  onPress,
  profitLabel,
  profitOf,
  isWaiting = false,
  isAutoLevel,
}: {
  game: Game<Event>
  table: StakedTable
  /** What the press does, in the game's words. */
  action: string
  onPress: () => void
  profitLabel: string
  /** What a win would bring over this stake. */
  profitOf: (stake: Micro) => Micro
  /** A bet that was made waits for its time. */
  isWaiting?: boolean | undefined
  /** Autoplay leaves the stake as it is. */
  isAutoLevel?: boolean | undefined
}): ReactNode {
  const { t } = useWords()
  const { phase, balance, stakes, currency, jurisdiction } = useSession(game)
  const [mode, setMode] = useState<'manual' | 'auto'>('manual')
  const { auto, ending, stake } = useStore(table)
  const isFree = phase === 'open' && auto === undefined && !isWaiting
  const isBusy = isWaiting || phase === 'betting' || phase === 'round' || phase === 'settling'
  if (!stakes || balance === undefined) return null
  return (
    <div className="mx-auto flex w-full max-w-208 flex-col gap-2.5 p-3 px-4 sm:gap-3 sm:p-5">
      {!jurisdiction.disabledAutoplay && !auto && (
        <Segmented
          label={t('play-shell.auto')}
          wide
          className="narrow:order-last"
          options={[
            { value: 'manual', label: t('play-shell.auto.manual') },
            { value: 'auto', label: t('play-shell.auto') },
          ]}
          value={mode}
          onChange={setMode}
        />
      )}
      <dl className="flex justify-between gap-4 wide:flex-col wide:gap-1.5">
        <Figure label={t('play-shell.balance')}>
          <span className="text-base">
            <Money amount={balance} currency={currency} display />
          </span>
        </Figure>
        <Figure label={profitLabel}>
          <Money amount={profitOf(auto?.stake ?? stake)} currency={currency} sign="always" tone="in" />
        </Figure>
      </dl>
      {auto ? (
        <div className="flex flex-col gap-3">
          <dl className="flex justify-between gap-4 wide:flex-col wide:gap-1.5">
            <Figure label={t('play-shell.stake')}>
              <Money amount={auto.stake} currency={currency} />
            </Figure>
            <Figure label={t('play-shell.net')}>
              <Money amount={auto.profit} currency={currency} sign="always" tone="in" />
            </Figure>
          </dl>
          <Button size="large" wide onClick={table.stopAuto}>
            {t('play-shell.auto.stop')}
            {auto.left !== undefined && (
              <span className="block text-xs text-ink-soft">{t('play-shell.auto.left', { count: auto.left })}</span>
            )}
          </Button>
        </div>
      ) : (
        <>
          <StakeBox table={table} stakes={stakes} currency={currency} balance={balance} isFree={isFree} />
          {mode === 'auto' && !jurisdiction.disabledAutoplay ? (
            <AutoForm table={table} isFree={isFree} isLevel={isAutoLevel} />
          ) : (
            <Button variant="action" size="large" wide onClick={onPress} aria-disabled={!isFree} aria-busy={isBusy}>
              {action}
            </Button>
          )}
        </>
      )}
      {ending !== undefined && ending !== 'done' && (
        <output className="text-sm text-ink-soft">{t(`play-shell.auto.stopped.${ending}`)}</output>
      )}
    </div>
  )
}
