import { useWords } from '@croupier/client/words/use-words.ts'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import type { ReactNode } from 'react'

const sums = ['validBet', 'netLoss', 'carried'] as const
const counts = ['activeMembers', 'days', 'version'] as const

interface BetInput {
  singleBetAmount: string
  result: 'lost' | 'won'
  bets: number
  validBet: string
  rate: string
}

/** What a line was reckoned from. */
export function useInputFacts(): (
  inputs: Readonly<Record<string, unknown>>,
  currency: string,
) => readonly (readonly [string, ReactNode])[] {
  const { t } = useWords('console-agents')
  return (inputs, currency) => {
    const bets = (inputs['bets'] ?? []) as readonly BetInput[]
    return [
      ...(inputs['from'] === undefined
        ? []
        : [[t('console-agents.input.from'), <Time key="from" at={Date.parse(String(inputs['from']))} />] as const]),
      ...sums
        .filter((name) => inputs[name] !== undefined)
        .map(
          (name) =>
            [
              t(`console-agents.input.${name}`),
              <Amount key={name} value={String(inputs[name])} currency={currency} />,
            ] as const,
        ),
      ...bets.map(
        ({ singleBetAmount, result, bets: count, validBet, rate }) =>
          [
            t(`console-agents.input.${result}`, { count: String(count), rate }),
            <Amount key={`${singleBetAmount} ${result}`} value={validBet} currency={currency} />,
          ] as const,
      ),
      ...(inputs['rate'] === undefined
        ? []
        : [[t('console-agents.input.rate'), <bdi key="rate">{String(inputs['rate'])} %</bdi>] as const]),
      ...counts
        .filter((name) => inputs[name] !== undefined)
        .map((name) => [t(`console-agents.input.${name}`), String(inputs[name])] as const),
    ]
  }
}
