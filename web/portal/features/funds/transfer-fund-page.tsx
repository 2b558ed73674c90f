import { listVendorWallets } from '@croupier/api/funds/list-vendor-wallets.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { EmptyWalletScene } from '@croupier/kit/art/empty-scenes.tsx'
import { EmptyState } from '@croupier/kit/components/empty-state.tsx'
import { Skeleton, Waiting } from '@croupier/kit/components/skeleton.tsx'
import type { ReactNode } from 'react'
import { useMember } from '../../session/member.ts'
import { PursesCard } from './purses-card.tsx'
import { ReadFault } from '../../parts/read-fault.tsx'
import { TransferHistory } from './transfer-history.tsx'
import { VendorWallets } from './vendor-wallets.tsx'

/** Where all of a member's money is: the purses here, and the wallets that some vendors keep themselves. */
export default function TransferFundPage(): ReactNode {
  const { info, isTrial } = useMember()
  return (
    <div className="flex flex-col gap-4">
      <PursesCard />
      {/* Play money goes nowhere. */}
      {info && !isTrial && <Wallets />}
    </div>
  )
}

function Wallets(): ReactNode {
  const { t } = useWords('funds', 'refusals')
  // Members who play at a vendor in another window see the new balances when they come back here.
  const read = useOperation(listVendorWallets, {}, { staleMilliseconds: 5_000 })
  const { data, error, isFetching, refetch } = read
  if (error && !data) return <ReadFault of={read} />
  if (!data) {
    return (
      <Waiting>
        <Skeleton className="h-56 w-full" />
      </Waiting>
    )
  }
  if (data.wallets.length === 0) {
    return (
      <EmptyState scene={<EmptyWalletScene />} title={t('funds.empty.title')}>
        {t('funds.empty.text')}
      </EmptyState>
    )
  }
  return (
    <>
      <VendorWallets wallets={data} isFetching={isFetching} onRefresh={() => void refetch()} />
      <TransferHistory />
    </>
  )
}
