import { isRefused } from '@croupier/client/call-refused.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { Dialog } from '@croupier/kit/overlays/dialog.tsx'
import { type ReactNode, useState } from 'react'
import type { DialogPlace } from './dialog-host.tsx'
import { openDialog } from '../../dialogs/open-dialog.ts'
import { ResetPasswordForm } from '../../features/identity/reset-password-form.tsx'
import { useArrival } from '../../features/identity/use-arrival.ts'

/** Where the link of a letter leads: a new password, or the way to a new link. */
export default function ResetPasswordDialog({ open, dialog, onClose }: DialogPlace<'resetPassword'>): ReactNode {
  const { t } = useWords('identity', 'password', 'fields', 'fault', 'refusals')
  const arrive = useArrival('reset')
  const [spent, setSpent] = useState<string>()
  const isSpent = spent === dialog.token
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t(isSpent ? 'identity.reset.expired.title' : 'identity.reset.title')}
      footer={
        isSpent ? (
          <Button variant="action" data-autofocus="" onClick={() => openDialog({ kind: 'forgot', tab: 'email' })}>
            {t('identity.reset.expired.action')}
          </Button>
        ) : undefined
      }
    >
      {isSpent ? (
        <p role="alert" className="text-ink-soft">
          {t('password.reset.expired.text')}
        </p>
      ) : (
        <ResetPasswordForm
          token={dialog.token}
          onDone={arrive}
          onRefused={(error) => {
            if (isRefused(error, 'reset.link.invalid')) setSpent(dialog.token)
          }}
        />
      )}
    </Dialog>
  )
}
