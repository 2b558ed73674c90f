import type { DepositRisk } from '@croupier/api/wallet/deposits/deposit-choices.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Badge } from '@croupier/kit/components/badge.tsx'
import type { ReactNode } from 'react'

/** What makes a deposit worth a second look. */
export function RiskBadges({ risks }: { risks: readonly DepositRisk[] }): ReactNode {
  const { t } = useWords('console-deposits')
  return (
    <span className="flex flex-wrap gap-1.5">
      {risks.map((risk) => (
        <Badge key={risk} tone="vermilion">
          {t(`console-deposits.risk.${risk}`)}
        </Badge>
      ))}
    </span>
  )
}
