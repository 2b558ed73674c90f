import { depositReferencePattern } from '@croupier/api/wallet/deposits/deposit-choices.ts'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { DepositDesk } from './deposit-desk.tsx'
import { DepositHistory } from './deposit-history.tsx'

/** Pay in: the form, or with `?order=` one deposit as it stands; below, all one has made. */
export default function DepositPage(): ReactNode {
  const [query] = useSearchParams()
  const asked = query.get('order')
  const order = asked !== null && depositReferencePattern.test(asked) ? asked : undefined
  return (
    <div className="flex flex-col gap-8">
      <DepositDesk order={order} />
      <DepositHistory />
    </div>
  )
}
