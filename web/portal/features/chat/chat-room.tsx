import { reportChatMessage } from '@croupier/api/chat/report-chat-message.ts'
import { type ChatFault, chatFaults } from '@croupier/api/chat/chat-answers.ts'
import { sendChatMessage } from '@croupier/api/chat/send-chat-message.ts'
import { isRefused } from '@croupier/client/call-refused.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { useRefusalText } from '@croupier/client/use-refusal-text.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { classNames } from '@croupier/kit/class-names.ts'
import { Badge } from '@croupier/kit/components/badge.tsx'
import { Button, buttonClasses } from '@croupier/kit/components/button.tsx'
import { Dialog } from '@croupier/kit/overlays/dialog.tsx'
import { Notice } from '@croupier/kit/components/notice.tsx'
import { Select } from '@croupier/kit/fields/select.tsx'
import { Skeleton, Waiting } from '@croupier/kit/components/skeleton.tsx'
import { TextField } from '@croupier/kit/fields/text-field.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import { ArrowBackIcon } from '@croupier/kit/icons/navigation.tsx'
import { type FormEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useTitle } from '../../page/title.ts'
import { useMember } from '../../session/member.ts'
import { gamePagePath } from '@croupier/api/games/start-path.ts'
import { ReadFault } from '../../parts/read-fault.tsx'
import { HostPortrait } from './host-portrait.tsx'
import { OnAir, spokenLanguages } from './live-hosts.tsx'
import { type ChatMessage, type Permission, useRoom } from './use-room.ts'

function Line({
  message,
  host,
  onReport,
}: {
  message: ChatMessage
  /** The host’s name, in the reader’s language. */
  host: string
  onReport: (() => void) | undefined
}): ReactNode {
  const { t } = useWords('chat')
  const { side, author, text, at, isOwn } = message
  return (
    <li className={classNames('group flex max-w-[88%] flex-col gap-0.5', isOwn ? 'self-end' : 'self-start')}>
      <span className="flex flex-wrap items-center gap-x-2 text-xs text-ink-faint">
        {isOwn ? (
          <span>{t('chat.you')}</span>
        ) : (
          <bdi className="font-medium text-ink-soft">{side === 'host' ? host : author}</bdi>
        )}
        {side !== 'member' && <Badge tone="brass">{t(`chat.side.${side}`)}</Badge>}
        <Time at={at} shape="time" />
        {onReport && (
          <button type="button" onClick={onReport} className="text-ink-faint underline-offset-2 hover:underline">
            {t('chat.report')}
          </button>
        )}
      </span>
      <p
        dir="auto"
        className={classNames(
          'w-fit rounded-md border px-3 py-2 text-sm wrap-anywhere whitespace-pre-line',
          isOwn ? 'self-end border-transparent bg-brass-wash' : 'border-hairline bg-raised',
          side === 'host' && 'border-brass/40',
        )}
      >
        {text}
      </p>
    </li>
  )
}

function Obstacle({ permission }: { permission: Permission }): ReactNode {
  const { t } = useWords('chat')
  const { reason, mutedUntil, muteReason, levelNeeded } = permission
  if (reason === null) return null
  return (
    <Notice tone="plain">
      {reason === 'muted' ? (
        <>
          {t('chat.may.muted')} {mutedUntil !== null && <Time at={mutedUntil} />}{' '}
          {muteReason !== null && t('chat.may.muted.reason', { reason: t(`chat.fault.${muteReason}`) })}
        </>
      ) : reason === 'level' ? (
        t('chat.may.level', { level: levelNeeded })
      ) : (
        t(`chat.may.${reason}`)
      )}
      {reason === 'deposit' && (
        <Link to="/member?page=depositv2" className={classNames(buttonClasses('quiet', 'small'), 'ms-3')}>
          {t('chat.may.deposit.action')}
        </Link>
      )}
    </Notice>
  )
}

/** Seconds that are left of a pause, counted down; 0 once it is over. */
function usePause(): { left: number; begin: (seconds: number) => void } {
  const [pause, setPause] = useState({ until: 0, now: 0 })
  const left = Math.max(0, Math.ceil((pause.until - pause.now) / 1000))
  const isRunning = left > 0
  useEffect(() => {
    if (!isRunning) return undefined
    const timer = setInterval(() => setPause(({ until }) => ({ until, now: Date.now() })), 250)
    return () => clearInterval(timer)
  }, [isRunning])
  const begin = (seconds: number): void => {
    const now = Date.now()
    setPause({ until: now + seconds * 1000, now })
  }
  return { left, begin }
}

