import { useWords } from '@croupier/client/words/use-words.ts'
import { EmptyInboxScene } from '@croupier/kit/art/empty-scenes.tsx'
import { Button } from '@croupier/kit/components/button.tsx'
import { EmptyState } from '@croupier/kit/components/empty-state.tsx'
import { Skeleton, Waiting } from '@croupier/kit/components/skeleton.tsx'
import type { ReactNode } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { openDialog } from '../../dialogs/open-dialog.ts'
import { useMember } from '../../session/member.ts'
import { PageHead } from '../../parts/page-head.tsx'
import { ReadFault } from '../../parts/read-fault.tsx'
import { ChatRoom } from './chat-room.tsx'
import { HostCards, useModels } from './live-hosts.tsx'

function Hosts(): ReactNode {
  const { t } = useWords('chat', 'refusals')
  const reading = useModels()
  const { data, error } = reading
  return (
    <>
      <PageHead title={t('chat.title')}>{t('chat.text')}</PageHead>
      {error && !data ? (
        <ReadFault of={reading} title={t('chat.failed')} />
      ) : !data ? (
        <Waiting>
          <Skeleton className="h-56 w-full" />
        </Waiting>
      ) : data.models.length === 0 ? (
        <EmptyState scene={<EmptyInboxScene />} title={t('chat.none.title')}>
          {t('chat.none.text')}
        </EmptyState>
      ) : (
        <HostCards models={data.models} />
      )}
    </>
  )
}

function Guest(): ReactNode {
  const { t } = useWords('chat')
  const { pathname, search } = useLocation()
  return (
    <>
      <PageHead title={t('chat.title')} />
      <EmptyState
        scene={<EmptyInboxScene />}
        title={t('chat.guest.title')}
        action={
          <Button variant="action" onClick={() => openDialog({ kind: 'login', then: `${pathname}${search}` })}>
            {t('chat.guest.action')}
          </Button>
        }
      >
        {t('chat.guest.text')}
      </EmptyState>
    </>
  )
}

/** Live hosts; `?host=` opens the room of one. */
export default function ChatPage(): ReactNode {
  const [query] = useSearchParams()
  const { isLogin } = useMember()
  const host = query.get('host') ?? ''
  const isRoom = /^[1-9]\d{0,8}$/.test(host)
  return (
    <div className="content-width flex flex-col gap-6 py-6">
      {!isRoom ? <Hosts /> : isLogin ? <ChatRoom key={host} modelId={Number(host)} /> : <Guest />}
    </div>
  )
}
