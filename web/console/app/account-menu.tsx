import { logOutStaff } from '@croupier/api/staff/log-out-staff.ts'
import { call } from '@croupier/client/call.ts'
import { session } from '@croupier/client/session.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Avatar } from '@croupier/kit/components/avatar.tsx'
import { ConfirmDialog } from '@croupier/kit/overlays/confirm-dialog.tsx'
import { Menu } from '@croupier/kit/overlays/menu.tsx'
import { LogoutIcon } from '@croupier/kit/icons/actions.tsx'
import { KeyIcon, SoundIcon, SoundOffIcon } from '@croupier/kit/icons/signs.tsx'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { OWN_ACCOUNT } from './pages.ts'
import { setQueueSound, useQueueSoundOn } from './queue-sound-choice.ts'
import { playArrival } from './play-arrival.ts'
import { useStaff } from '../frame/staff.tsx'

/** Who is logged in, and the way out. */
export function AccountMenu(): ReactNode {
  const { t } = useWords()
  const { account, displayName, role } = useStaff()
  const navigate = useNavigate()
  const hasSound = useQueueSoundOn()
  const [asking, setAsking] = useState(false)
  const [leaving, setLeaving] = useState(false)

  async function leave(): Promise<void> {
    setLeaving(true)
    // Without an answer the session still ends here; the server ends it when it has been idle.
    await call(logOutStaff).catch(() => undefined)
    session.end()
  }

  return (
    <>
      <Menu
        label={t('console.account.menu')}
        trigger={
          <button
            type="button"
            title={t('console.account.menu')}
            className="touch-target flex min-h-10 items-center gap-2.5 rounded-md px-1.5 text-start transition-colors hover:bg-raised"
          >
            <Avatar seed={account} size="small" />
            <span className="sr-only">{t('console.account.menu')}</span>
            <span className="hidden min-w-0 leading-tight md:block">
              <span className="block max-w-40 truncate text-sm text-ink">{displayName}</span>
              <span className="block text-xs text-ink-faint">{t(`console.role.${role}`)}</span>
            </span>
          </button>
        }
        head={
          <>
            <span className="block text-sm font-medium">{displayName}</span>
            <span className="block text-xs text-ink-faint">
              <bdi dir="ltr">{account}</bdi> · {t(`console.role.${role}`)}
            </span>
          </>
        }
        items={[
          {
            id: 'account',
            label: t('console.account.menu'),
            icon: <KeyIcon />,
            onSelect: () => void navigate(OWN_ACCOUNT),
          },
          {
            id: 'sound',
            label: t(hasSound ? 'console.sound.off' : 'console.sound.on'),
            icon: hasSound ? <SoundOffIcon /> : <SoundIcon />,
            onSelect: () => {
              setQueueSound(!hasSound)
              if (!hasSound) playArrival()
            },
          },
          {
            id: 'leave',
            label: t('console.account.signOut'),
            icon: <LogoutIcon />,
            parted: true,
            onSelect: () => setAsking(true),
          },
        ]}
      />
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => void leave()}
        busy={leaving}
        title={t('console.account.signOut.confirm')}
        confirm={t('console.account.signOut')}
      />
    </>
  )
}
