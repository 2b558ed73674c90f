import { showMemberInfo } from '@croupier/api/identity/members/show-member-info.ts'
import { queryClient } from '@croupier/client/query-client.ts'
import { useEffect } from 'react'
import { closeDialog, openDialog, useOpenDialog } from '../../dialogs/open-dialog.ts'
import { useMember } from '../../session/member.ts'

const askAgain = (): void => void queryClient.invalidateQueries({ queryKey: [showMemberInfo.name] })

/**
 * Another password is still due after a reload: then nobody holds the present one any more, and it is asked. Whatever
 * closes the dialog or takes its place meanwhile, it comes back; and it goes once it was changed in another tab.
 */
export function useDuePassword(): void {
  const { info } = useMember()
  const due = info?.passwordDue ?? undefined
  const isSettled = info !== undefined && due === undefined
  const dialog = useOpenDialog()
  const open = dialog?.kind
  const isAskedInVain = isSettled && dialog?.kind === 'changePassword' && dialog.due !== undefined
  useEffect(() => {
    if (due !== undefined && open !== 'changePassword') openDialog({ kind: 'changePassword', due })
  }, [due, open])
  useEffect(() => {
    if (!isAskedInVain) return
    closeDialog()
    // What was refused until now is asked again.
    void queryClient.invalidateQueries()
  }, [isAskedInVain])
  useEffect(() => {
    if (due === undefined) return undefined
    addEventListener('focus', askAgain)
    return () => removeEventListener('focus', askAgain)
  }, [due])
}
