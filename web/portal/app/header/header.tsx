import { useStoredFlag } from '../../page/stored-flag.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button, buttonClasses } from '@croupier/kit/components/button.tsx'
import { IconButton } from '@croupier/kit/components/icon-button.tsx'
import { MenuIcon } from '@croupier/kit/icons/navigation.tsx'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { afterPaint } from '../../page/after-paint.ts'
import { BrandLink } from './brand-link.tsx'
import { openDialog } from '../../dialogs/open-dialog.ts'
import { useMember } from '../../session/member.ts'
import { SearchBar, SearchButton, useSearchKeys } from '../../parts/search-button.tsx'
import { useMayRegister, useModules } from '../../session/settings.ts'
import { sideMenuCollapsed } from '../menus/side-menu-state.ts'

const Balance = lazy(() => import('../../parts/balance.tsx').then((part) => ({ default: part.Balance })))
const MessageBell = lazy(() => import('./message-bell.tsx').then((part) => ({ default: part.MessageBell })))
const AccountMenu = lazy(() => import('./account-menu.tsx'))
const VendorMenu = lazy(() => afterPaint(() => import('../menus/vendor-menu.tsx')))
const MenuPanel = lazy(() => import('../menus/menu-panel.tsx'))

function LoggedOut(): ReactNode {
  const { t } = useWords()
  const isOn = useModules()
  const mayRegister = useMayRegister()
  return (
    <>
      {isOn('LOGIN3') && (
        <Button size="small" variant="ghost" onClick={() => openDialog({ kind: 'login' })}>
          {t('shell.header.login')}
        </Button>
      )}
      {mayRegister && (
        <Button size="small" variant="action" onClick={() => openDialog({ kind: 'register' })}>
          {t('shell.header.register')}
        </Button>
      )}
    </>
  )
}

function LoggedIn(): ReactNode {
  const { t } = useWords()
  const { isTrial } = useMember()
  const mayRegister = useMayRegister()
  return (
    <>
      <Suspense fallback={<span className="h-[2.625rem] w-36 rounded-md border border-hairline bg-sunken sm:w-40" />}>
        <Balance />
      </Suspense>
      {isTrial && mayRegister && (
        <Button
          size="small"
          variant="action"
          className="max-sm:hidden"
          onClick={() => openDialog({ kind: 'register' })}
        >
          {t('shell.trial.action')}
        </Button>
      )}
      {!isTrial && (
        <>
          <Link to="/member?page=withdraw" className={`${buttonClasses('quiet', 'small')} max-lg:hidden`}>
            {t('shell.header.withdraw')}
          </Link>
          <Link to="/member?page=depositv2" className={`${buttonClasses('action', 'small')} max-lg:hidden`}>
            {t('shell.header.deposit')}
          </Link>
        </>
      )}
      {!isTrial && (
        // Where a balance fills the narrowest phones, messages are a step further: in the member centre.
        <span className="flex max-[23.5rem]:hidden">
          <Suspense fallback={<span className="size-10 max-sm:hidden" />}>
            <MessageBell />
          </Suspense>
        </span>
      )}
      <Suspense fallback={<span className="size-10" />}>
        <AccountMenu />
      </Suspense>
    </>
  )
}

export function Header(): ReactNode {
  const { t } = useWords()
  const { isLogin } = useMember()
  const isCollapsed = useStoredFlag(sideMenuCollapsed)
  const [isPanelOpen, setPanelOpen] = useState(false)
  const [wasPanelOpen, setWasPanelOpen] = useState(false)
  const isHome = useLocation().pathname === '/'
  useSearchKeys()
  return (
    <header className="sticky top-0 z-bar border-b border-hairline bg-surface">
      <div className="flex h-(--bar-height) items-center gap-2 px-2 sm:px-4">
        <IconButton
          label={t('shell.header.menu')}
          icon={<MenuIcon />}
          aria-expanded={isPanelOpen}
          className="lg:hidden"
          onClick={() => {
            setWasPanelOpen(true)
            setPanelOpen(true)
          }}
        />
        <IconButton
          label={isCollapsed ? t('shell.side.expand') : t('shell.side.collapse')}
          icon={<MenuIcon />}
          aria-expanded={!isCollapsed}
          className="max-lg:hidden"
          onClick={() => sideMenuCollapsed.set(!isCollapsed)}
        />
        <BrandLink />
        <Suspense>
          <VendorMenu />
        </Suspense>
        <SearchBar className="mx-auto w-full max-w-110 max-lg:hidden" />
        <div className="flex shrink-0 items-center gap-1.5 max-lg:ms-auto sm:gap-2">
          {/* The phone's home page has a field of its own on top; beside a balance, and on the narrowest, there is room in
              the menu alone. */}
          <SearchButton className={isHome || isLogin ? 'lg:hidden max-sm:hidden' : 'lg:hidden max-[23.5rem]:hidden'} />
          {isLogin ? <LoggedIn /> : <LoggedOut />}
        </div>
      </div>
      {wasPanelOpen && (
        <Suspense>
          <MenuPanel open={isPanelOpen} onClose={() => setPanelOpen(false)} />
        </Suspense>
      )}
    </header>
  )
}
