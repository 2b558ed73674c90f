import { Time } from '@croupier/kit/components/time.tsx'
import type { ReactNode } from 'react'
import { ComplainLink } from './complain-link.tsx'

/** When an order was given, what it is called, and the way to a complaint about it. `label` says to those who hear it what the name is. */
export function OrderStamp({ at, label, reference }: { at: number; label: string; reference: string }): ReactNode {
  return (
    <span className="flex flex-wrap gap-x-4">
      <Time at={at} />
      <span>
        <span className="sr-only">{label} </span>
        <bdi dir="ltr" className="figures">
          {reference}
        </bdi>
      </span>
      <ComplainLink reference={reference} />
    </span>
  )
}
