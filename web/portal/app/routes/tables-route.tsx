import { type ReactNode, Suspense } from 'react'
import TablesPage from '../../features/tables/tables-page.tsx'
import { latePart } from '../../page/late-part.ts'

const TableHosts = latePart(() => import('../../features/chat/table-hosts.tsx'), 'chat', 'refusals')

/** The table stands before the hosts beside it have come. */
function HostsLater(): ReactNode {
  return (
    <Suspense fallback={null}>
      <TableHosts />
    </Suspense>
  )
}

/** A table of the house, with the room of a live host beside it. */
export default function TablesRoute(): ReactNode {
  return <TablesPage Hosts={HostsLater} />
}
