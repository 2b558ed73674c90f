import { startFreePlay } from '@croupier/api/identity/log-in/start-free-play.ts'
import { deviceId } from '@croupier/client/device-id.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { useRefusalText } from '@croupier/client/use-refusal-text.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { Dialog } from '@croupier/kit/overlays/dialog.tsx'
import { Notice } from '@croupier/kit/components/notice.tsx'
import { type ReactNode, useRef } from 'react'
import type { DialogPlace } from './dialog-host.tsx'
import { rememberUser } from '../../features/identity/remembered-user.ts'
import { useArrival } from '../../features/identity/use-arrival.ts'

export default function FreePlayDialog({ open, onClose }: DialogPlace<'freePlay'>): ReactNode {
  const { t } = useWords('identity', 'refusals')
  const refusalText = useRefusalText()
  const start = useCall(startFreePlay)
  const arrive = useArrival('freePlay')
  // A second press comes before the button is drawn as busy, and would open a second account.
  const isBeginning = useRef(false)
  const begin = async (): Promise<void> => {
    if (isBeginning.current) return
    isBeginning.current = true
    try {
      const answer = await start.mutateAsync({
        os: navigator.platform.slice(0, 60),
        platform: 'W',
        loginDeviceId: deviceId(),
      })
      rememberUser('')
      await arrive(answer)
    } finally {
      isBeginning.current = false
    }
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('identity.freePlay.title')}
      footer={
        <Button
          variant="action"
          wide
          loading={start.isPending}
          onClick={() => void begin().catch(() => undefined)}
          data-autofocus=""
        >
          {t('identity.freePlay.action')}
        </Button>
      }
    >
      <div className="flex flex-col gap-4 text-ink-soft">
        {start.error && (
          <Notice tone="bad" urgent>
            {refusalText(start.error)}
          </Notice>
        )}
        <p>{t('identity.freePlay.about')}</p>
      </div>
    </Dialog>
  )
}
