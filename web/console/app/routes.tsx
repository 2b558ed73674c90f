import { words } from '@croupier/client/words/words.ts'
import { createBrowserRouter, Navigate, type RouteObject } from 'react-router'
import { useMay } from '../frame/staff.tsx'
import type { Screen } from '../frame/screen.ts'
import { BrokenPage } from './broken-page.tsx'
import { Guarded } from './guarded.tsx'
import { MissingPage } from './missing-page.tsx'
import { firstPage, screens } from './pages.ts'
import { Shell } from './shell.tsx'

/** A screen with its words, loaded together when it is first opened; refused here before it asks the server. */
function routeOf(screen: Screen): RouteObject {
  return {
    path: screen.path,
    async lazy() {
      const [Drawn] = await Promise.all([screen.load(), ...screen.words.map((area) => words.need(area))])
      return {
        Component: () => (
          <Guarded permission={screen.permission}>
            <Drawn screen={screen} />
          </Guarded>
        ),
      }
    },
  }
}

function Start() {
  return <Navigate to={firstPage(useMay())} replace />
}

/** Made once the words have started: a router begins to load the screen of its address at once. */
export const openRouter = () =>
  createBrowserRouter([
    {
      Component: Shell,
      children: [
        {
          ErrorBoundary: BrokenPage,
          // While the first screen's files come there is nothing else to show than the shell.
          HydrateFallback: () => null,
          children: [{ index: true, Component: Start }, ...screens.map(routeOf), { path: '*', Component: MissingPage }],
        },
      ],
    },
  ])
