import { type ChatFault, chatFaults } from '@croupier/api/chat/chat-answers.ts'
import { listChatMutes } from '@croupier/api/chat/list-chat-mutes.ts'
import { muteChatMember } from '@croupier/api/chat/mute-chat-member.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { Dialog } from '@croupier/kit/overlays/dialog.tsx'
import { Select } from '@croupier/kit/fields/select.tsx'
import { TextField } from '@croupier/kit/fields/text-field.tsx'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import { type ReactNode, useState } from 'react'
import { Problem } from '../lists/problem.tsx'

const lengths = ['10', '60', '1440', '10080'] as const

/** Lets a member write nothing for a while: where, how long and why. */
export function MuteDialog({
  account,
  code,
  reported,
  onClose,
}: {
  account: string | undefined
  code: string
  /** What a member says is wrong with what they wrote. */
  reported?: ChatFault | undefined
  onClose: () => void
}): ReactNode {
  const { t } = useWords('console-chat')
  const [place, setPlace] = useState<'all' | 'here'>('here')
  const [minutes, setMinutes] = useState<(typeof lengths)[number]>('60')
  const [chosen, setReason] = useState<ChatFault>()
  const reason = chosen ?? reported ?? 'spam'
  const [note, setNote] = useState('')
  const mute = useCall(muteChatMember, { refreshes: [listChatMutes] })
  const close = (): void => {
    setReason(undefined)
    setPlace('here')
    setMinutes('60')
    setNote('')
    mute.reset()
    onClose()
  }
  const send = (): void => {
    if (account === undefined) return
    const where = place === 'here' ? { code } : {}
    mute.mutate(
      { account, minutes: Number(minutes), reason, note, ...where },
      {
        onSuccess() {
          showToast({ tone: 'good', text: t('console-chat.mute.done', { account }) })
          close()
        },
      },
    )
  }
  return (
    <Dialog
      open={account !== undefined}
      onClose={close}
      title={t('console-chat.mute.title', { account: account ?? '' })}
      footer={
        <Button variant="action" wide loading={mute.isPending} onClick={send}>
          {t('console-chat.mute')}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="text-sm text-ink-soft">{t('console-chat.mute.text')}</p>
        <Select
          label={t('console-chat.mute.where')}
          value={place}
          onChange={(event) => setPlace(event.target.value === 'all' ? 'all' : 'here')}
          options={[
            { value: 'here', label: t('console-chat.mute.where.here') },
            { value: 'all', label: t('console-chat.mute.where.all') },
          ]}
        />
        <Select
          label={t('console-chat.mute.how')}
          value={minutes}
          onChange={(event) => setMinutes(event.target.value as typeof minutes)}
          options={lengths.map((value) => ({ value, label: t(`console-chat.mute.${value}`) }))}
        />
        <Select
          label={t('console-chat.mute.reason')}
          value={reason}
          onChange={(event) => setReason(event.target.value as ChatFault)}
          options={chatFaults.map((value) => ({ value, label: t(`console-chat.fault.${value}`) }))}
        />
        <TextField
          name="note"
          label={t('console-chat.mute.note')}
          value={note}
          onChange={(event) => setNote(event.target.value)}
          maxLength={300}
          dir="auto"
        />
        <Problem of={mute.error} />
      </div>
    </Dialog>
  )
}
