import { useWords } from '@croupier/client/words/use-words.ts'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { Dialog } from '@croupier/kit/overlays/dialog.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import type { ReactNode } from 'react'
import type { IncomeLine } from './income-table.tsx'
import { LineRounds } from './line-rounds.tsx'

const figures = ['gross', 'net', 'correction', 'netted', 'paid'] as const
const inputs = ['validBet', 'netLoss', 'carried', 'activeMembers', 'rate'] as const

interface BetInput {
  singleBetAmount: string
  result: 'lost' | 'won'
  bets: number
  validBet: string
  rate: string
}

function Line({ label, children }: { label: string; children: ReactNode }): ReactNode {
  return (
    <div className="flex items-baseline justify-between gap-4 py-1.5">
      <dt className="text-sm text-ink-faint">{label}</dt>
      <dd className="figures text-end">{children}</dd>
    </div>
  )
}

/** What one line was reckoned from: the facts of the team, the rates, and what came of them. */
export function LineDialog({
  line,
  currency,
  onClose,
}: {
  line: IncomeLine | undefined
  currency: string | undefined
  onClose: () => void
}): ReactNode {
  const { t } = useWords('agent')
  const bets = (line?.inputs['bets'] ?? []) as readonly BetInput[]
  const money = (value: string) => <Amount value={value} currency={currency} />
  const shown = (name: string, value: unknown): ReactNode => {
    if (name === 'rate') return <span dir="ltr">{String(value)} %</span>
    return typeof value === 'number' ? String(value) : money(String(value))
  }
  return (
    <Dialog open={line !== undefined} onClose={onClose} title={t('agent.line.title')} isReading>
      {line && (
        <div className="flex flex-col gap-4">
          <p className="text-sm text-ink-soft">
            {t(`agent.kind.${line.kind}`)} · <Time at={line.startsAt} /> – <Time at={line.endsAt} />
          </p>
          <dl className="divide-y divide-hairline">
            {inputs.map(
              (name) =>
                line.inputs[name] !== undefined && (
                  <Line key={name} label={t(`agent.input.${name}`)}>
                    {shown(name, line.inputs[name])}
                  </Line>
                ),
            )}
            {bets.map(({ singleBetAmount, result, bets: count, validBet, rate }) => (
              <Line
                key={`${singleBetAmount} ${result}`}
                label={t(`agent.input.${result}`, { count: String(count), rate })}
              >
                {money(validBet)}
              </Line>
            ))}
            {figures.map((name) => (
              <Line key={name} label={t(`agent.${name}`)}>
                {money(line[name])}
              </Line>
            ))}
          </dl>
          <LineRounds lineId={line.lineId} />
        </div>
      )}
    </Dialog>
  )
}
