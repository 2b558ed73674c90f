import { Amount } from '@croupier/kit/components/amount.tsx'
import { Status, type Tone } from '@croupier/kit/components/badge.tsx'
import type { ReactNode } from 'react'
import { RecordPanel } from './record-panel.tsx'

export interface ShownReference {
  /** The order's reference; the panel is open while there is one. */
  reference: string | undefined
  onClose: () => void
}

/** A panel beside a list of orders about one of them, named by its reference. */
export function ReferencePanel({
  reference,
  onClose,
  children,
}: ShownReference & { children: (reference: string) => ReactNode }): ReactNode {
  return (
    <RecordPanel record={reference} title={(shown) => <bdi dir="ltr">{shown}</bdi>} onClose={onClose}>
      {children}
    </RecordPanel>
  )
}

/** What an order is about and where it stands. */
export function OrderHead({
  amount,
  currency,
  tone,
  state,
}: {
  amount: string
  currency: string
  tone: Tone
  /** The state's name in the reader's language. */
  state: string
}): ReactNode {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <Amount value={amount} currency={currency} display className="text-2xl" />
      <Status tone={tone}>{state}</Status>
    </div>
  )
}
