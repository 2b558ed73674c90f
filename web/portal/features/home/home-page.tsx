import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { afterPaint } from '../../page/after-paint.ts'
import { closeDialog, openDialog, useOpenDialog } from '../../dialogs/open-dialog.ts'
import { useMember } from '../../session/member.ts'
import { SearchBar } from '../../parts/search-button.tsx'
import { useTitle } from '../../page/title.ts'
import { Banners } from './banners.tsx'
import { useWelcome } from './hero.tsx'

const Rows = lazy(() => afterPaint(() => import('./rows.tsx')))

const Popups = lazy(() => afterPaint(() => import('./popups.ts')))

const dialogAt: Readonly<Record<string, 'login' | 'register'>> = { '/login': 'login', '/register': 'register' }

/** `/login` and `/register` show home with their dialog; closing it leads to `/`. */
function useDialogOfPath(): void {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const { isLogin } = useMember()
  const open = useOpenDialog()
  const kind = dialogAt[pathname.toLowerCase().replace(/\/$/, '')]

  const show = useEffectEvent((wanted: 'login' | 'register') => {
    if (isLogin) void navigate('/', { replace: true })
    // A page that sent the person here has opened it already, with the page they wanted.
    else if (open === undefined) openDialog({ kind: wanted })
  })
  useEffect(() => {
    if (kind === undefined) return
    show(kind)
    return () => closeDialog()
  }, [kind])

  const leave = useEffectEvent(() => {
    if (kind !== undefined && !isLogin) void navigate('/', { replace: true })
  })
  const isOpen = open !== undefined
  useEffect(() => {
    if (!isOpen) return
    return () => queueMicrotask(() => leave())
  }, [isOpen])
}

export function HomePage(): ReactNode {
  const { title } = useWelcome()
  useTitle()
  useDialogOfPath()
  return (
    <div className="content-width flex flex-col gap-8 py-4 sm:gap-10 sm:py-6">
      {/* Stays where the banner that shows the same words has moved on. */}
      <h1 className="sr-only">{title}</h1>
      <SearchBar className="-mb-4 sm:hidden" />
      <Banners />
      <Suspense fallback={<div className="min-h-dvh" />}>
        <Rows />
      </Suspense>
      <Suspense>
        <Popups />
      </Suspense>
    </div>
  )
}
