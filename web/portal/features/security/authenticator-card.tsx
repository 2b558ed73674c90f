import { showAuthenticator } from '@croupier/api/identity/show-authenticator.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { formatTime } from '@croupier/client/words/figures.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { Card } from '@croupier/kit/components/card.tsx'
import { Skeleton } from '@croupier/kit/components/skeleton.tsx'
import type { ReactNode } from 'react'
import { openDialog } from '../../app/dialogs.ts'
import { useSettings } from '../../app/settings.ts'
import { SecurityRow } from './security-row.tsx'

/** The app whose codes confirm log-ins from new places. */
export function AuthenticatorCard(): ReactNode {
  const { t } = useWords('guard')
  const bound = useOperation(showAuthenticator).data
  const timeZone = useSettings()?.brand.timeZone
  const state =
    bound && timeZone !== undefined ? (
      bound.boundAt === null ? (
        t('guard.authenticator.state.none')
      ) : (
        t('guard.authenticator.state.bound', { time: formatTime(bound.boundAt, timeZone) })
      )
    ) : (
      <Skeleton className="mt-1 h-4 w-20" />
    )
  const isBound = Boolean(bound?.boundAt)
  return (
    <Card title={t('guard.authenticator.title')}>
      <ul>
        <SecurityRow
          label={t('guard.authenticator.about')}
          state={state}
          action={
            <span className="flex flex-wrap gap-2">
              <Button disabled={!bound} onClick={() => openDialog({ kind: 'authenticator', step: 'bind' })}>
                {t(isBound ? 'guard.authenticator.replace.action' : 'guard.authenticator.bind.action')}
              </Button>
              {isBound && (
                <Button variant="ghost" onClick={() => openDialog({ kind: 'authenticator', step: 'remove' })}>
                  {t('guard.authenticator.remove.action')}
                </Button>
              )}
            </span>
          }
        />
      </ul>
    </Card>
  )
}
