import { useWords } from '@croupier/client/words/use-words.ts'
import { Dialog } from '@croupier/kit/overlays/dialog.tsx'
import type { ReactNode } from 'react'
import type { DialogPlace } from './dialog-host.tsx'
import { CaptchaField } from '../../features/identity/captcha-field.tsx'
import { FeedbackForm } from '../../features/support/feedback-form.tsx'

/** Tells the house something, from anywhere. */
export default function FeedbackDialog({ open, onClose }: DialogPlace<'feedback'>): ReactNode {
  const { t } = useWords('support', 'identity', 'fields', 'fault', 'refusals')
  return (
    <Dialog open={open} onClose={onClose} title={t('support.feedback')}>
      {open && <FeedbackForm captcha={(round) => <CaptchaField round={round} />} onSent={onClose} />}
    </Dialog>
  )
}
