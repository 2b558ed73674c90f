import { listChatHosts } from '@croupier/api/chat/list-chat-hosts.ts'
import { setChatRoom } from '@croupier/api/chat/set-chat-room.ts'
import type { OutputOf } from '@croupier/api/operation.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { Switch } from '@croupier/kit/fields/choice.tsx'
import { TextField } from '@croupier/kit/fields/text-field.tsx'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import { type ReactNode, useState } from 'react'
import { Problem } from '../lists/problem.tsx'

export type StaffHost = OutputOf<typeof listChatHosts>['list'][number]

/** Whether the host is on air, and by which rules members write. */
export function RoomRules({ host, mayChange }: { host: StaffHost; mayChange: boolean }): ReactNode {
  const { t } = useWords('console-chat')
  const { code } = host
  const [read, setRead] = useState(host)
  const [slow, setSlow] = useState(String(host.slowSeconds))
  const [level, setLevel] = useState(String(host.writeLevel))
  const change = useCall(setChatRoom, { refreshes: [listChatHosts] })
  const save = (rules: Omit<Parameters<typeof change.mutate>[0], 'code'>): void =>
    change.mutate(
      { code, ...rules },
      {
        onSuccess(saved) {
          // A box that was not touched shows what holds now, a colleague's change too.
          setSlow((typed) => (typed === String(read.slowSeconds) ? String(saved.slowSeconds) : typed))
          setLevel((typed) => (typed === String(read.writeLevel) ? String(saved.writeLevel) : typed))
          setRead(saved)
          showToast({ tone: 'good', text: t('console-chat.rules.saved') })
        },
      },
    )
  const isNumber = (text: string) => /^\d{1,3}$/.test(text)
  return (
    <div className="flex flex-col gap-4 rounded-md border border-hairline bg-surface p-4">
      <div className="flex flex-wrap gap-x-8 gap-y-3">
        <Switch
          label={t('console-chat.onAir')}
          checked={host.isOnAir}
          disabled={!mayChange || change.isPending}
          onChange={(event) => save({ isOnAir: event.target.checked })}
        />
        <Switch
          label={t('console-chat.open')}
          checked={host.isOpen}
          disabled={!mayChange || change.isPending}
          onChange={(event) => save({ isOpen: event.target.checked })}
        />
        <Switch
          label={t('console-chat.deposit')}
          checked={host.needsDeposit}
          disabled={!mayChange || change.isPending}
          onChange={(event) => save({ needsDeposit: event.target.checked })}
        />
      </div>
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          name="slowSeconds"
          label={t('console-chat.slow')}
          value={slow}
          inputMode="numeric"
          disabled={!mayChange}
          onChange={(event) => setSlow(event.target.value)}
          className="w-48"
        />
        <TextField
          name="writeLevel"
          label={t('console-chat.level')}
          value={level}
          inputMode="numeric"
          disabled={!mayChange}
          onChange={(event) => setLevel(event.target.value)}
          className="w-48"
        />
        {mayChange && (
          <Button
            loading={change.isPending}
            disabled={!isNumber(slow) || !isNumber(level)}
            onClick={() =>
              // Only what is another: a colleague may have changed the other meanwhile.
              save({
                ...(slow !== String(read.slowSeconds) && { slowSeconds: Number(slow) }),
                ...(level !== String(read.writeLevel) && { writeLevel: Number(level) }),
              })
            }
          >
            {t('console-chat.rules.save')}
          </Button>
        )}
      </div>
      <Problem of={change.error} />
    </div>
  )
}
