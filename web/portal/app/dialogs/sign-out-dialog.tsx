import { useWords } from '@croupier/client/words/use-words.ts'
import { ConfirmDialog } from '@croupier/kit/overlays/confirm-dialog.tsx'
import type { ReactNode } from 'react'
import { useSignOut } from '../../session/use-sign-out.ts'
import type { DialogPlace } from './dialog-host.tsx'

export default function SignOutDialog({ open, onClose }: DialogPlace<'signOut'>): ReactNode {
  const { t } = useWords()
  const { signOut, isLeaving } = useSignOut(onClose)
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={() => void signOut()}
      busy={isLeaving}
      title={t('shell.logout.in_popup_prompt')}
      confirm={t('shell.logout.in_increase_submit')}
      cancel={t('shell.logout.in_more_cancel')}
    >
      {isLeaving ? t('shell.logout.working') : t('shell.logout.in_sure_logout')}
    </ConfirmDialog>
  )
}
