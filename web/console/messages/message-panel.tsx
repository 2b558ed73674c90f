import { countReaders } from '@croupier/api/messages/count-readers.ts'
import { listStaffMessages } from '@croupier/api/messages/list-staff-messages.ts'
import { withdrawStaffMessage } from '@croupier/api/messages/withdraw-staff-message.ts'
import { useCall, useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { ConfirmDialog } from '@croupier/kit/overlays/confirm-dialog.tsx'
import { SidePanel } from '@croupier/kit/overlays/side-panel.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import { type ReactNode, useState } from 'react'
import { useMay } from '../frame/staff.tsx'
import { Facts } from '../lists/facts.tsx'
import { operatorName } from '../lists/operator-name.ts'
import type { RowOf } from '../lists/list-declaration.ts'
import { Problem } from '../lists/problem.tsx'
import { AccountLink } from '../frame/account-link.tsx'
import { MessageExtras } from './message-facts.tsx'

export type StaffMessage = RowOf<typeof listStaffMessages>

/** One message, whom it went to, who has read it, and the way to take it back. */
export function MessagePanel({
  message,
  onClose,
}: {
  message: StaffMessage | undefined
  onClose: () => void
}): ReactNode {
  const { language } = useWords('console-messages')
  // The panel keeps its content while it closes.
  const [shown, setShown] = useState(message)
  if (message && message !== shown) setShown(message)
  return (
    <SidePanel
      open={message !== undefined}
      onClose={onClose}
      title={shown ? <bdi>{shown.titles[language] ?? shown.titles['en']}</bdi> : ''}
    >
      {shown && <MessageFacts key={shown.id} message={shown} />}
    </SidePanel>
  )
}

function MessageFacts({ message }: { message: StaffMessage }): ReactNode {
  const { t } = useWords('console-messages')
  const may = useMay()
  const { id, to, account, group, titles, texts, link, sentBy, sentAt, withdrawnAt } = message
  const { data: readers } = useOperation(countReaders, { id }, { staleMilliseconds: 0 })
  const withdraw = useCall(withdrawStaffMessage, { refreshes: [listStaffMessages] })
  const [isAsking, setAsking] = useState(false)
  return (
    <div className="flex flex-col gap-6">
      <Problem of={withdraw.error} />
      {may('messages.send') && withdrawnAt === null && (
        <Button variant="danger" className="self-start" loading={withdraw.isPending} onClick={() => setAsking(true)}>
          {t('console-messages.withdraw')}
        </Button>
      )}
      <ul className="flex flex-col gap-3">
        {Object.entries(titles).map(([language, title]) => (
          <li key={language} className="rounded-md border border-hairline bg-raised px-4 py-3">
            <bdi lang={language} className="block font-medium wrap-anywhere">
              {title}
            </bdi>
            <p lang={language} dir="auto" className="mt-1 text-sm wrap-anywhere whitespace-pre-line text-ink-soft">
              {texts[language]}
            </p>
          </li>
        ))}
      </ul>
      <Facts
        facts={[
          [
            t('console-messages.column.to'),
            account === null ? t(`console-messages.to.${to}`) : <AccountLink key="account" account={account} />,
          ],
          ...(group?.kind ? [[t('console-messages.kind'), t(`console-messages.kind.${group.kind}`)] as const] : []),
          ...(group?.currency ? [[t('console-messages.currency'), group.currency] as const] : []),
          ...(group?.team
            ? [[t('console-messages.team'), <AccountLink key="team" account={group.team} />] as const]
            : []),
          ...(group?.joinedFrom
            ? [[t('console-messages.joinedFrom'), <Time key="from" at={group.joinedFrom} />] as const]
            : []),
          ...(group?.joinedBefore
            ? [[t('console-messages.joinedBefore'), <Time key="before" at={group.joinedBefore} />] as const]
            : []),
          [t('console-messages.link'), link && <bdi key="link">{link}</bdi>],
          [t('console-messages.column.by'), <bdi key="by">{operatorName(sentBy)}</bdi>],
          [t('console-messages.column.at'), <Time key="at" at={sentAt} />],
          [t('console-messages.state.withdrawn'), withdrawnAt && <Time key="withdrawn" at={withdrawnAt} />],
        ]}
      />
      <MessageExtras message={message} />
      {readers && (
        <div className="flex flex-col gap-2">
          <h3 className="text-base">{t('console-messages.readers', { count: readers.readers })}</h3>
          <ul className="flex flex-col gap-1 text-sm">
            {readers.latest.map((reader) => (
              <li key={reader.account} className="flex justify-between gap-3">
                <AccountLink account={reader.account} />
                <Time at={reader.readAt} className="text-ink-soft" />
              </li>
            ))}
          </ul>
        </div>
      )}
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('console-messages.withdraw.title')}
        confirm={t('console-messages.withdraw')}
        danger
        onConfirm={() => {
          setAsking(false)
          withdraw.mutate(
            { id },
            { onSuccess: () => showToast({ tone: 'good', text: t('console-messages.withdraw.done') }) },
          )
        }}
      >
        {t('console-messages.withdraw.text')}
      </ConfirmDialog>
    </div>
  )
}
