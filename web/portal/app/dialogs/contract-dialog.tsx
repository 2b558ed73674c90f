import { listContracts } from '@croupier/api/contracts/list-contracts.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Dialog } from '@croupier/kit/overlays/dialog.tsx'
import { SkeletonText, Waiting } from '@croupier/kit/components/skeleton.tsx'
import type { ReactNode } from 'react'
import type { DialogPlace } from './dialog-host.tsx'
import { useMember } from '../../session/member.ts'
import { ContractCard } from '../../parts/contract-card.tsx'

/** What waits for one's answer: contracts that are proposed, and those the other side wants to end. */
export default function ContractDialog({ open, onClose }: DialogPlace<'contract'>): ReactNode {
  const { t } = useWords('agent', 'refusals')
  const { info } = useMember()
  // Each side by itself: one's own contract is older than those with one's team, which could fill a page before it.
  const own = useOperation(listContracts, { side: 'mine', pageSize: 100 }, { staleMilliseconds: 0 }).data
  const team = useOperation(listContracts, { side: 'team', pageSize: 100 }, { staleMilliseconds: 0 }).data
  const account = info?.account ?? ''
  const waiting = (own && team ? [...own.list, ...team.list] : undefined)?.filter(
    ({ state, downline, terminationBy }) =>
      state === 'proposed' ? downline === account : terminationBy !== null && terminationBy !== account,
  )
  return (
    <Dialog open={open} onClose={onClose} title={t('agent.contract.title')} size="medium">
      {!waiting ? (
        <Waiting>
          <SkeletonText lines={6} />
        </Waiting>
      ) : waiting.length === 0 ? (
        <p className="text-ink-soft">{t('agent.contract.none')}</p>
      ) : (
        <div className="flex flex-col gap-4">
          {waiting.map((contract) => (
            <ContractCard key={contract.contractId} contract={contract} account={account} />
          ))}
        </div>
      )}
    </Dialog>
  )
}
