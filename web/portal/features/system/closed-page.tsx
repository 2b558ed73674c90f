import { showConsolidatedSettings } from '@croupier/api/settings/show-consolidated-settings.ts'
import { queryClient } from '@croupier/client/query-client.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button, buttonClasses } from '@croupier/kit/components/button.tsx'
import { HeadsetIcon } from '@croupier/kit/icons/navigation.tsx'
import { Toasts } from '@croupier/kit/overlays/toasts.tsx'
import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { openDialog } from '../../dialogs/open-dialog.ts'
import { useSettings } from '../../session/settings.ts'
import { openPortal } from '../../session/system-status.ts'
import { useTitle } from '../../page/title.ts'
import { ClosedScreen } from './closed-screen.tsx'

/** What stands instead of the application while it is closed: why, who to ask, and another look. */
export function ClosedPage({
  position,
  title,
  children,
}: {
  position: 'MAINTENANCE' | 'REGION'
  title: string
  children: ReactNode
}): ReactNode {
  const { t } = useWords()
  const settings = useSettings()
  const [isLooking, setLooking] = useState(false)
  useTitle(title)
  const { pathname } = useLocation()
  const desk =
    settings?.customerService.find(({ csPosition }) => csPosition === position) ??
    settings?.customerService.find(({ csPosition }) => csPosition === 'ALL')
  const liveChat = settings?.resources.find(({ resourceType }) => resourceType === 'LIVECHAT')?.url
  const address = desk?.path ?? liveChat
  // Where the operator's way leads to our own desk, it leads here, and what a closed house still takes is a letter.
  const isDesk = /^\/support\/?$/i.test(pathname)
  useEffect(() => {
    if (isDesk) openDialog({ kind: 'feedback' })
  }, [isDesk])

  const look = async (): Promise<void> => {
    setLooking(true)
    openPortal()
    await queryClient.invalidateQueries({ queryKey: [showConsolidatedSettings.name] })
    setLooking(false)
  }
  return (
    <>
      <ClosedScreen
        title={title}
        actions={
          <>
            {address === undefined || isDesk ? (
              <Button variant="action" icon={<HeadsetIcon />} onClick={() => openDialog({ kind: 'feedback' })}>
                {t('shell.customerService.action')}
              </Button>
            ) : (
              <a href={address} className={buttonClasses('action')}>
                <HeadsetIcon className="text-xl" />
                {t('shell.customerService.action')}
              </a>
            )}
            <Button loading={isLooking} onClick={() => void look()}>
              {t('shell.maintenance.retry')}
            </Button>
          </>
        }
      >
        {children}
      </ClosedScreen>
      <Toasts />
    </>
  )
}
