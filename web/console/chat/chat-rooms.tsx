import { CHAT_MOST } from '@croupier/api/chat/chat-answers.ts'
import { listChatHosts } from '@croupier/api/chat/list-chat-hosts.ts'
import { listStaffChatMessages } from '@croupier/api/chat/list-staff-chat-messages.ts'
import { removeChatMessage } from '@croupier/api/chat/remove-chat-message.ts'
import { writeAsHouse } from '@croupier/api/chat/write-as-house.ts'
import { useCall, useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { EmptyInboxScene } from '@croupier/kit/art/empty-scenes.tsx'
import { Status } from '@croupier/kit/components/badge.tsx'
import { Button } from '@croupier/kit/components/button.tsx'
import { EmptyState } from '@croupier/kit/components/empty-state.tsx'
import { Segmented } from '@croupier/kit/fields/segmented.tsx'
import { Select } from '@croupier/kit/fields/select.tsx'
import { Skeleton, Waiting } from '@croupier/kit/components/skeleton.tsx'
import { TextField } from '@croupier/kit/fields/text-field.tsx'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useMay } from '../frame/staff.tsx'
import { SHARED_WORK } from '../lists/live.ts'
import { Problem } from '../lists/problem.tsx'
import { HostDialog } from './host-dialog.tsx'
import { MessageLine } from './message-line.tsx'
import { MuteDialog } from './mute-dialog.tsx'
import { RoomRules, type StaffHost } from './room-rules.tsx'

function SayBox({ code }: { code: string }): ReactNode {
  const { t } = useWords('console-chat')
  const [text, setText] = useState('')
  const [as, setAs] = useState<'host' | 'house'>('house')
  const say = useCall(writeAsHouse, { refreshes: [listStaffChatMessages] })
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (text.trim() !== '') say.mutate({ code, text, as }, { onSuccess: () => setText('') })
  }
  return (
    <form onSubmit={submit} className="flex flex-wrap items-end gap-3 border-t border-hairline p-4">
      <Select
        label={t('console-chat.say.as')}
        value={as}
        onChange={(event) => setAs(event.target.value === 'host' ? 'host' : 'house')}
        options={(['house', 'host'] as const).map((value) => ({ value, label: t(`console-chat.side.${value}`) }))}
        className="w-32"
      />
      <TextField
        name="text"
        label={t('console-chat.say')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        maxLength={CHAT_MOST}
        autoComplete="off"
        dir="auto"
        className="min-w-48 flex-1"
      />
      <Button type="submit" variant="action" disabled={text.trim() === ''} loading={say.isPending}>
        {t('console-chat.say.send')}
      </Button>
      <Problem of={say.error} />
    </form>
  )
}

function Room({ host }: { host: StaffHost }): ReactNode {
  const { t } = useWords('console-chat')
  const may = useMay()
  const mayModerate = may('chat.moderate')
  const { code } = host
  const [before, setBefore] = useState<string>()
  const { data, error } = useOperation(
    listStaffChatMessages,
    { code, ...(before !== undefined && { before }) },
    { staleMilliseconds: 0, everyMilliseconds: SHARED_WORK },
  )
  const [muted, setMuted] = useState<string>()
  const remove = useCall(removeChatMessage, { refreshes: [listStaffChatMessages] })
  return (
    <div className="flex flex-col gap-4">
      <RoomRules host={host} mayChange={mayModerate} />
      <section className="rounded-md border border-hairline bg-surface">
        <h2 className="border-b border-hairline px-4 py-3 text-base">{t('console-chat.messages')}</h2>
        <Problem of={data ? remove.error : error} />
        {!data && !error && (
          <Waiting>
            <Skeleton className="m-4 h-40" />
          </Waiting>
        )}
        {data?.list.length === 0 && <p className="p-4 text-sm text-ink-faint">{t('console-chat.messages.none')}</p>}
        <ul className="max-h-128 divide-y divide-hairline overflow-y-auto">
          {data?.list.map((message) => (
            <li key={message.id} className="px-4 py-3">
              <MessageLine message={message}>
                {mayModerate && message.removedBy === null && (
                  <span className="flex gap-2">
                    {message.account !== null && (
                      <Button size="small" variant="ghost" onClick={() => setMuted(message.account ?? undefined)}>
                        {t('console-chat.mute')}
                      </Button>
                    )}
                    <Button
                      size="small"
                      variant="ghost"
                      loading={remove.isPending && remove.variables.messageId === message.id}
                      onClick={() => remove.mutate({ messageId: message.id })}
                    >
                      {t('console-chat.remove')}
                    </Button>
                  </span>
                )}
              </MessageLine>
            </li>
          ))}
        </ul>
        {data && data.next !== null && (
          <div className="border-t border-hairline p-3 text-center">
            <Button size="small" variant="ghost" onClick={() => setBefore(data.next ?? undefined)}>
              {t('console-chat.older')}
            </Button>
          </div>
        )}
        {mayModerate && <SayBox code={code} />}
      </section>
      <MuteDialog account={muted} code={code} onClose={() => setMuted(undefined)} />
    </div>
  )
}

/** One room after the other: its rules, its latest messages, and the ways to step in. */
export function ChatRooms(): ReactNode {
  const { t, language } = useWords('console-chat')
  const { data, error } = useOperation(listChatHosts, {}, { everyMilliseconds: SHARED_WORK })
  const mayManage = useMay()('chat.manage')
  const [chosen, setChosen] = useState<string>()
  const [shown, setShown] = useState<StaffHost | 'new'>()
  if (!data) {
    if (error) return <Problem of={error} />
    return (
      <Waiting>
        <Skeleton className="h-56 w-full" />
      </Waiting>
    )
  }
  const form = (
    <HostDialog
      shows={shown}
      taken={data.list.map(({ code }) => code)}
      onClose={(saved) => {
        setShown(undefined)
        if (saved !== undefined) setChosen(saved)
      }}
    />
  )
  const add = mayManage && (
    <Button size="small" variant="action" onClick={() => setShown('new')}>
      {t('console-chat.new')}
    </Button>
  )
  const [first] = data.list
  const host = data.list.find(({ code }) => code === chosen) ?? first
  if (!host) {
    return (
      <>
        <EmptyState scene={<EmptyInboxScene />} title={t('console-chat.none.title')} action={add}>
          {t('console-chat.none.text')}
        </EmptyState>
        {form}
      </>
    )
  }
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Segmented
          label={t('console-chat.host')}
          value={host.code}
          onChange={setChosen}
          options={data.list.map(({ code, names, isOnAir }) => ({
            value: code,
            label: <Status tone={isOnAir ? 'jade' : 'plain'}>{names[language] ?? names['en'] ?? code}</Status>,
          }))}
        />
        {mayManage && (
          <div className="flex gap-2">
            <Button size="small" onClick={() => setShown(host)}>
              {t('console-chat.edit')}
            </Button>
            {add}
          </div>
        )}
      </div>
      <Room key={host.code} host={host} />
      {form}
    </div>
  )
}
