import { listDueConsents } from '@croupier/api/content/list-due-consents.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useEffect } from 'react'
import { openDialog, useOpenDialog } from '../../dialogs/open-dialog.ts'
import { useMember } from '../../session/member.ts'

/** Terms that have changed are put before whoever agreed to the former ones, as soon as no other dialog is open. */
export function useDueConsents(): void {
  const { info, isTrial } = useMember()
  const enabled = info !== undefined && !isTrial && info.passwordDue === null
  const { data } = useOperation(listDueConsents, {}, { enabled, staleMilliseconds: 300_000 })
  const isOccupied = useOpenDialog() !== undefined
  const due = enabled ? data?.list[0] : undefined
  const slug = due?.slug
  const version = due?.version
  useEffect(() => {
    if (slug !== undefined && version !== undefined && !isOccupied) openDialog({ kind: 'consent', slug, version })
  }, [slug, version, isOccupied])
}
