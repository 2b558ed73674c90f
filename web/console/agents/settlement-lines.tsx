import type { showSettlement } from '@croupier/api/contracts/staff-contracts.ts'
import type { OutputOf } from '@croupier/api/operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Amount } from '@croupier/kit/components/amount.tsx'
import type { ReactNode } from 'react'
import { Facts } from '../lists/facts.tsx'
import { useInputFacts } from './line-inputs.tsx'
import { LineRounds } from './line-rounds.tsx'

type Line = OutputOf<typeof showSettlement>['lines'][number]

/** Each line with what it was reckoned from. */
export function SettlementLines({ lines, currency }: { lines: readonly Line[]; currency: string }): ReactNode {
  const { t } = useWords('console-agents')
  const factsOf = useInputFacts()
  if (lines.length === 0) return <p className="text-ink-soft">{t('console-agents.lines.none')}</p>
  return (
    <ul className="flex flex-col gap-4">
      {lines.map(({ lineId, account, inputs, gross, net, correction, netted, paid }) => (
        <li key={account} className="flex flex-col gap-2 rounded-md border border-hairline p-3">
          <h3 className="font-medium">
            <bdi>{account}</bdi>
          </h3>
          <Facts
            facts={[
              [t('console-agents.gross'), <Amount key="gross" value={gross} currency={currency} />],
              [t('console-agents.net'), <Amount key="net" value={net} currency={currency} tone="result" />],
              [t('console-agents.correction'), <Amount key="correction" value={correction} currency={currency} />],
              [t('console-agents.netted'), <Amount key="netted" value={netted} currency={currency} />],
              [t('console-agents.paid'), <Amount key="paid" value={paid} currency={currency} />],
              ...factsOf(inputs, currency),
            ]}
          />
          {lineId !== null && <LineRounds lineId={lineId} />}
        </li>
      ))}
    </ul>
  )
}
