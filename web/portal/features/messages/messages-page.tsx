import { listRecipients } from '@croupier/api/messages/list-recipients.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { Segmented } from '@croupier/kit/fields/segmented.tsx'
import { type ReactNode, useState } from 'react'
import { Inbox } from './inbox.tsx'
import { Outbox } from './outbox.tsx'
import { WriteMessage } from './write-message.tsx'

/** Messages: the inbox, the outbox, and a new message. */
export default function MessagesPage(): ReactNode {
  const { t } = useWords('messages')
  const [box, setBox] = useState<'inbox' | 'outbox'>('inbox')
  const [isWriting, setWriting] = useState(false)
  const { data: recipients } = useOperation(listRecipients, {})
  const mayWrite = recipients && (recipients.upline !== null || recipients.isAgent)
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Segmented
          label={t('messages.box')}
          value={box}
          onChange={setBox}
          options={[
            { value: 'inbox', label: t('messages.inbox') },
            { value: 'outbox', label: t('messages.outbox') },
          ]}
        />
        {mayWrite && (
          <Button variant="action" onClick={() => setWriting(true)}>
            {t('messages.write')}
          </Button>
        )}
      </div>
      {box === 'inbox' ? <Inbox /> : <Outbox />}
      {mayWrite && <WriteMessage open={isWriting} onClose={() => setWriting(false)} recipients={recipients} />}
    </div>
  )
}
