import { SidePanel } from '@croupier/kit/overlays/side-panel.tsx'
import { Skeleton, Waiting } from '@croupier/kit/components/skeleton.tsx'
import { type ReactNode, useState } from 'react'
import { LoadFault } from './load-fault.tsx'

/** A panel beside a list about one of its records, by its name; open while there is one. */
export function RecordPanel({
  record,
  title,
  onClose,
  children,
}: {
  record: string | undefined
  title: (record: string) => ReactNode
  onClose: () => void
  children: (record: string) => ReactNode
}): ReactNode {
  // The panel keeps its content while it closes.
  const [shown, setShown] = useState(record)
  if (record !== undefined && record !== shown) setShown(record)
  return (
    <SidePanel open={record !== undefined} onClose={onClose} title={shown === undefined ? '' : title(shown)}>
      {shown !== undefined && children(shown)}
    </SidePanel>
  )
}

/** What stands in the panel until the record is there. */
export function RecordWaiting({
  error,
  onRetry,
  retrying,
}: {
  error: unknown
  onRetry: () => void
  retrying: boolean
}): ReactNode {
  if (error) return <LoadFault error={error} onRetry={onRetry} retrying={retrying} />
  return (
    <Waiting className="flex flex-col gap-4">
      <Skeleton className="h-10" />
      <Skeleton className="h-64" />
    </Waiting>
  )
}
