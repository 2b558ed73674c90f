import { queryClient } from '@croupier/client/query-client.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { BrowserRouter } from 'react-router'
import { portalDrawn } from './after-paint.ts'
import { CrashBoundary } from './crash-boundary.tsx'
import { KitBridge } from './kit-bridge.tsx'
import { PortalRoutes } from './routes.tsx'

const InsecurePage = lazy(() => import('../features/system/insecure-page.tsx'))

export function App(): ReactNode {
  useEffect(portalDrawn, [])
  return (
    <QueryClientProvider client={queryClient}>
      <KitBridge>
        <CrashBoundary>
          {window.isSecureContext ? (
            <BrowserRouter>
              <PortalRoutes />
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
