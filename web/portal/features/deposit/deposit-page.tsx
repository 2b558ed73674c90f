import { depositReferencePattern } from '@croupier/api/wallet/deposits/deposit-choices.ts'
import { showDepositSettings } from '@croupier/api/wallet/deposits/show-deposit-settings.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { EmptyWalletScene } from '@croupier/kit/art/empty-scenes.tsx'
import { EmptyState } from '@croupier/kit/components/empty-state.tsx'
import { Skeleton, Waiting } from '@croupier/kit/components/skeleton.tsx'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { ReadFault } from '../read-fault.tsx'
import { DepositForm } from './deposit-form.tsx'
import { DepositHistory } from './deposit-history.tsx'
import { DepositStatus } from './deposit-status.tsx'

function NewDeposit(): ReactNode {
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
  return <DepositForm settings={data} />
}

/** Pay in: the form, or with `?order=` one deposit as it stands; below, all one has made. */
export default function DepositPage(): ReactNode {
  const [query] = useSearchParams()
  const asked = query.get('order')
  const order = asked !== null && depositReferencePattern.test(asked) ? asked : undefined
  return (
    <div className="flex flex-col gap-8">
      {order === undefined ? <NewDeposit /> : <DepositStatus key={order} reference={order} />}
      <DepositHistory />
    </div>
  )
}
