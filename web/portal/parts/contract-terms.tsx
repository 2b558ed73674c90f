import type { ContractTerms } from '@croupier/api/contracts/contract-terms.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Amount } from '@croupier/kit/components/amount.tsx'
import type { ReactNode } from 'react'

const rates = ['rate', 'winRate', 'lossRate'] as const
const sums = ['periodValidBet', 'periodLoss', 'betAmountPerDay', 'betAmountPerHour', 'singleBetAmount'] as const

/** The tiers of a contract: from which conditions on, and how many per cent. */
export function ContractTiers({ terms, currency }: { terms: ContractTerms; currency: string }): ReactNode {
  const { t } = useWords('agent')
  const tiers: readonly Record<string, string | number>[] = terms.tiers
  return (
    <ol className="flex flex-col gap-2">
      {tiers.map((tier, place) => (
        <li key={place} className="rounded-md bg-sunken px-3 py-2">
          <dl className="grid grid-cols-2 gap-x-4 gap-y-1 text-sm sm:grid-cols-4">
            {sums.map(
              (name) =>
                tier[name] !== undefined && (
                  <div key={name}>
                    <dt className="text-xs text-ink-faint">{t(`agent.tier.${name}`)}</dt>
                    <dd>
                      <Amount value={String(tier[name])} currency={currency} />
                    </dd>
                  </div>
                ),
            )}
            {tier['activeMembers'] !== undefined && (
              <div>
                <dt className="text-xs text-ink-faint">{t('agent.tier.activeMembers')}</dt>
                <dd className="figures">{tier['activeMembers']}</dd>
              </div>
            )}
            {rates.map(
              (name) =>
                tier[name] !== undefined && (
                  <div key={name}>
                    <dt className="text-xs text-ink-faint">{t(`agent.tier.${name}`)}</dt>
                    <dd>
                      <span className="figures" dir="ltr">
                        {tier[name]} %
                      </span>
                    </dd>
                  </div>
                ),
            )}
          </dl>
        </li>
      ))}
    </ol>
  )
}
