import { Skeleton, SkeletonText, Waiting } from '@croupier/kit/components/skeleton.tsx'
import type { ReactNode } from 'react'

/** The shape of a page that is on its way: its title, a line of text, a block. */
export function PageSkeleton(): ReactNode {
  return (
    <Waiting className="content-width flex flex-col gap-6 py-6">
      <Skeleton className="h-8 w-56 max-w-full" />
      <SkeletonText lines={2} className="max-w-120" />
      <Skeleton className="h-72 w-full" />
    </Waiting>
  )
}
