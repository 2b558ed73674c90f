import { useWords } from '@croupier/client/words/use-words.ts'
import { Button, buttonClasses } from '@croupier/kit/components/button.tsx'
import { lazy, type ReactNode, Suspense } from 'react'
import { Link } from 'react-router'
import { brand } from 'virtual:brand'
import { openDialog } from '../../app/dialogs.ts'
import { useMember } from '../../app/member.ts'
import { useModules } from '../../app/settings.ts'

const LanternNight = lazy(() => import('@croupier/kit/art/lantern-night.tsx'))

/** The first thing to read. The words stand before the picture has come, and the picture moves nothing. */
export function Hero(): ReactNode {
  const { t } = useWords()
  const { isLogin, isTrial, info } = useMember()
  const isOn = useModules()
  return (
    <section
      data-theme="dark"
      className="relative isolate flex min-h-64 overflow-hidden rounded-lg border border-hairline bg-ground text-ink sm:min-h-80"
    >
      <Suspense>
        <LanternNight />
      </Suspense>
      <div className="flex max-w-[min(36rem,88%)] flex-col justify-center gap-3 px-6 py-8 sm:px-10">
        <h1 className="text-3xl sm:text-4xl">
          {isLogin && info
            ? t('shell.home.member.title', { name: info.nickname ?? '' })
            : t('shell.home.guest.headline')}
        </h1>
        <p className="text-base text-pretty text-ink-soft sm:text-lg">
          {isTrial
            ? t('shell.trial.banner')
            : isLogin
              ? t('shell.home.member.text')
              : t('shell.home.guest.lead', { brand: brand.name })}
        </p>
        <div className="mt-2 flex min-h-13 flex-wrap gap-3">
          {isLogin ? (
            <>
              <Link to="/member?page=depositv2" className={buttonClasses('action', 'large')}>
                {t('shell.header.deposit')}
              </Link>
              <Link to="/member?page=transactionHistory" className={buttonClasses('quiet', 'large')}>
                {t('shell.menu.accountRecord')}
              </Link>
            </>
          ) : (
            <>
              {isOn('REGISTER3') && (
                <Button variant="action" size="large" onClick={() => openDialog({ kind: 'register' })}>
                  {t('shell.home.guest.action')}
                </Button>
              )}
              {isOn('FREEPLAY3') && (
                <Button size="large" onClick={() => openDialog({ kind: 'freePlay' })}>
                  {t('shell.game.demo')}
                </Button>
              )}
            </>
          )}
        </div>
      </div>
    </section>
  )
}
