import { useStoredFlag } from '../../page/stored-flag.ts'
import { classNames } from '@croupier/kit/class-names.ts'
import { lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react'
import { sideMenuCollapsed } from './side-menu-state.ts'

const SideLinks = lazy(() => import('./side-links.tsx'))

const wide = window.matchMedia('(width >= 64rem)')

function subscribe(listener: () => void): () => void {
  wide.addEventListener('change', listener)
  return () => wide.removeEventListener('change', listener)
}

/** Beside the page on a wide screen; on a phone the same links stand in the menu panel. */
export function SideMenu(): ReactNode {
  const isCollapsed = useStoredFlag(sideMenuCollapsed)
  const isWide = useSyncExternalStore(subscribe, () => wide.matches)
  if (!isWide) return null
  return (
    <div
      className={classNames(
        'sticky top-(--bar-height) h-[calc(100dvh-var(--bar-height))] shrink-0 overflow-y-auto overscroll-contain border-e border-hairline bg-surface py-3 scrollbar-none max-lg:hidden',
        isCollapsed ? 'w-17 px-2' : 'w-60 px-3',
      )}
    >
      <Suspense>
        <SideLinks narrow={isCollapsed} />
      </Suspense>
    </div>
  )
}
