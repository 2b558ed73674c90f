import { useWords } from '@croupier/client/words/use-words.ts'
import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { afterPaint } from '../../app/after-paint.ts'
import { closeDialog, openDialog, useOpenDialog } from '../../app/dialogs.ts'
import { useMember } from '../../app/member.ts'
import { useTitle } from '../../app/title.ts'
import { Hero } from './hero.tsx'

const CategoryTiles = lazy(() => afterPaint(() => import('./category-tiles.tsx')))

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
    // A page that sent the person here has opened it already, with where he wanted to go.
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
  const { t } = useWords()
  useTitle()
  useDialogOfPath()
  return (
    <div className="content-width flex flex-col gap-10 py-4 sm:py-6">
      <Hero />
      <section className="min-w-0">
        <h2 className="mb-4 text-xl">{t('shell.side.categories')}</h2>
        <Suspense fallback={<div className="aspect-[2/1] lg:aspect-[5/1]" />}>
          <CategoryTiles />
        </Suspense>
      </section>
    </div>
  )
}
