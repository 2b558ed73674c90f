import type { WithdrawalRisk } from '@croupier/api/wallet/withdrawals/withdrawal-choices.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Badge } from '@croupier/kit/components/badge.tsx'
import type { ReactNode } from 'react'

/** What makes a withdrawal worth a second look. */
export function RiskBadges({ risks }: { risks: readonly WithdrawalRisk[] }): ReactNode {
  const { t } = useWords('console-withdrawals')
  return (
    <span className="flex flex-wrap gap-1.5">
      {risks.map((risk) => (
        <Badge key={risk} tone="vermilion">
          {t(`console-withdrawals.risk.${risk}`)}
        </Badge>
      ))}
    </span>
  )
}
