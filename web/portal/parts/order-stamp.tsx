import { Time } from '@croupier/kit/components/time.tsx'
import type { ReactNode } from 'react'

/** When an order was given and what it is called. `label` says to those who hear it what the name is. */
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
    </span>
  )
}
