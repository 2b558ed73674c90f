import { MOST_LINES } from '@croupier/api/tables/limits.ts'
import { useRefusalText } from '@croupier/client/use-refusal-text.ts'
import { amountInText } from '@croupier/client/words/kit-words.ts'
import { formatAmount } from '@croupier/client/words/figures.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { Button } from '@croupier/kit/components/button.tsx'
import { Notice } from '@croupier/kit/components/notice.tsx'
import { isRefused } from '@croupier/client/call-refused.ts'
import type { ReactNode } from 'react'
import { spotName } from '../../../looks/tables/table-names.ts'
import { Chip } from './chip.tsx'
import { amountOf, sumOf } from './chips.ts'
import type { Limits } from './shown-table.ts'
import type { Phase } from './table-clock.ts'
import { type BetFault, spotOfFault, type TableBets } from './use-table-bets.ts'
import { WhoMayPlay } from './who-may-play.tsx'

/** Why a chip cannot lie there, the spot named; chips that were late stay for the next round. */
function FaultNotice({
  fault,
  limits,
  currency,
}: {
  fault: BetFault
  limits: Limits | null
  currency: string | undefined
}): ReactNode {
  const { t } = useWords('tables', 'refusals')
  const refusalText = useRefusalText()
  const spot = spotOfFault(fault)
  const amount = (text: string) => (currency === undefined ? formatAmount(text) : amountInText(text, currency))
  const most = (what: 'least' | 'spot' | 'round') => amount(limits?.[what] ?? '0')
  const text =
    'error' in fault
      ? refusalText(fault.error)
      : fault.what === 'lines'
        ? t('tables.fault.lines', { most: MOST_LINES })
        : t(`tables.fault.${fault.what}`, { most: most(fault.what) })
  const isLate = 'error' in fault && isRefused(fault.error, 'tables.round.closed')
  return (
    <Notice tone="bad" urgent>
      {spot === undefined ? text : t('tables.fault.at', { name: spotName(t, spot), fault: text })}{' '}
      {isLate && t('tables.chipsStay')}
    </Notice>
  )
}

/** The chips one can put down. */
function Rack({
  rack,
  chosen,
  currency,
  onChoose,
}: {
  rack: readonly bigint[]
  chosen: number
  currency: string | undefined
  onChoose: (chip: number) => void
}): ReactNode {
  const { t } = useWords('tables')
  return (
    <fieldset aria-label={t('tables.rack')} className="tables-rack">
      {rack.map((parts, at) => (
        <button
          key={String(parts)}
          type="button"
          aria-pressed={at === chosen}
          onClick={() => onChoose(at)}
          className="tables-rack-chip"
        >
          <span className="sr-only">
            {t('tables.chip', {
              amount: currency === undefined ? formatAmount(amountOf(parts)) : amountInText(amountOf(parts), currency),
            })}
          </span>
          <Chip parts={parts} kind={at} />
        </button>
      ))}
    </fieldset>
  )
}

function Totals({ bets, currency }: { bets: TableBets; currency: string | undefined }): ReactNode {
  const { t } = useWords('tables')
  const rows = [
    [t('tables.laid'), sumOf(bets.kept.chips)],
    [t('tables.onRound'), sumOf(bets.placed)],
  ] as const
  return (
    <dl className="tables-sums">
      {rows.map(([name, parts]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <Amount value={amountOf(parts)} currency={currency} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Chips in hand, what can be done with those on the table, and the press that bets. */
export function BetBar({
  bets,
  rack,
  limits,
  currency,
  phase,
  left,
}: {
  bets: TableBets
  rack: readonly bigint[]
  limits: Limits | null
  currency: string | undefined
  phase: Phase
  /** How much of the time for bets is left, 0 to 1. */
  left: number
}): ReactNode {
  const { t } = useWords('tables')
  const { kept, placed, before, fault, isTakingOff } = bets
  const isEmpty = kept.chips.size === 0
  const isOpen = phase === 'betting'
  return (
    <div className="tables-bar">
      {left > 0 && <span className="tables-bar-time" style={{ scale: `${left} 1` }} />}
      {fault && <FaultNotice fault={fault} limits={limits} currency={currency} />}
      {!isOpen && !isEmpty && <p className="tables-hint">{t('tables.chipsStay')}</p>}
      {isTakingOff && <p className="tables-hint">{t('tables.takeOff.hint')}</p>}
      <Rack
        rack={rack}
        chosen={Math.min(kept.chip, rack.length - 1)}
        currency={currency}
        onChoose={(chip) => kept.choose(chip)}
      />
      <Totals bets={bets} currency={currency} />
      <div className="tables-tools">
        <Button size="small" disabled={kept.before.length === 0} onClick={bets.undo}>
          {t('tables.undo')}
        </Button>
        <Button size="small" disabled={isEmpty} onClick={bets.clear}>
          {t('tables.clear')}
        </Button>
        <Button
          size="small"
          variant={isTakingOff ? 'action' : 'quiet'}
          aria-pressed={isTakingOff}
          disabled={isEmpty}
          onClick={() => bets.setTakesOff(!isTakingOff)}
        >
          {t('tables.takeOff')}
        </Button>
        <Button size="small" disabled={isEmpty} onClick={() => bets.add(kept.chips)}>
          {t('tables.double')}
        </Button>
        <Button size="small" disabled={before.size === 0} onClick={() => bets.add(before)}>
          {t('tables.repeat')}
        </Button>
        {placed.size > 0 && (isOpen || phase === 'paused') && (
          <Button size="small" loading={bets.isTakingBack} onClick={bets.takeAllBack}>
            {t('tables.takeBack')}
          </Button>
        )}
      </div>
      <WhoMayPlay>
        <Button
          variant="action"
          className="tables-confirm"
          disabled={isEmpty || !isOpen}
          loading={kept.isAway}
          onClick={bets.confirm}
        >
          {t('tables.confirm')}
        </Button>
      </WhoMayPlay>
    </div>
  )
}
