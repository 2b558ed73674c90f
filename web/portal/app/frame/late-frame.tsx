import { useSessionToken } from '@croupier/client/use-session-token.ts'
import { Toasts } from '@croupier/kit/overlays/toasts.tsx'
import { lazy, type ReactNode, Suspense } from 'react'
import { type Settings, useSettings } from '../../session/settings.ts'
import { useKeepAddresses } from './keep-addresses.ts'
import { useScrollMemory } from './scroll-memory.ts'

const Measuring = lazy(() => import('../measuring/measuring.tsx'))
const LiveConnection = lazy(() => import('../live/live-connection.tsx'))

const none: Settings['analytics'] = []

/** What stands around every page and is not seen on its first screen: notices, live messages, counting of visits, ways back. */
export default function LateFrame({ isPlay }: { isPlay: boolean }): ReactNode {
  useScrollMemory()
  const token = useSessionToken()
  const settings = useSettings()
  useKeepAddresses(settings)
  const analytics = settings?.analytics ?? none
  return (
    <>
      <Toasts />
      {analytics.length > 0 && !isPlay && (
        <Suspense>
          <Measuring accounts={analytics} />
        </Suspense>
      )}
      {token !== undefined && (
        <Suspense>
          <LiveConnection token={token} />
        </Suspense>
      )}
    </>
  )
}
