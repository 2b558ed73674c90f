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
  const { data } = useOperation(listContracts, {}, { staleMilliseconds: 0 })
  const account = info?.account ?? ''
  const waiting = data?.list.filter(({ state, downline, terminationBy }) =>
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
