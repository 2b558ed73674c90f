import { formatTime } from '@croupier/kit/format/time.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { Card } from '@croupier/kit/components/card.tsx'
import { Skeleton } from '@croupier/kit/components/skeleton.tsx'
import type { ReactNode } from 'react'
import { openDialog } from '../../dialogs/open-dialog.ts'
import { useSettings } from '../../session/settings.ts'
import type { Security } from './security.ts'
import { SecurityRow } from './security-row.tsx'

/** The app whose codes confirm log-ins from new places. */
export function AuthenticatorCard({ security }: { security: Security }): ReactNode {
  const { t } = useWords('guard')
  const bound = security?.bound.authenticator
  const timeZone = useSettings()?.brand.timeZone
  const state =
    security && timeZone !== undefined ? (
      bound == null ? (
        t('guard.authenticator.state.none')
      ) : (
        t('guard.authenticator.state.bound', { time: formatTime(bound.boundAt, timeZone) })
      )
    ) : (
      <Skeleton className="mt-1 h-4 w-20" />
    )
  return (
    <Card title={t('guard.authenticator.title')}>
      <ul>
        <SecurityRow
          label={t('guard.authenticator.about')}
          state={state}
          action={
            <span className="flex flex-wrap gap-2">
              <Button disabled={!security} onClick={() => openDialog({ kind: 'authenticator', step: 'bind' })}>
                {t(bound ? 'guard.authenticator.replace.action' : 'guard.authenticator.bind.action')}
              </Button>
              {bound && (
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
