import { showDepositSettings } from '@croupier/api/wallet/deposits/show-deposit-settings.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { EmptyWalletScene } from '@croupier/kit/art/empty-scenes.tsx'
import { EmptyState } from '@croupier/kit/components/empty-state.tsx'
import { Skeleton, Waiting } from '@croupier/kit/components/skeleton.tsx'
import type { ReactNode } from 'react'
import { ReadFault } from '../../parts/read-fault.tsx'
import type { DepositPlace } from './deposit-desk.tsx'
import { DepositForm } from './deposit-form.tsx'

/** The form of a deposit, where the house takes any. */
export function NewDeposit({ place }: { place?: DepositPlace | undefined }): ReactNode {
  const { t } = useWords('pages', 'refusals')
  const read = useOperation(showDepositSettings)
  const { data, error } = read
  if (error && !data) {
    return <ReadFault of={read} />
  }
  if (!data) {
    return (
      <Waiting>
        <Skeleton className="h-96 w-full" />
      </Waiting>
    )
  }
  if (data.allowDeposit === 'N') {
    return (
      <EmptyState scene={<EmptyWalletScene />} title={t('pages.depositv2.empty.title')}>
        {t('pages.depositv2.empty.text')}
      </EmptyState>
    )
  }
  return <DepositForm settings={data} place={place} />
}
