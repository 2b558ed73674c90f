import { useWords } from '@croupier/client/words/use-words.ts'
import { SidePanel } from '@croupier/kit/overlays/side-panel.tsx'
import { type ReactNode, useState } from 'react'
import { Outlet, useLocation, useNavigation } from 'react-router'
import { CommandPalette } from './command-palette.tsx'
import { Header } from './header.tsx'
import { KeyList } from './key-list.tsx'
import { LiveConnection } from './live-connection.tsx'
import { Navigation } from './navigation.tsx'
import { QueueSound } from './queue-sound.tsx'
import { SideBar } from './side-bar.tsx'
import { useShortcuts } from './use-shortcuts.ts'

/** What stands around every screen: menu, header, command palette. */
export function Shell(): ReactNode {
  const { t } = useWords()
  const [open, setOpen] = useState<'menu' | 'palette' | 'keys'>()
  const close = () => setOpen(undefined)
  const { pathname } = useLocation()
  const { state } = useNavigation()

  // The menu of a phone closes when it has led somewhere.
  const [shownPath, setShownPath] = useState(pathname)
  if (pathname !== shownPath) {
    setShownPath(pathname)
    if (open === 'menu') setOpen(undefined)
  }

  useShortcuts({ onPalette: () => setOpen('palette'), onKeys: () => setOpen('keys') })

  return (
    <div className="flex min-h-dvh bg-ground [--table-top:var(--bar-height)]">
      <a
        href="#content"
        className="fixed start-4 top-3 z-toast -translate-y-20 rounded-md bg-action px-4 py-2 text-on-action focus:translate-y-0"
      >
        {t('console.skip')}
      </a>
      <SideBar />
      <div className="flex min-w-0 flex-1 flex-col">
        <Header onMenu={() => setOpen('menu')} onPalette={() => setOpen('palette')} onKeys={() => setOpen('keys')} />
        <main
          id="content"
          tabIndex={-1}
          aria-busy={state === 'loading' || undefined}
          className="content-width flex-1 py-5 outline-none sm:px-6 sm:py-7"
        >
          <Outlet />
        </main>
      </div>
      <SidePanel open={open === 'menu'} onClose={close} title={t('console.title')} side="start">
        <nav aria-label={t('console.nav.label')}>
          <Navigation />
        </nav>
      </SidePanel>
      <CommandPalette open={open === 'palette'} onClose={close} />
      <KeyList open={open === 'keys'} onClose={close} />
      <LiveConnection />
      <QueueSound />
    </div>
  )
}
