import { logOutStaff } from '@croupier/api/staff/log-out-staff.ts'
import { showStaffSession } from '@croupier/api/staff/show-staff-session.ts'
import { call } from '@croupier/client/call.ts'
import { session as staffSession } from '@croupier/client/session.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { STAFF_PASSWORD_MIN } from '@croupier/api/staff/limits.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { PasswordForm } from '../account/password-form.tsx'
import { TotpEnrolment } from '../account/totp-enrolment.tsx'
import type { StaffSession } from '../frame/staff.tsx'
import { FrontDoor } from './front-door.tsx'

/** What an operator must do before anything else: a password of their own, then a second step. */
export function DueSteps({
  session,
  password,
  onPassword,
}: {
  session: StaffSession
  password: string | undefined
  onPassword: (password: string | undefined) => void
}): ReactNode {
  const { t } = useWords('console-staff')
  const cache = useQueryClient()
  // Taken at the start: with the recovery codes on screen the session already has its second step.
  const [step, setStep] = useState<'password' | 'totp'>(session.due.includes('password') ? 'password' : 'totp')
  const refresh = () => cache.invalidateQueries({ queryKey: [showStaffSession.name] })
  const title = step === 'password' ? t('console.due.password.title') : t('console.due.totp.title')

  useEffect(() => {
    document.title = title
  }, [title])

  async function passwordChanged(chosen: string): Promise<void> {
    onPassword(chosen)
    if (session.due.includes('totp')) setStep('totp')
    else await refresh()
  }

  async function leave(): Promise<void> {
    await call(logOutStaff).catch(() => undefined)
    staffSession.end()
  }

  return (
    <FrontDoor wide>
      <h1 className="text-2xl">{title}</h1>
      <p className="mt-2 mb-6 text-ink-soft">
        {step === 'password' ? t('console.due.password.text', { min: STAFF_PASSWORD_MIN }) : t('console.due.totp.text')}
      </p>
      {step === 'password' ? (
        <PasswordForm account={session.account} known={password} onChanged={passwordChanged} />
      ) : (
        <TotpEnrolment known={password} onDone={refresh} />
      )}
      <Button variant="ghost" wide className="mt-4" onClick={() => void leave()}>
        {t('console.account.signOut')}
      </Button>
    </FrontDoor>
  )
}
