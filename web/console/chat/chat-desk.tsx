import { useWords } from '@croupier/client/words/use-words.ts'
import { Tabs } from '@croupier/kit/components/tabs.tsx'
import { listChatHosts } from '@croupier/api/chat/list-chat-hosts.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { type ReactNode, useState } from 'react'
import { Page } from '../frame/page.tsx'
import { SHARED_WORK } from '../lists/live.ts'
import { BlockedWords } from './blocked-words.tsx'
import { ChatReports } from './chat-reports.tsx'
import { ChatRooms } from './chat-rooms.tsx'
import { MutedMembers } from './muted-members.tsx'

type Part = 'rooms' | 'reports' | 'mutes' | 'words'

/** Live rooms: what is written, what is reported, who may not write, and which words nobody writes. */
export function ChatDesk(): ReactNode {
  const { t } = useWords('console-chat')
  const [part, setPart] = useState<Part>('rooms')
  const { data } = useOperation(listChatHosts, {}, { everyMilliseconds: SHARED_WORK })
  const reports = data?.list.reduce((sum, { openReports }) => sum + openReports, 0)
  return (
    <Page title={t('console.nav.chat')} text={t('console-chat.text')}>
      <Tabs
        label={t('console-chat.tabs')}
        selected={part}
        onSelect={setPart}
        tabs={[
          { id: 'rooms', label: t('console-chat.tab.rooms') },
          { id: 'reports', label: t('console-chat.tab.reports'), count: reports },
          { id: 'mutes', label: t('console-chat.tab.mutes') },
          { id: 'words', label: t('console-chat.tab.words') },
        ]}
      >
        <div className="pt-4">
          {part === 'rooms' ? (
            <ChatRooms />
          ) : part === 'reports' ? (
            <ChatReports />
          ) : part === 'mutes' ? (
            <MutedMembers />
          ) : (
            <BlockedWords />
          )}
        </div>
      </Tabs>
    </Page>
  )
}
