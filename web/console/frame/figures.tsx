import type { ReactNode } from 'react'
import { classNames } from '@croupier/kit/class-names.ts'

const columns = {
  4: 'xl:*:basis-[calc(25%-1.125rem)]',
  6: 'md:*:basis-[calc(33.333%-1rem)] xl:*:basis-[calc(16.666%-1.25rem)]',
}

/**
 * Figures side by side in columns: two on a phone, as many as named at a desk. One that is too long for its column takes
 * what it needs and moves the others on: an amount is never broken, and one of a large house is long.
 */
export function Figures({ across, children }: { across: 4 | 6; children: ReactNode }): ReactNode {
  return (
    <div
      className={classNames('flex flex-wrap gap-x-6 gap-y-5 *:min-w-auto *:basis-[calc(50%-0.75rem)]', columns[across])}
    >
      {children}
    </div>
  )
}
