import { Card } from '@croupier/kit/components/card.tsx'
import { Skeleton } from '@croupier/kit/components/skeleton.tsx'
import { Stat } from '@croupier/kit/components/stat.tsx'
import type { ReactNode } from 'react'

export interface ShownFigure {
  id: string
  label: string
  value: ReactNode
  tone?: 'jade' | 'vermilion' | 'brass' | undefined
}

/** A few figures side by side; shapes where they are not there yet. */
export function FigureGrid({ figures, isWaiting }: { figures: readonly ShownFigure[]; isWaiting: boolean }): ReactNode {
  return (
    <Card>
      <div className="grid grid-cols-2 gap-x-4 gap-y-5 lg:grid-cols-4" aria-busy={isWaiting || undefined}>
        {figures.map(({ id, label, value, tone }) => (
          <Stat
            key={id}
            label={label}
            value={isWaiting ? <Skeleton className="my-1 h-6 w-20" /> : value}
            tone={tone}
            className="[&_dd]:text-lg sm:[&_dd]:text-xl"
          />
        ))}
      </div>
    </Card>
  )
}
