import { type ComponentType, lazy, type ReactNode } from 'react'
import type { DialogPlace } from './dialog-host.tsx'
import type { OpenDialog } from './dialogs.ts'

const dialogs: { [Kind in OpenDialog['kind']]: ComponentType<DialogPlace<Kind>> } = {
  login: lazy(() => import('../dialogs/login-dialog.tsx')),
  register: lazy(() => import('../dialogs/register-dialog.tsx')),
  search: lazy(() => import('../dialogs/search-dialog.tsx')),
  deposit: lazy(() => import('../dialogs/deposit-dialog.tsx')),
  freePlay: lazy(() => import('../dialogs/free-play-dialog.tsx')),
  signOut: lazy(() => import('../dialogs/sign-out-dialog.tsx')),
  language: lazy(() => import('../dialogs/language-dialog.tsx')),
  terms: lazy(() => import('../dialogs/terms-dialog.tsx')),
  help: lazy(() => import('../dialogs/help-dialog.tsx')),
  announcements: lazy(() => import('../dialogs/announcements-dialog.tsx')),
  consent: lazy(() => import('../dialogs/consent-dialog.tsx')),
  feedback: lazy(() => import('../dialogs/feedback-dialog.tsx')),
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
  contract: lazy(() => import('../dialogs/contract-dialog.tsx')),
  vendorGames: lazy(() => import('../dialogs/vendor-games-dialog.tsx')),
}

/** Whichever dialog is open, each a chunk of its own. */
export default function DialogPart(place: DialogPlace): ReactNode {
  const Part = dialogs[place.dialog.kind] as ComponentType<DialogPlace>
  return <Part {...place} />
}
