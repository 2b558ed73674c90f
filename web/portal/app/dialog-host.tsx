import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import { closeDialog, type OpenDialog, useOpenDialog } from './dialogs.ts'
import { LostDialogBoundary } from './lost-dialog-boundary.tsx'

export interface DialogPlace<Kind extends OpenDialog['kind'] = OpenDialog['kind']> {
  open: boolean
  dialog: Extract<OpenDialog, { kind: Kind }>
  onClose: () => void
}

const dialogs: { [Kind in OpenDialog['kind']]: ComponentType<DialogPlace<Kind>> } = {
  login: lazy(() => import('../dialogs/login-dialog.tsx')),
  register: lazy(() => import('../dialogs/register-dialog.tsx')),
  freePlay: lazy(() => import('../dialogs/free-play-dialog.tsx')),
  signOut: lazy(() => import('../dialogs/sign-out-dialog.tsx')),
  language: lazy(() => import('../dialogs/language-dialog.tsx')),
  terms: lazy(() => import('../dialogs/terms-dialog.tsx')),
  trial: lazy(() => import('../dialogs/trial-dialog.tsx')),
  forgot: lazy(() => import('../dialogs/forgot-dialog.tsx')),
  resetPassword: lazy(() => import('../dialogs/reset-password-dialog.tsx')),
  changePassword: lazy(() => import('../dialogs/change-password-dialog.tsx')),
  bindEmail: lazy(() => import('../dialogs/bind-email-dialog.tsx')),
  paymentPassword: lazy(() => import('../dialogs/payment-password-dialog.tsx')),
  secondStep: lazy(() => import('../dialogs/second-step-dialog.tsx')),
  authenticator: lazy(() => import('../dialogs/authenticator-dialog.tsx')),
  bindMobile: lazy(() => import('../dialogs/bind-mobile-dialog.tsx')),
  payoutAccount: lazy(() => import('../dialogs/payout-account-dialog.tsx')),
  socialRegister: lazy(() => import('../dialogs/social-register-dialog.tsx')),
  socialBinding: lazy(() => import('../dialogs/social-binding-dialog.tsx')),
  vendorGames: lazy(() => import('../dialogs/vendor-games-dialog.tsx')),
}

/** Where dialogs stand. The last one stays while it closes, so that its going can be seen. */
export function DialogHost(): ReactNode {
  const current = useOpenDialog()
  const [last, setLast] = useState(current)
  if (current && current !== last) setLast(current)
  const shown = current ?? last
  if (!shown) return null
  const Shown = dialogs[shown.kind] as ComponentType<DialogPlace>
  return (
    <LostDialogBoundary key={shown.kind} open={current !== undefined}>
      <Suspense fallback={null}>
        <Shown open={current !== undefined} dialog={shown} onClose={closeDialog} />
      </Suspense>
    </LostDialogBoundary>
  )
}
