import { useWords } from '@croupier/client/words/use-words.ts'
import { EmptyWalletScene } from '@croupier/kit/art/empty-scenes.tsx'
import { Button } from '@croupier/kit/components/button.tsx'
import { EmptyState } from '@croupier/kit/components/empty-state.tsx'
import { type ReactNode, useEffect } from 'react'
import { openDialog } from '../dialogs/open-dialog.ts'
import { useMember } from '../session/member.ts'
import { useMayRegister } from '../session/settings.ts'

/**
 * Around whatever moves real money: a trial account is told by the dialog that it needs a true one (in_need_true_account),
 * and finds the way to one behind it. For everyone else it is not there.
 */
export function TrueAccountGate({ children }: { children: ReactNode }): ReactNode {
  const { t } = useWords()
  const { isTrial } = useMember()
  const mayRegister = useMayRegister()
  useEffect(() => {
    if (isTrial) openDialog({ kind: 'trial' })
  }, [isTrial])
  if (!isTrial) return children
  return (
    <EmptyState
      scene={<EmptyWalletScene />}
      title={t('shell.trial.title')}
      action={
        mayRegister ? (
          <Button variant="action" onClick={() => openDialog({ kind: 'register' })}>
            {t('shell.trial.action')}
          </Button>
        ) : undefined
      }
    >
      {t('shell.trial.text')}
    </EmptyState>
  )
}
