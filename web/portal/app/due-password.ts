import { useEffect } from 'react'
import { currentDialog, openDialog } from './dialogs.ts'
import { useMember } from './member.ts'

/** A first password is still due after a reload: then nobody holds it any more, and it is asked. */
export function useDuePassword(): void {
  const { info } = useMember()
  const isDue = info?.firstTimeLogin === true
  useEffect(() => {
    if (isDue && currentDialog()?.kind !== 'changePassword') openDialog({ kind: 'changePassword', due: 'first' })
  }, [isDue])
}
