import { useWords } from '@croupier/client/words/use-words.ts'
import { amountInText } from '@croupier/client/words/kit-words.ts'
import { classNames } from '@croupier/kit/class-names.ts'
import type { ReactNode } from 'react'
import { dealtFrom, resultText } from '../../../looks/tables/table-names.ts'
import { drawSteps, stepsTold, toldAt } from './dealing.ts'
import { ownResult, type OwnResult } from './own-result.ts'
import type { Round, ShownTable } from './shown-table.ts'
import { dealtShare, type Phase, secondsLeft } from './table-clock.ts'

const LAST_SECONDS = 5

/** What one's own bets came to, as it is: what comes back below the stake is no win. */
function Own({ result, isPaid }: { result: OwnResult; isPaid: boolean }): ReactNode {
  const { t } = useWords('tables')
  const { outcome, payout, stake, currency } = result
  const amount = amountInText(outcome === 'lost' ? stake : payout, currency)
  return (
    <span data-outcome={outcome} className="tables-own">
      {t(isPaid ? `tables.paid.${outcome}` : `tables.own.${outcome}`, { amount })}
    </span>
  )
}

/** What happens while cards, ball or dice are on their way, in words. */
function Dealing({ round, now }: { round: Round; now: number }): ReactNode {
  const { t } = useWords('tables')
  if (round.gameCode === 'ROULETTE') return t('tables.dealing.wheel')
  if (round.gameCode === 'SIC_BO') return t('tables.dealing.dice')
  const dealt = round.dealt && dealtFrom(round.dealt)
  if (dealt?.kind !== 'baccarat') return t('tables.dealing')
  const told = stepsTold(drawSteps(dealt), dealtShare(round, now)).at(-1)
  if (!told) return t('tables.dealing')
  return t(`tables.rule.${told.rule}`, { total: told.total, third: 'third' in told ? told.third : 0 })
}

/** Whether everybody has seen by now what won. */
export function isTold({ dealt, ...round }: Round, now: number): boolean {
  return dealt !== null && dealtShare(round, now) >= toldAt(dealtFrom(dealt))
}

function lineOf(
  t: ReturnType<typeof useWords>['t'],
  { shown: { table, own, last, recent }, phase, now }: Parameters<typeof StatusLine>[0],
): { line: ReactNode; own?: ReactNode } {
  const { round } = table
  if (!round || phase === 'still') return { line: t('tables.still') }
  if (phase === 'paused') return { line: t('tables.paused') }
  if (phase === 'void') return { line: t('tables.void') }
  if (phase === 'betting') {
    const before = recent.find(({ roundId }) => roundId === last[0]?.roundId)
    const result = before && ownResult(last, dealtFrom(before.dealt), round)
    const line = t(secondsLeft(round, now) <= LAST_SECONDS ? 'tables.lastBets' : 'tables.placeBets')
    return { line, own: result && <Own result={result} isPaid /> }
  }
  if (!round.dealt || !isTold(round, now)) return { line: <Dealing round={round} now={now} /> }
  const dealt = dealtFrom(round.dealt)
  const result = ownResult(own, dealt, round)
  return { line: resultText(t, dealt), own: result && <Own result={result} isPaid={round.state === 'settled'} /> }
}

/** What goes on at the table now: read aloud as it changes. */
export function StatusLine(props: { shown: ShownTable; phase: Phase; now: number }): ReactNode {
  const { t } = useWords('tables')
  const { shown, phase, now } = props
  const { round } = shown.table
  const isResult = phase === 'dealing' && round !== null && isTold(round, now)
  const { line, own } = lineOf(t, props)
  return (
    <output className={classNames('tables-status', isResult && 'tables-status-result')}>
      <span>{line}</span>
      {own}
    </output>
  )
}
