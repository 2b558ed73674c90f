import { showStaffSession } from '@croupier/api/staff/show-staff-session.ts'
import { isRefused } from '@croupier/client/call-refused.ts'
import { queryClient } from '@croupier/client/query-client.ts'
import { session, type SessionEnd } from '@croupier/client/session.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useSessionToken } from '@croupier/client/use-session-token.ts'
import { Toasts } from '@croupier/kit/overlays/toasts.tsx'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { RouterProvider } from 'react-router/dom'
import { LoadFault } from '../lists/load-fault.tsx'
import { DueSteps } from '../log-in/due-steps.tsx'
import { FrontDoor, FrontDoorWaiting } from '../log-in/front-door.tsx'
import { LogInPage } from '../log-in/log-in-page.tsx'
import { followRole } from './follow-role.ts'
import { KitSetting } from './kit-setting.tsx'
import type { openRouter } from './routes.tsx'
import { StaffProvider } from '../frame/staff.tsx'

type Router = ReturnType<typeof openRouter>

/** Shown until the brand's own zone is known, and then only on the log-in page. */
const deviceTimeZone = Intl.DateTimeFormat().resolvedOptions().timeZone

/** The console: the front door, what is due, and then the screens. */
export function App({ router }: { router: Router }): ReactNode {
  return (
    <QueryClientProvider client={queryClient}>
      <Door router={router} />
    </QueryClientProvider>
  )
}

function Door({ router }: { router: Router }): ReactNode {
  const token = useSessionToken()
  const [ended, setEnded] = useState<SessionEnd>()
  // What was typed at log-in spares the operator typing it again for the steps that are due; forgotten right after.
  const [password, setPassword] = useState<string>()

  useEffect(
    () =>
      session.onEnd((reason) => {
        // What one operator saw is not for the next one at this desk.
        queryClient.clear()
        setEnded(reason)
      }),
    [],
  )

  useEffect(followRole, [])

  if (token === undefined) {
    return (
      <KitSetting timeZone={deviceTimeZone}>
        <LogInPage hasExpired={ended === 'expired'} onLoggedIn={setPassword} />
        <Toasts />
      </KitSetting>
    )
  }
  return <Inside key={token} router={router} password={password} onPassword={setPassword} />
}

interface InsideProps {
  router: Router
  password: string | undefined
  onPassword: (password: string | undefined) => void
}

function Inside({ router, password, onPassword }: InsideProps): ReactNode {
  const { data, error, refetch, isFetching } = useOperation(showStaffSession)
  const isReady = data !== undefined && data.due.length === 0
  useEffect(() => {
    if (isReady) onPassword(undefined)
  }, [isReady, onPassword])

  if (data === undefined) {
    // The session has ended: the door is drawn in a moment.
    if (isRefused(error, 'staff.not.session')) return null
    return (
      <KitSetting timeZone={deviceTimeZone}>
        {error ? (
          <FrontDoor>
            <LoadFault error={error} onRetry={() => void refetch()} retrying={isFetching} />
          </FrontDoor>
        ) : (
          <FrontDoorWaiting />
        )}
      </KitSetting>
    )
  }
  return (
    <KitSetting timeZone={data.brand.timeZone}>
      {isReady ? (
        <StaffProvider session={data}>
          <Suspense fallback={<FrontDoorWaiting />}>
            <RouterProvider router={router} />
          </Suspense>
        </StaffProvider>
      ) : (
        <DueSteps session={data} password={password} onPassword={onPassword} />
      )}
      <Toasts />
    </KitSetting>
  )
}
