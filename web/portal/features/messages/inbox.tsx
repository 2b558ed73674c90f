import { countUnread } from '@croupier/api/messages/count-unread.ts'
import { listInbox } from '@croupier/api/messages/list-inbox.ts'
import { messageOrigins } from '@croupier/api/messages/message-answers.ts'
import { readMessages } from '@croupier/api/messages/read-messages.ts'
import { removeMessage } from '@croupier/api/messages/remove-message.ts'
import { useCall, useOperation } from '@croupier/client/use-operation.ts'
import { useRefusalText } from '@croupier/client/use-refusal-text.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { EmptyInboxScene } from '@croupier/kit/art/empty-scenes.tsx'
import { Button } from '@croupier/kit/components/button.tsx'
import { ConfirmDialog } from '@croupier/kit/overlays/confirm-dialog.tsx'
import { EmptyState } from '@croupier/kit/components/empty-state.tsx'
import { Select } from '@croupier/kit/fields/select.tsx'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import { type ReactNode, useState } from 'react'
import { useMember } from '../../session/member.ts'
import { useUnread } from '../../session/unread.ts'
import { PagedCard } from '../../parts/paged-card.tsx'
import { useRecordPages } from '../../parts/record-pages.ts'
import { SaveList } from '../../parts/save-list.tsx'
import { type InboxMessage, MessageRow } from './message-row.tsx'

const refreshes = [listInbox, countUnread]

/** What was written to one, newest first. A message counts as read once it is opened. */
export function Inbox(): ReactNode {
  const { t } = useWords('messages', 'refusals')
  const refusalText = useRefusalText()
  const { isAgent } = useMember()
  const unread = useUnread()
  const [origin, setOrigin] = useState('')
  const chosen = messageOrigins.find((each) => each === origin)
  const pages = useRecordPages(origin)
  const filter = chosen ? { origin: chosen } : {}
  const answer = useOperation(
    listInbox,
    { ...filter, ...(pages.before && { before: pages.before }) },
    { staleMilliseconds: 0 },
  )
  const read = useCall(readMessages, { refreshes })
  const remove = useCall(removeMessage, { refreshes })
  const [openId, setOpen] = useState<string>()
  const [removing, setRemoving] = useState<InboxMessage>()

  const told = { onError: (error: unknown) => showToast({ tone: 'bad', text: refusalText(error) }) }
  const open = ({ id, readAt }: InboxMessage): void => {
    setOpen((before) => (before === id ? undefined : id))
    if (readAt === null) read.mutate({ ids: [id] })
  }
  return (
    <>
      <Select
        label={t('messages.origin')}
        value={origin}
        placeholder={t('messages.origin.all')}
        onChange={(event) => setOrigin(event.target.value)}
        options={messageOrigins
          .filter((each) => each !== 'member' || isAgent)
          .map((each) => ({ value: each, label: t(`messages.origin.${each}`) }))}
        className="max-w-72"
      />
      <PagedCard
        title={t('messages.inbox')}
        aside={
          unread > 0 && (
            <Button size="small" loading={read.isPending} onClick={() => read.mutate({}, told)}>
              {t('messages.readAll')}
            </Button>
          )
        }
        save={<SaveList of={listInbox} input={filter} />}
        answer={answer}
        pages={pages}
        row={(message) => (
          <MessageRow
            key={message.id}
            message={message}
            from={
              message.sender === null
                ? t(`messages.origin.${message.origin}`)
                : t('messages.from', { name: message.sender })
            }
            isUnread={message.readAt === null}
            isOpen={message.id === openId}
            onOpen={() => open(message)}
            onRemove={() => setRemoving(message)}
          />
        )}
        empty={
          <EmptyState scene={<EmptyInboxScene />} title={t('messages.empty.title')}>
            {t('messages.empty.text')}
          </EmptyState>
        }
      />
      <ConfirmDialog
        open={removing !== undefined}
        onClose={() => setRemoving(undefined)}
        title={t('messages.remove.title')}
        confirm={t('messages.remove')}
        danger
        busy={remove.isPending}
        onConfirm={() => {
          if (!removing) return
          remove.mutate({ id: removing.id }, { ...told, onSettled: () => setRemoving(undefined) })
        }}
      >
        {t('messages.remove.text')}
      </ConfirmDialog>
    </>
  )
}
