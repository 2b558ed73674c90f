import { session } from '@croupier/client/session.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { EmptyWalletScene } from '@croupier/kit/art/empty-scenes.tsx'
import { Button } from '@croupier/kit/components/button.tsx'
import { EmptyState } from '@croupier/kit/components/empty-state.tsx'
import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'react-router'
import { openDialog, openDialogWhereNone } from '../dialogs/open-dialog.ts'
import { useMayRegister, useModules } from '../session/settings.ts'

/** As dialogs come: what opens one of its own here is first. */
const ASKED_AFTER = 100

/** The page a session ended at: whoever signed out there, or took a break, is on the way home and not asked back in. */
let endedAt: string | undefined
session.onEnd(() => {
  endedAt = `${location.pathname}${location.search}`
})

/**
 * A page that belongs to an account, seen by a visitor. After logging in they come back here. Where nothing else stands
 * on the page, log-in opens by itself.
 */
export function GuestNotice({ asksAtOnce = false }: { asksAtOnce?: boolean }): ReactNode {
  const { t } = useWords('pages')
  const { pathname, search } = useLocation()
  const isOn = useModules()
  const mayRegister = useMayRegister()
  const then = `${pathname}${search}`
  const isAsked = asksAtOnce && isOn('LOGIN3')
  useEffect(() => {
    if (!isAsked) return
    const timer = setTimeout(() => {
      if (endedAt !== then) openDialogWhereNone({ kind: 'login', then })
    }, ASKED_AFTER)
    return () => {
      clearTimeout(timer)
      endedAt = undefined
    }
  }, [isAsked, then])
  return (
    <EmptyState
      scene={<EmptyWalletScene />}
      title={t('pages.member.guest.title')}
      action={
        <>
          {isOn('LOGIN3') && (
            <Button variant="action" onClick={() => openDialog({ kind: 'login', then })}>
              {t('shell.header.login')}
            </Button>
          )}
          {mayRegister && (
            <Button onClick={() => openDialog({ kind: 'register', then })}>{t('shell.header.register')}</Button>
          )}
        </>
      }
    >
      {t('pages.member.guest.text')}
    </EmptyState>
  )
}
