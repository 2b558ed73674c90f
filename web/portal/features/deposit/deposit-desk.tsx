import type { ReactNode } from 'react'
import { DepositStatus } from './deposit-status.tsx'
import { NewDeposit } from './new-deposit.tsx'

/** Where a deposit stands in the way of something else, it leads back to that and not to a page of its own. */
export interface DepositPlace {
  /** Another order is looked at; undefined: a new one is made. */
  onOrder: (reference: string | undefined) => void
  onDone: () => void
}

/** A deposit from its amount to its end, without the page around it. */
export function DepositDesk({ order, place }: { order: string | undefined; place?: DepositPlace }): ReactNode {
  return order === undefined ? (
    <NewDeposit place={place} />
  ) : (
    <DepositStatus key={order} reference={order} place={place} />
  )
}
