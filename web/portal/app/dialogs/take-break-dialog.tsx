import { useWords } from '@croupier/client/words/use-words.ts'
import { Dialog } from '@croupier/kit/overlays/dialog.tsx'
import type { ReactNode } from 'react'
import { TakeBreakForm } from '../../features/security/take-break-form.tsx'
import type { DialogPlace } from './dialog-host.tsx'

export default function TakeBreakDialog({ open, onClose }: DialogPlace<'takeBreak'>): ReactNode {
  const { t } = useWords('security')
  return (
    <Dialog open={open} onClose={onClose} title={t('security.break.label')}>
      <TakeBreakForm onTaken={onClose} />
    </Dialog>
  )
}
