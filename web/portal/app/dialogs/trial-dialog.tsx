import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { Dialog } from '@croupier/kit/overlays/dialog.tsx'
import type { ReactNode } from 'react'
import type { DialogPlace } from './dialog-host.tsx'
import { openDialog } from '../../dialogs/open-dialog.ts'
import { useMayRegister } from '../../session/settings.ts'

/** A trial account met something that needs a true one. */
export default function TrialDialog({ open, onClose }: DialogPlace<'trial'>): ReactNode {
  const { t } = useWords('identity')
  const mayRegister = useMayRegister()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('shell.trial.title')}
      footer={
        <>
          {mayRegister && (
            <Button onClick={() => openDialog({ kind: 'register' })}>{t('identity.freePlay.full.title')}</Button>
          )}
          <Button variant="action" onClick={onClose} data-autofocus="">
            {t('kit.ok')}
          </Button>
        </>
      }
    >
      <p className="text-ink-soft">{t('shell.trial.text')}</p>
    </Dialog>
  )
}
