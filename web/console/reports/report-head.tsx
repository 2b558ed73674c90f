import { Card } from '@croupier/kit/components/card.tsx'
import { Skeleton } from '@croupier/kit/components/skeleton.tsx'
import type { ReactNode } from 'react'
import { Figures } from '../frame/figures.tsx'

/** What all days of a report come to, and their chart; shapes while it is read. */
export function ReportHead({
  isThere,
  figures,
  chart,
  note,
}: {
  isThere: boolean
  figures: () => ReactNode
  chart: () => ReactNode
  note?: () => ReactNode
}): ReactNode {
  return (
    <Card className="mb-4">
      {isThere ? (
        <div className="flex flex-col gap-6">
          <Figures across={4}>{figures()}</Figures>
          {chart()}
          {note?.()}
        </div>
      ) : (
        <Skeleton className="h-72" />
      )}
    </Card>
  )
}
