import { showAgent } from '@croupier/api/agents/staff-agents.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Dialog } from '@croupier/kit/overlays/dialog.tsx'
import { Skeleton } from '@croupier/kit/components/skeleton.tsx'
import type { ReactNode } from 'react'
import { Problem } from '../lists/problem.tsx'
import { CashierList } from './cashier-list.tsx'
import { RebateCaps } from './rebate-caps.tsx'

const sizes = ['directs', 'members', 'agents', 'online'] as const

function Agent({ account }: { account: string }): ReactNode {
  const { t } = useWords('console-agents', 'refusals')
  const { data, error } = useOperation(showAgent, { account }, { staleMilliseconds: 0 })
  if (error) return <Problem of={error} />
  if (!data) return <Skeleton className="h-64 w-full" />
  return (
    <div className="flex flex-col gap-6">
      {data.isAgent && (
        <dl className="grid grid-cols-2 gap-3">
          {sizes.map((name) => (
            <div key={name} className="rounded-md border border-hairline p-3">
              <dt className="text-xs text-ink-soft">{t(`console-agents.size.${name}`)}</dt>
              <dd className="figures text-lg">{data[name]}</dd>
            </div>
          ))}
        </dl>
      )}
      {data.isAgent && <CashierList agent={account} cashiers={data.cashiers} />}
      <RebateCaps account={account} upline={data.upline} rebates={data.rebates} />
    </div>
  )
}

/** A member of the tree: the team, its cashiers, and what comes back of their play. */
export function AgentDialog({ account, onClose }: { account: string | undefined; onClose: () => void }): ReactNode {
  const { t } = useWords('console-agents')
  return (
    <Dialog
      open={account !== undefined}
      onClose={onClose}
      title={t('console-agents.agent.title', { account: account ?? '' })}
    >
      {account !== undefined && <Agent account={account} />}
    </Dialog>
  )
}
