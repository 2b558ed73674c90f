import { Money } from '@croupier/basis/money.ts'
import type { OutputOf } from '@croupier/api/operation.ts'
import type { listTableSlips } from '@croupier/api/tables/list-table-slips.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { classNames } from '@croupier/kit/class-names.ts'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { Badge, type Tone } from '@croupier/kit/components/badge.tsx'
import { Button } from '@croupier/kit/components/button.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import { type ReactNode, useState } from 'react'
import { DealtLine } from '../../../looks/tables/dealt-line.tsx'
import { spotName, tableName } from '../../../looks/tables/table-names.ts'
import { ComplainLink } from '../../parts/complain-link.tsx'
import { VerifyRound } from './verify-round.tsx'

type Slip = OutputOf<typeof listTableSlips>['list'][number]

const tones: Readonly<Record<Slip['state'] | 'back', Tone>> = {
  open: 'brass',
  won: 'jade',
  lost: 'plain',
  push: 'plain',
  back: 'plain',
  void: 'plain',
}

function Lines({ slip: { lines, currency } }: { slip: Slip }): ReactNode {
  const { t } = useWords('tables')
  return (
    <table className="tables-lines">
      <thead className="sr-only">
        <tr>
          <th>{t('tables.slip.spot')}</th>
          <th>{t('tables.slip.stake')}</th>
          <th>{t('tables.slip.paid')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ spot, stake, payout }) => (
          <tr key={spot}>
            <th scope="row">{spotName(t, spot)}</th>
            <td>
              <Amount value={stake} currency={currency} />
            </td>
            <td>{payout === null ? '–' : <Amount value={payout} currency={currency} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** One placing at a table: what lay where, what was dealt, what it paid. */
export function SlipCard({ slip }: { slip: Slip }): ReactNode {
  const { t } = useWords('tables')
  const [isOpen, setOpen] = useState(false)
  // What lies on losing spots of the same placing can be more than what a winning one pays.
  const units = (amount: string) => Money.parse(amount, slip.currency).units
  const outcome = slip.state === 'won' && units(slip.payout) < units(slip.stake) ? 'back' : slip.state
  const { slipId, roundId, gameCode, number, placedAt, currency, stake, state, payout, dealt } = slip
  return (
    <li data-slip={slipId} className="tables-slip">
      <div className="tables-slip-head">
        <span className="font-medium">{tableName(t, gameCode)}</span>
        <Badge tone={tones[outcome]}>{t(`tables.state.${outcome}`)}</Badge>
      </div>
      {dealt && <DealtLine dealt={dealt} />}
      <Lines slip={slip} />
      <dl className="tables-slip-sums">
        <dt>{t('tables.slip.stake')}</dt>
        <dd>
          <Amount value={stake} currency={currency} />
        </dd>
        {state !== 'open' && (
          <>
            <dt>{t('tables.slip.paid')}</dt>
            <dd className={classNames('font-semibold', outcome === 'won' && 'text-jade')}>
              <Amount value={payout} currency={currency} />
            </dd>
          </>
        )}
      </dl>
      <div className="tables-slip-foot">
        <Time at={placedAt} />
        <bdi className="figures">{number}</bdi>
        {dealt && (
          <Button size="small" variant="ghost" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t('tables.verify')}
          </Button>
        )}
        <ComplainLink reference={slipId} />
      </div>
      {isOpen && <VerifyRound roundId={roundId} />}
    </li>
  )
}
