import type { ReactNode } from 'react'
import { useKitWords } from '../words.tsx'
import { Button } from '../components/button.tsx'
import { Dialog } from './dialog.tsx'

export interface ConfirmDialogProps {
  open: boolean
  onClose: () => void
  onConfirm: () => void
  title: ReactNode
  /** What will happen, and to which money. */
  children?: ReactNode
  /** The verb on the button: "Sign out", "Withdraw 500.00"; not "OK". */
  confirm: ReactNode
  cancel?: ReactNode
  danger?: boolean | undefined
  busy?: boolean | undefined
}

export function ConfirmDialog({
  open,
  onClose,
  onConfirm,
  title,
  children,
  confirm,
  cancel,
  danger = false,
  busy = false,
}: ConfirmDialogProps): ReactNode {
  const words = useKitWords()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button onClick={onClose} className="flex-1 sm:flex-none" data-autofocus={danger ? '' : undefined}>
            {cancel ?? words.cancel}
          </Button>
          <Button
            variant={danger ? 'danger' : 'action'}
            loading={busy}
            onClick={onConfirm}
            className="flex-1 sm:flex-none"
            data-autofocus={danger ? undefined : ''}
          >
            {confirm}
          </Button>
        </>
      }
    >
      <div className="text-ink-soft">{children}</div>
    </Dialog>
  )
}
