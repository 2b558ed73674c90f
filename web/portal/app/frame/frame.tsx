import { useWords } from '@croupier/client/words/use-words.ts'
import { classNames } from '@croupier/kit/class-names.ts'
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { NavigationType, Outlet, useLocation, useNavigationType } from 'react-router'
import { afterPaint } from '../../page/after-paint.ts'
import { BottomBar } from './bottom-bar.tsx'
import { CrashBoundary } from './crash-boundary.tsx'
import { DialogHost } from '../dialogs/dialog-host.tsx'
import { Header } from '../header/header.tsx'
import { isGamePage, isPlayPage } from '../../page/game-pages.ts'
import { useOpenDialog } from '../../dialogs/open-dialog.ts'
import { PageSkeleton } from '../../parts/page-skeleton.tsx'
import { scrollToTop } from './scroll-to-top.ts'
import { ScrollTopButton } from './scroll-top-button.tsx'
import { SideMenu } from '../menus/side-menu.tsx'
import { useClosed } from '../../session/system-status.ts'

const closedPages = {
  maintenance: lazy(() => import('../../features/system/maintenance-page.tsx')),
  region: lazy(() => import('../../features/system/region-page.tsx')),
  domain: lazy(() => import('../../features/system/domain-page.tsx')),
}
const Footer = lazy(() => afterPaint(() => import('../footer/footer.tsx')))
const LateFrame = lazy(() => afterPaint(() => import('./late-frame.tsx')))

/**
 * Goes to the top when another page is shown, smoothly where motion is welcome; anchors find their own way, and a way back
 * leads to where one was (scroll-memory.ts).
 */
function useScrollToTop(address: string, hash: string): void {
  const last = useRef(address)
  const isBack = useNavigationType() === NavigationType.Pop
  useEffect(() => {
    if (last.current === address) return
    last.current = address
    if (hash === '' && !isBack) scrollToTop()
  }, [address, hash, isBack])
}

/** What a closed house still takes is a letter. */
function LetterDialog(): ReactNode {
  return useOpenDialog()?.kind === 'feedback' && <DialogHost />
}

/** Everything around a page: header, side menu, bottom bar, footer, dialogs and notices. */
export function Frame(): ReactNode {
  const { t } = useWords()
  const { pathname, search, hash } = useLocation()
  const closed = useClosed()
  useScrollToTop(pathname + search, hash)

  if (closed) {
    const Page = closedPages[closed]
    return (
      <Suspense>
        <Page />
        <LetterDialog />
      </Suspense>
    )
  }
  const isGame = isGamePage(pathname)
  // A running game has a bar of its own, and the whole window.
  const isPlay = isPlayPage(pathname)
  return (
    <>
      <a
        href="#content"
        className="fixed start-3 top-2 z-toast -translate-y-20 rounded-sm bg-action px-4 py-2 text-on-action focus:translate-y-0"
      >
        {t('shell.header.skip')}
      </a>
      {!isPlay && <Header />}
      <div className="flex">
        {!isGame && <SideMenu />}
        <div
          className={classNames(
            'flex min-w-0 flex-1 flex-col',
            !isPlay && 'min-h-[calc(100dvh-var(--bar-height))] pb-20 lg:pb-0',
          )}
        >
          {/* A page fills the window before it has come: a footer that was seen would be pushed away by it. */}
          <main
            id="content"
            tabIndex={-1}
            className={classNames('flex-1 outline-none', !isGame && 'min-h-[calc(100dvh-var(--bar-height))]')}
          >
            <CrashBoundary place={pathname + search}>
              <Suspense key={pathname} fallback={<PageSkeleton />}>
                <Outlet />
              </Suspense>
            </CrashBoundary>
          </main>
          {!isGame && (
            <Suspense fallback={<div className="mt-12 min-h-96" />}>
              <Footer />
            </Suspense>
          )}
        </div>
      </div>
      {!isPlay && (
        <>
          <BottomBar />
          <ScrollTopButton />
        </>
      )}
      <DialogHost />
      <Suspense>
        <LateFrame isPlay={isPlay} />
      </Suspense>
    </>
  )
}
