import type { ContractTerms } from '@croupier/api/contracts/contract-terms.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Amount } from '@croupier/kit/components/amount.tsx'
import type { ReactNode } from 'react'

const names = [
  'periodValidBet',
  'periodLoss',
  'betAmountPerDay',
  'betAmountPerHour',
  'singleBetAmount',
  'activeMembers',
  'rate',
  'winRate',
  'lossRate',
] as const
const rates: readonly string[] = ['rate', 'winRate', 'lossRate']

/** The tiers of a contract, a line each: from which conditions on, and how many per cent. */
export function TierText({ terms, currency }: { terms: ContractTerms; currency: string }): ReactNode {
  const { t } = useWords('console-agents')
  const shown = (name: string, value: string | number): ReactNode => {
    if (name === 'activeMembers') return <span className="figures">{value}</span>
    if (rates.includes(name)) return <bdi className="figures">{value}</bdi>
    return <Amount value={String(value)} currency={currency} />
  }
  const tiers: readonly Partial<Record<string, string | number>>[] = terms.tiers
  return (
    <ol className="flex flex-col gap-1 text-xs">
      {tiers.map((tier, place) => (
        <li key={place} className="flex flex-wrap gap-x-3 gap-y-0.5">
          {names.map((name) => {
            const value = tier[name]
            if (value === undefined) return null
            return (
              <span key={name}>
                <span className="text-ink-faint">{t(`console-agents.tier.${name}`)}</span> {shown(name, value)}
              </span>
            )
          })}
        </li>
      ))}
    </ol>
  )
}