function Writing({
  modelId,
  permission,
  text,
  setText,
  onSent,
}: {
  modelId: number
  permission: Permission
  /** What is written and not sent yet: it stands again after a while in which nobody may write. */
  text: string
  setText: (text: string) => void
  onSent: (message: ChatMessage) => void
}): ReactNode {
  const { t } = useWords('chat', 'refusals')
  const refusalText = useRefusalText()
  const { slowSeconds, mostCharacters } = permission
  const { left: wait, begin } = usePause()
  const send = useCall(sendChatMessage)
  const count = Array.from(text).length
  const isEmpty = text.trim() === ''

  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (isEmpty || wait > 0 || send.isPending) return
    send.mutate(
      { modelId, text },
      {
        onSuccess(message) {
          setText('')
          begin(slowSeconds)
          onSent(message)
        },
        onError(error) {
          // Written a moment before the room grew slow, or in another tab.
          const until = isRefused(error, 'chat.slow') && error.value['until']
          if (typeof until === 'number') begin(Math.min(slowSeconds, (until - Date.now()) / 1000))
        },
      },
    )
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-1.5">
      <div className="flex items-start gap-2">
        <TextField
          label={t('chat.write')}
          labelHidden
          name="text"
          value={text}
          onChange={(event) => setText(event.target.value)}
          placeholder={t('chat.write')}
          maxLength={mostCharacters}
          autoComplete="off"
          enterKeyHint="send"
          dir="auto"
          error={send.error ? refusalText(send.error) : undefined}
          className="min-w-0 flex-1"
        />
        <Button type="submit" variant="action" disabled={isEmpty || wait > 0} loading={send.isPending}>
          {t('chat.send')}
        </Button>
      </div>
      <p className="flex flex-wrap justify-between gap-x-4 text-xs text-ink-faint">
        <span aria-live="polite">
          {wait > 0
            ? t('chat.slow.wait', { seconds: wait })
            : slowSeconds > 0
              ? t('chat.slow', { seconds: slowSeconds })
              : ''}
        </span>
        <span className="figures">{t('chat.counter', { count, most: mostCharacters })}</span>
      </p>
    </form>
  )
}

