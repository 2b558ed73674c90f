import { type ComponentType, lazy, type ReactNode } from 'react'
import type { DialogPlace } from './dialog-host.tsx'
import type { OpenDialog } from '../../dialogs/open-dialog.ts'

const dialogs: { [Kind in OpenDialog['kind']]: ComponentType<DialogPlace<Kind>> } = {
  login: lazy(() => import('./login-dialog.tsx')),
  register: lazy(() => import('./register-dialog.tsx')),
  search: lazy(() => import('./search-dialog.tsx')),
  deposit: lazy(() => import('./deposit-dialog.tsx')),
  freePlay: lazy(() => import('./free-play-dialog.tsx')),
  signOut: lazy(() => import('./sign-out-dialog.tsx')),
  realityCheck: lazy(() => import('./reality-check-dialog.tsx')),
  takeBreak: lazy(() => import('./take-break-dialog.tsx')),
  language: lazy(() => import('./language-dialog.tsx')),
  terms: lazy(() => import('./terms-dialog.tsx')),
  help: lazy(() => import('./help-dialog.tsx')),
  announcements: lazy(() => import('./announcements-dialog.tsx')),
  consent: lazy(() => import('./consent-dialog.tsx')),
  feedback: lazy(() => import('./feedback-dialog.tsx')),
  trial: lazy(() => import('./trial-dialog.tsx')),
  forgot: lazy(() => import('./forgot-dialog.tsx')),
  resetPassword: lazy(() => import('./reset-password-dialog.tsx')),
  changePassword: lazy(() => import('./change-password-dialog.tsx')),
  bindEmail: lazy(() => import('./bind-email-dialog.tsx')),
  paymentPassword: lazy(() => import('./payment-password-dialog.tsx')),
  secondStep: lazy(() => import('./second-step-dialog.tsx')),
  authenticator: lazy(() => import('./authenticator-dialog.tsx')),
  bindMobile: lazy(() => import('./bind-mobile-dialog.tsx')),
  payoutAccount: lazy(() => import('./payout-account-dialog.tsx')),
  socialRegister: lazy(() => import('./social-register-dialog.tsx')),
  socialBinding: lazy(() => import('./social-binding-dialog.tsx')),
  contract: lazy(() => import('./contract-dialog.tsx')),
  vendorGames: lazy(() => import('./vendor-games-dialog.tsx')),
}

/** Whichever dialog is open, each a chunk of its own. */
export default function DialogPart(place: DialogPlace): ReactNode {
  const Part = dialogs[place.dialog.kind] as ComponentType<DialogPlace>
  return <Part {...place} />
}
