import { lazy, type ReactNode, Suspense, useState } from 'react'
import { afterPaint } from '../../page/after-paint.ts'
import { closeDialog, type OpenDialog, useOpenDialog } from '../../dialogs/open-dialog.ts'
import { LostDialogBoundary } from './lost-dialog-boundary.tsx'

export interface DialogPlace<Kind extends OpenDialog['kind'] = OpenDialog['kind']> {
  open: boolean
  dialog: Extract<OpenDialog, { kind: Kind }>
  onClose: () => void
}

// Which dialogs there are is not needed for the first page, and is there before somebody presses.
const parts = afterPaint(() => import('./dialog-parts.tsx'))
parts.catch(() => undefined)
const DialogPart = lazy(() => parts)

/** Where dialogs stand. The last one stays while it closes, so that its going can be seen. */
export function DialogHost(): ReactNode {
  const current = useOpenDialog()
  const [last, setLast] = useState(current)
  if (current && current !== last) setLast(current)
  const shown = current ?? last
  if (!shown) return null
  return (
    <LostDialogBoundary key={shown.kind} open={current !== undefined}>
      <Suspense fallback={null}>
        <DialogPart open={current !== undefined} dialog={shown} onClose={closeDialog} />
      </Suspense>
    </LostDialogBoundary>
  )
}