function ReportDialog({ message, onClose }: { message: ChatMessage | undefined; onClose: () => void }): ReactNode {
  const { t } = useWords('chat', 'refusals')
  const refusalText = useRefusalText()
  const [reason, setReason] = useState<ChatFault>('spam')
  const report = useCall(reportChatMessage)
  const close = (): void => {
    // The next message is another one.
    setReason('spam')
    report.reset()
    onClose()
  }
  const send = (): void => {
    if (!message) return
    report.mutate(
      { messageId: message.id, reason },
      {
        onSuccess() {
          showToast({ tone: 'good', text: t('chat.report.done') })
          close()
        },
      },
    )
  }
  return (
    <Dialog
      open={message !== undefined}
      onClose={close}
      title={t('chat.report.title')}
      footer={
        <Button variant="action" wide loading={report.isPending} onClick={send}>
          {t('chat.report.send')}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <p dir="auto" className="rounded-md bg-sunken px-3 py-2 text-sm wrap-anywhere whitespace-pre-line">
          {message?.text}
        </p>
        <Select
          label={t('chat.report')}
          value={reason}
          onChange={(event) => setReason(event.target.value as ChatFault)}
          options={chatFaults.map((value) => ({ value, label: t(`chat.fault.${value}`) }))}
        />
        {report.error && <Notice tone="bad">{refusalText(report.error)}</Notice>}
      </div>
    </Dialog>
  )
}

/** How near its end a list counts as being read at its end. */
const NEAR_PIXELS = 80

/**
 * Keeps the end of a list in sight while it is being read there, and what is read elsewhere where it is: what is put before
 * it would push it down.
 */
function useEndInSight(first: string | undefined, latest: string | undefined) {
  const list = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  const [isBehind, setBehind] = useState(false)
  const toEnd = (): void => {
    const { current } = list
    if (current) current.scrollTop = current.scrollHeight
    setBehind(false)
  }
  useLayoutEffect(() => {
    if (isAtEnd.current) toEnd()
    else setBehind(true)
  }, [latest])
  const drawn = useRef({ first, height: 0 })
  useLayoutEffect(() => {
    const { current } = list
    if (!current) return
    const { first: before, height } = drawn.current
    if (first !== before && !isAtEnd.current) current.scrollTop += current.scrollHeight - height
    drawn.current = { first, height: current.scrollHeight }
  }, [first, latest])
  const onScroll = (): void => {
    const { current } = list
    if (!current) return
    isAtEnd.current = current.scrollHeight - current.scrollTop - current.clientHeight < NEAR_PIXELS
    if (isAtEnd.current) setBehind(false)
  }
  return { list, onScroll, isBehind, toEnd }
}

type HeldRoom = ReturnType<typeof useRoom>

/** What is written in a room, and the way to write. */
export function RoomTalk({
  held: { room, messages, next, add, older },
  className,
}: {
  held: HeldRoom & { room: NonNullable<HeldRoom['room']> }
  className: string
}): ReactNode {
  const { t } = useWords('chat', 'refusals')
  const refusalText = useRefusalText()
  const { isTrial } = useMember()
  const [reported, setReported] = useState<ChatMessage>()
  const [text, setText] = useState('')
  const { list, onScroll, isBehind, toEnd } = useEndInSight(messages[0]?.id, messages.at(-1)?.id)
  const { model, permission } = room
  return (
    <section className={classNames('flex flex-col bg-surface', className)}>
      <div
        ref={list}
        onScroll={onScroll}
        aria-label={t('chat.messages', { host: model.displayName })}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and arrow keys reach it
        tabIndex={0}
        role="log"
        style={{ overflowAnchor: 'none' }}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-4"
      >
        <ol className="flex min-h-full flex-col gap-3">
          {next !== null && (
            <li className="flex flex-col items-center gap-2 self-center">
              {older.error && <Notice tone="bad">{refusalText(older.error)}</Notice>}
              <Button size="small" variant="ghost" loading={older.isLoading} onClick={older.load}>
                {t('chat.older')}
              </Button>
            </li>
          )}
          {messages.length === 0 && <li className="m-auto text-sm text-ink-faint">{t('chat.empty')}</li>}
          {messages.map((message) => (
            <Line
              key={message.id}
              message={message}
              host={model.displayName}
              onReport={isTrial || message.isOwn || message.side !== 'member' ? undefined : () => setReported(message)}
            />
          ))}
        </ol>
      </div>
      <div className="relative flex flex-col gap-3 border-t border-hairline p-3">
        {isBehind && (
          <Button size="small" variant="action" onClick={toEnd} className="absolute -top-11 self-center">
            {t('chat.newer')}
          </Button>
        )}
        {permission.mayWrite ? (
          <Writing modelId={model.modelId} permission={permission} text={text} setText={setText} onSent={add} />
        ) : (
          <Obstacle permission={permission} />
        )}
      </div>
      <ReportDialog message={reported} onClose={() => setReported(undefined)} />
    </section>
  )
}

/** A host’s room: who it is, what is written, and the way to write. */
export function ChatRoom({ modelId }: { modelId: number }): ReactNode {
  const { t } = useWords('chat', 'refusals')
  const held = useRoom(modelId)
  const { room, reading } = held
  useTitle(room?.model.displayName ?? t('chat.title'))
  if (!room) {
    if (reading.error) return <ReadFault of={reading} title={t('chat.failed')} />
    return (
      <Waiting>
        <Skeleton className="h-128 w-full" />
      </Waiting>
    )
  }
  const { model } = room
  return (
    <div className="mx-auto flex w-full max-w-208 flex-col gap-4">
      <Link to="/chat" className="flex w-fit items-center gap-2 text-sm text-ink-soft no-underline hover:text-ink">
        <ArrowBackIcon /> {t('chat.back')}
      </Link>
      <header className="flex items-center gap-4">
        <HostPortrait look={model.look} className="size-16 shrink-0 rounded-md sm:size-20" />
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-center gap-x-4">
            <h1 className="text-2xl">{model.displayName}</h1>
            <OnAir model={model} />
          </div>
          <p className="text-xs text-ink-faint">{t('chat.speaks', { languages: spokenLanguages(model.languages) })}</p>
          <p className="text-sm text-ink-soft">{model.about}</p>
        </div>
        {model.game && (
          <Link to={gamePagePath(model.game)} className={classNames(buttonClasses('action'), 'max-sm:hidden')}>
            {t('chat.play')}
          </Link>
        )}
      </header>
      <RoomTalk
        held={{ ...held, room }}
        className="h-[min(36rem,calc(100dvh-20rem))] min-h-80 rounded-lg border border-hairline"
      />
      <p className="text-xs text-ink-faint">{t('chat.rules')}</p>
    </div>
  )
}
