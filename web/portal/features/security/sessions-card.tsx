import { listSessions } from '@croupier/api/identity/sessions/list-sessions.ts'
import { revokeOtherSessions } from '@croupier/api/identity/sessions/revoke-other-sessions.ts'
import { revokeSession } from '@croupier/api/identity/sessions/revoke-session.ts'
import { useCall, useOperation } from '@croupier/client/use-operation.ts'
import { useRefusalText } from '@croupier/client/use-refusal-text.ts'
import { Words } from '@croupier/client/words/rich-words.tsx'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Badge } from '@croupier/kit/components/badge.tsx'
import { Button } from '@croupier/kit/components/button.tsx'
import { ConfirmDialog } from '@croupier/kit/overlays/confirm-dialog.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import { type ReactNode, useState } from 'react'
import { useRecordPages } from '../../parts/record-pages.ts'
import { useDeviceName } from './device-name.ts'
import { IpAddress } from './ip-address.tsx'
import { PagedCard } from '../../parts/paged-card.tsx'
import { SaveList } from '../../parts/save-list.tsx'
import { SecurityRow } from './security-row.tsx'

/** Where one is logged in, and the way to end it. */
export function SessionsCard(): ReactNode {
  const { t } = useWords('security')
  const refusalText = useRefusalText()
  const deviceName = useDeviceName()
  const pages = useRecordPages('')
  const answer = useOperation(listSessions, pages.before ? { before: pages.before } : {}, { staleMilliseconds: 0 })
  const revoke = useCall(revokeSession, { refreshes: [listSessions] })
  const revokeOthers = useCall(revokeOtherSessions, { refreshes: [listSessions] })
  const [isAsking, setAsking] = useState(false)
  const hasOthers = pages.before !== undefined || (answer.data?.list.some(({ isCurrent }) => !isCurrent) ?? false)

  const tell = (done: Promise<string>): Promise<unknown> =>
    done.then(
      (text) => showToast({ tone: 'good', text }),
      (error: unknown) => showToast({ tone: 'bad', text: refusalText(error) }),
    )
  const end = (id: string) => tell(revoke.mutateAsync({ id }).then(() => t('security.sessions.revoked')))
  const endOthers = async (): Promise<void> => {
    await tell(revokeOthers.mutateAsync({}).then(({ ended }) => t('security.sessions.others.done', { count: ended })))
    setAsking(false)
  }
  return (
    <>
      <PagedCard
        title={t('security.sessions.title')}
        text={t('security.sessions.text')}
        aside={
          hasOthers && (
            <Button size="small" onClick={() => setAsking(true)}>
              {t('security.sessions.others.action')}
            </Button>
          )
        }
        save={<SaveList of={listSessions} input={{}} />}
        answer={answer}
        pages={pages}
        row={({ id, isCurrent, seenAt, ip, userAgent }) => {
          const device = deviceName(userAgent)
          return (
            <SecurityRow
              key={id}
              label={
                <span className="flex flex-wrap items-center gap-2">
                  <bdi>{device}</bdi>
                  {isCurrent && <Badge tone="jade">{t('security.sessions.this')}</Badge>}
                </span>
              }
              state={
                <>
                  <Words k="security.sessions.seen" values={{ time: <Time at={seenAt} /> }} />
                  <IpAddress ip={ip} />
                </>
              }
              action={
                !isCurrent && (
                  <Button
                    size="small"
                    aria-label={t('security.sessions.revoke.label', { device })}
                    loading={revoke.isPending && revoke.variables.id === id}
                    onClick={() => void end(id)}
                  >
                    {t('security.sessions.revoke')}
                  </Button>
                )
              }
            />
          )
        }}
      />
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => void endOthers()}
        busy={revokeOthers.isPending}
        title={t('security.sessions.others.title')}
        confirm={t('security.sessions.others.action')}
      >
        {t('security.sessions.others.text')}
      </ConfirmDialog>
    </>
  )
}
