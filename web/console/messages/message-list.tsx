import { listStaffMessages } from '@croupier/api/messages/list-staff-messages.ts'
import type { OutputOf } from '@croupier/api/operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { EmptyInboxScene } from '@croupier/kit/art/empty-scenes.tsx'
import { Status } from '@croupier/kit/components/badge.tsx'
import { Button } from '@croupier/kit/components/button.tsx'
import { EmptyState } from '@croupier/kit/components/empty-state.tsx'
import type { Column } from '@croupier/kit/components/table.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import { useRowKeys } from '@croupier/kit/components/use-row-keys.ts'
import { type ReactNode, useState } from 'react'
import { Page } from '../app/page.tsx'
import { useMay } from '../app/staff.tsx'
import { operatorName } from '../lists/operator-name.ts'
import { RecordList } from '../lists/record-list.tsx'
import { usePages } from '../lists/use-pages.ts'
import { MessageCreate } from './message-create.tsx'
import { MessagePanel } from './message-panel.tsx'
import { PlannedMessages } from './planned-messages.tsx'

export type StaffMessage = OutputOf<typeof listStaffMessages>['list'][number]

const stateTones = { planned: 'brass', sent: 'jade', ended: 'plain', withdrawn: 'vermilion' } as const

/** What operators wrote to members, the newest first. */
export function MessageList(): ReactNode {
  const { t, language } = useWords('console-messages')
  const may = useMay()
  const pages = usePages(listStaffMessages, {}, 'before')
  const [openedId, setOpened] = useState<string>()
  const [isWriting, setWriting] = useState(false)
  const bodyRef = useRowKeys((place) => setOpened(pages.rows?.[place]?.id))
  const columns: Column<StaffMessage>[] = [
    {
      id: 'title',
      head: t('console-messages.column.title'),
      phone: 'title',
      cell: ({ id, titles }) => (
        <button type="button" onClick={() => setOpened(id)} className="text-start text-ink hover:underline">
          <bdi>{titles[language] ?? titles['en']}</bdi>
        </button>
      ),
    },
    {
      id: 'to',
      head: t('console-messages.column.to'),
      cell: ({ to, account }) => (account === null ? t(`console-messages.to.${to}`) : <bdi>{account}</bdi>),
    },
    {
      id: 'state',
      head: t('console-messages.column.state'),
      cell: ({ state }) => <Status tone={stateTones[state]}>{t(`console-messages.state.${state}`)}</Status>,
    },
    { id: 'by', head: t('console-messages.column.by'), cell: ({ sentBy }) => <bdi>{operatorName(sentBy)}</bdi> },
    {
      id: 'at',
      head: t('console-messages.column.at'),
      cell: ({ sentAt }) => <Time at={sentAt} className="text-ink-soft" />,
    },
  ]
  return (
    <Page
      title={t('console.nav.messages')}
      text={t('console-messages.text')}
      actions={
        may('messages.send') && (
          <Button variant="action" onClick={() => setWriting(true)}>
            {t('console-messages.add')}
          </Button>
        )
      }
    >
      <PlannedMessages />
      <RecordList
        pages={pages}
        caption={t('console.nav.messages')}
        columns={columns}
        rowKey={({ id }) => id}
        bodyRef={bodyRef}
        onOpen={({ id }) => setOpened(id)}
        empty={
          <EmptyState scene={<EmptyInboxScene />} title={t('console-messages.empty.title')}>
            {t('console-messages.empty.text')}
          </EmptyState>
        }
      />
      <MessagePanel message={pages.rows?.find(({ id }) => id === openedId)} onClose={() => setOpened(undefined)} />
      {may('messages.send') && <MessageCreate open={isWriting} onClose={() => setWriting(false)} />}
    </Page>
  )
}
