import { useEffect } from 'react'
import { currentDialog, openDialog } from './dialogs.ts'
import { useMember } from './member.ts'

/** Another password is still due after a reload: then nobody holds the present one any more, and it is asked. */
export function useDuePassword(): void {
  const { info } = useMember()
  const due = info?.passwordDue ?? undefined
  useEffect(() => {
    if (due !== undefined && currentDialog()?.kind !== 'changePassword') openDialog({ kind: 'changePassword', due })
  }, [due])
}
