import { queryClient } from '@croupier/client/query-client.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { BrowserRouter } from 'react-router'
import { afterPaint, portalDrawn } from '../page/after-paint.ts'
import { CrashBoundary } from './frame/crash-boundary.tsx'
import { KitBridge } from './kit-bridge.tsx'
import { MemberReads } from '../session/member-reads.tsx'
import { PortalRoutes } from './routes/routes.tsx'

/** Long after the page has come: what is kept for a day without a line takes nothing from this one. */
const QUIET = 4000

function keepOfflinePage(): () => void {
  const timer = setTimeout(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
    // Storage refused, or a certificate the browser does not trust: then there is no such page.
    afterPaint(() => import('./service-worker.ts'))
      .then((part) => part.keepOfflinePage())
      .catch(() => undefined)
  }, QUIET)
  return () => clearTimeout(timer)
}

const InsecurePage = lazy(() => import('../features/system/insecure-page.tsx'))

export function App(): ReactNode {
  useEffect(portalDrawn, [])
  useEffect(keepOfflinePage, [])
  return (
    <QueryClientProvider client={queryClient}>
      <KitBridge>
        <CrashBoundary>
          {window.isSecureContext ? (
            <BrowserRouter>
              <MemberReads>
                <PortalRoutes />
              </MemberReads>
            </BrowserRouter>
          ) : (
            <Suspense>
              <InsecurePage />
            </Suspense>
          )}
        </CrashBoundary>
      </KitBridge>
    </QueryClientProvider>
  )
}
