import { logInStaff } from '@croupier/api/staff/log-in-staff.ts'
import { call } from '@croupier/client/call.ts'
import { isRefused } from '@croupier/client/call-refused.ts'
import { session } from '@croupier/client/session.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Notice } from '@croupier/kit/components/notice.tsx'
import { type ReactNode, useEffect, useState } from 'react'
import { CredentialsForm, type Credentials } from './credentials-form.tsx'
import { FrontDoor } from './front-door.tsx'
import { SecondStepForm } from './second-step-form.tsx'

/** Password first; the second step is asked for where the operator has one. The page one wanted is drawn afterwards. */
export function LogInPage({
  hasExpired,
  onLoggedIn,
}: {
  hasExpired: boolean
  onLoggedIn: (password: string) => void
}): ReactNode {
  const { t } = useWords()
  const [given, setGiven] = useState<Credentials>()

  useEffect(() => {
    document.title = t('console.login.title')
  }, [t])

  async function logIn(credentials: Credentials, code?: string): Promise<void> {
    const { token } = await call(logInStaff, { ...credentials, ...(code === undefined ? {} : { code }) })
    onLoggedIn(credentials.password)
    session.start(token)
  }

  async function begin(credentials: Credentials): Promise<void> {
    try {
      await logIn(credentials)
    } catch (error) {
      if (!isRefused(error, 'staff.totp.required')) throw error
      setGiven(credentials)
    }
  }

  if (given) {
    return (
      <FrontDoor>
        <SecondStepForm onCode={(code) => logIn(given, code)} onBack={() => setGiven(undefined)} />
      </FrontDoor>
    )
  }
  return (
    <FrontDoor>
      <h1 className="mb-6 text-2xl">{t('console.login.title')}</h1>
      {hasExpired && <Notice className="mb-5">{t('console.login.ended')}</Notice>}
      <CredentialsForm onCredentials={begin} />
    </FrontDoor>
  )
}
