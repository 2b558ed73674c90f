import { cancelPlannedMessage } from '@croupier/api/messages/cancel-planned-message.ts'
import { listPlannedMessages } from '@croupier/api/messages/list-planned-messages.ts'
import { listStaffMessages } from '@croupier/api/messages/list-staff-messages.ts'
import { useCall, useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { Card } from '@croupier/kit/components/card.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import type { ReactNode } from 'react'
import { useMay } from '../frame/staff.tsx'
import { operatorName } from '../lists/operator-name.ts'
import { Problem } from '../lists/problem.tsx'

/** Messages that wait for their time, the next first; nothing where none does. */
export function PlannedMessages(): ReactNode {
  const { t, language } = useWords('console-messages')
  const may = useMay()
  const { data } = useOperation(listPlannedMessages, {}, { staleMilliseconds: 0 })
  const cancel = useCall(cancelPlannedMessage, { refreshes: [listPlannedMessages, listStaffMessages] })
  if (!data || data.list.length === 0) return null
  return (
    <Card title={t('console-messages.planned')} className="mb-6">
      <Problem of={cancel.error} />
      <ul className="flex flex-col">
        {data.list.map(({ id, titles, to, account, sentAt, sentBy }) => (
          <li
            key={id}
            className="flex min-h-14 flex-wrap items-center justify-between gap-3 border-b border-hairline py-2 last:border-0"
          >
            <span className="flex min-w-0 flex-col gap-1">
              <bdi className="font-medium wrap-anywhere">{titles[language] ?? titles['en']}</bdi>
              <span className="flex flex-wrap gap-x-3 text-xs text-ink-faint">
                <Time at={sentAt} />
                {account === null ? <span>{t(`console-messages.to.${to}`)}</span> : <bdi>{account}</bdi>}
                <bdi>{operatorName(sentBy)}</bdi>
              </span>
            </span>
            {may('messages.send') && (
              <Button
                size="small"
                loading={cancel.isPending && cancel.variables?.id === id}
                onClick={() =>
                  cancel.mutate(
                    { id },
                    { onSuccess: () => showToast({ tone: 'good', text: t('console-messages.planned.cancelled') }) },
                  )
                }
              >
                {t('console-messages.planned.cancel')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
