import { listOutbox } from '@croupier/api/messages/list-outbox.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { EmptyInboxScene } from '@croupier/kit/art/empty-scenes.tsx'
import { EmptyState } from '@croupier/kit/components/empty-state.tsx'
import { type ReactNode, useState } from 'react'
import { PagedCard } from '../../parts/paged-card.tsx'
import { SaveList } from '../../parts/save-list.tsx'
import { useRecordPages } from '../../parts/record-pages.ts'
import { MessageRow } from './message-row.tsx'

/** What one wrote, newest first. */
export function Outbox(): ReactNode {
  const { t } = useWords('messages')
  const pages = useRecordPages('')
  const answer = useOperation(listOutbox, pages.before ? { before: pages.before } : {}, { staleMilliseconds: 0 })
  const [openId, setOpen] = useState<string>()
  return (
    <PagedCard
      title={t('messages.outbox')}
      save={<SaveList of={listOutbox} input={{}} />}
      answer={answer}
      pages={pages}
      row={(message) => (
        <MessageRow
          key={message.id}
          message={message}
          from={message.recipient === '' ? t('messages.to.downlines') : t('messages.to', { name: message.recipient })}
          isOpen={message.id === openId}
          onOpen={() => setOpen((before) => (before === message.id ? undefined : message.id))}
        />
      )}
      empty={
        <EmptyState scene={<EmptyInboxScene />} title={t('messages.outbox.empty.title')}>
          {t('messages.outbox.empty.text')}
        </EmptyState>
      }
    />
  )
}
