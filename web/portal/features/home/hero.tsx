import { useWords } from '@croupier/client/words/use-words.ts'
import { Button, buttonClasses } from '@croupier/kit/components/button.tsx'
import lanternNight from '@croupier/kit/art/lantern-night.svg'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { brand } from 'virtual:brand'
import { openDialog } from '../../dialogs/open-dialog.ts'
import { useMember } from '../../session/member.ts'
import { useMayRegister, useModules } from '../../session/settings.ts'

/** A large button that is an ordinary one where the room is small. */
const onPhone = 'max-sm:min-h-11 max-sm:px-4 max-sm:text-base'

interface HeroWords {
  title: string
  text: string
  actions: ReactNode
}

function useGuestWords(): HeroWords {
  const { t } = useWords()
  const isOn = useModules()
  const mayRegister = useMayRegister()
  return {
    title: t('shell.home.guest.headline'),
    text: mayRegister ? t('shell.home.guest.lead', { brand: brand.name }) : t('shell.home.guest.text'),
    actions: (
      <>
        {mayRegister && (
          <Button variant="action" size="large" className={onPhone} onClick={() => openDialog({ kind: 'register' })}>
            {t('shell.home.guest.action')}
          </Button>
        )}
        {isOn('FREEPLAY3') && (
          <Button size="large" className={onPhone} onClick={() => openDialog({ kind: 'freePlay' })}>
            {t('shell.game.demo')}
          </Button>
        )}
      </>
    ),
  }
}

function useMemberWords(): HeroWords {
  const { t } = useWords()
  const { isTrial, info } = useMember()
  const mayRegister = useMayRegister()
  if (isTrial) {
    return {
      title: t('shell.trial.title'),
      text: t('shell.trial.banner'),
      actions: mayRegister && (
        <Button variant="action" size="large" className={onPhone} onClick={() => openDialog({ kind: 'register' })}>
          {t('shell.trial.action')}
        </Button>
      ),
    }
  }
  return {
    title: info ? t('shell.home.member.title', { name: info.nickname ?? '' }) : '\u00A0',
    text: t('shell.home.member.text'),
    actions: (
      <>
        <Link to="/member?page=depositv2" className={`${buttonClasses('action', 'large')} ${onPhone}`}>
          {t('shell.header.deposit')}
        </Link>
        <Link to="/member?page=transactionHistory" className={`${buttonClasses('quiet', 'large')} ${onPhone}`}>
          {t('shell.menu.accountRecord')}
        </Link>
      </>
    ),
  }
}

/** What the house says to who has come: a visitor, a trial account, a member. */
export function useWelcome(): HeroWords {
  const { isLogin } = useMember()
  const guest = useGuestWords()
  const member = useMemberWords()
  return isLogin ? member : guest
}

/** The first banner: as the server draws it before any code has come, so that nothing is seen to change. */
export function Hero(): ReactNode {
  const { title, text, actions } = useWelcome()
  return (
    <div
      data-theme="dark"
      className="relative isolate flex h-full min-h-60 overflow-hidden rounded-lg border border-hairline bg-ground text-ink sm:min-h-80"
    >
      <img
        src={lanternNight}
        alt=""
        decoding="sync"
        className="kit-mirror absolute inset-x-0 top-0 -z-10 h-36 w-full sm:h-full"
      />
      <div className="flex flex-col justify-center gap-2 px-5 pt-28 pb-4 sm:gap-3 sm:max-w-[min(36rem,88%)] sm:px-10 sm:py-8">
        <p className="font-display text-2xl font-semibold text-balance sm:text-4xl">{title}</p>
        <p className="text-sm text-ink-soft sm:text-lg">{text}</p>
        <div className="mt-2 flex min-h-11 flex-wrap gap-2.5 sm:min-h-13 sm:gap-3">{actions}</div>
      </div>
    </div>
  )
}
