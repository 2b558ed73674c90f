import { confirmSocialBinding } from '@croupier/api/identity/social/confirm-social-binding.ts'
import { showSecurityConfig } from '@croupier/api/wallet/purses/show-security-config.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { useRefusalText } from '@croupier/client/use-refusal-text.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { ConfirmDialog } from '@croupier/kit/overlays/confirm-dialog.tsx'
import { Notice } from '@croupier/kit/components/notice.tsx'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import type { ReactNode } from 'react'
import type { DialogPlace } from './dialog-host.tsx'

/** A provider has proven a member's account there: it is bound once they confirm, and for good. */
export default function SocialBindingDialog({ open, dialog, onClose }: DialogPlace<'socialBinding'>): ReactNode {
  const { t } = useWords('identity', 'refusals', 'social')
  const refusalText = useRefusalText()
  const confirm = useCall(confirmSocialBinding, { refreshes: [showSecurityConfig] })
  const { provider, name, ticket } = dialog
  const bind = async (): Promise<void> => {
    try {
      await confirm.mutateAsync({ ticket })
    } catch {
      // Said in the dialog.
      return
    }
    onClose()
    showToast({ tone: 'good', text: t('social.bind.done', { provider }) })
  }
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={() => void bind()}
      busy={confirm.isPending}
      title={t('identity.social.bind.title')}
      confirm={t('identity.social.bind.action', { provider })}
    >
      <div className="flex flex-col gap-4">
        {confirm.isError && (
          <Notice tone="bad" urgent>
            {refusalText(confirm.error)}
          </Notice>
        )}
        {name !== null && <p className="text-ink">{t('social.bind.asNamed', { provider, name })}</p>}
        <p>{t('identity.social.bind.text')}</p>
      </div>
    </ConfirmDialog>
  )
}
