import { queryClient } from '@croupier/client/query-client.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense } from 'react'
import { BrowserRouter } from 'react-router'
import { CrashBoundary } from './crash-boundary.tsx'
import { KitBridge } from './kit-bridge.tsx'
import { PortalRoutes } from './routes.tsx'

const InsecurePage = lazy(() => import('../features/system/insecure-page.tsx'))

export function App(): ReactNode {
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
