import { useEffect } from 'react'
import { openDialog, useOpenDialog } from './dialogs.ts'
import { useMember } from './member.ts'

/**
 * Another password is still due after a reload: then nobody holds the present one any more, and it is asked. Whatever
 * closes the dialog or takes its place meanwhile, it comes back.
 */
export function useDuePassword(): void {
  const { info } = useMember()
  const due = info?.passwordDue ?? undefined
  const open = useOpenDialog()?.kind
  useEffect(() => {
    if (due !== undefined && open !== 'changePassword') openDialog({ kind: 'changePassword', due })
  }, [due, open])
}
