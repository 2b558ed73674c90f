import { useWords } from '@croupier/client/words/use-words.ts'
import { IconButton } from '@croupier/kit/components/icon-button.tsx'
import { Skeleton, Waiting } from '@croupier/kit/components/skeleton.tsx'
import { CloseIcon } from '@croupier/kit/icons/navigation.tsx'
import { ChatIcon } from '@croupier/kit/icons/social.tsx'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { ReadFault } from '../../parts/read-fault.tsx'
import { RoomTalk } from './chat-room.tsx'
import { OnAir, useModels } from './live-hosts.tsx'
import { useRoom } from './use-room.ts'

/** A host’s room in whatever place it is given. */
export function RoomBeside({ modelId }: { modelId: number }): ReactNode {
  const { t } = useWords('chat', 'refusals')
  const held = useRoom(modelId)
  const { room, reading } = held
  if (!room) {
    if (reading.error) return <ReadFault of={reading} title={t('chat.failed')} />
    return (
      <Waiting className="p-4">
        <Skeleton className="h-80 w-full" />
      </Waiting>
    )
  }
  return (
    <>
      <RoomTalk held={{ ...held, room }} className="min-h-0 flex-1" />
      <p className="border-t border-hairline px-3 py-2 text-2xs text-ink-faint">{t('chat.rules')}</p>
    </>
  )
}

/** In the bar of a live game: the room of the host who stands at it. It opens beside the game, which goes on. */
export default function GameChat({ nodeId }: { nodeId: number }): ReactNode {
  const { t } = useWords('chat', 'refusals')
  const id = useId()
  const panel = useRef<HTMLElement>(null)
  const [isOpen, setOpen] = useState(false)
  const model = useModels().data?.models.find(({ game }) => game?.nodeId === nodeId)
  useEffect(() => {
    const opened = panel.current
    if (!isOpen || !opened) return undefined
    opened.focus()
    const closeOnEscape = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') setOpen(false)
    }
    opened.addEventListener('keydown', closeOnEscape)
    return () => opened.removeEventListener('keydown', closeOnEscape)
  }, [isOpen])
  if (!model) return null
  const name = t('chat.beside', { host: model.displayName })
  return (
    <>
      <IconButton
        size="small"
        label={name}
        icon={<ChatIcon />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      />
      <aside
        ref={panel}
        id={id}
        tabIndex={-1}
        aria-label={name}
        data-beside=""
        hidden={!isOpen}
        className="fixed end-0 top-(--bar-height) bottom-0 z-bar flex w-full flex-col border-s border-hairline bg-surface shadow-float outline-none sm:w-96 [@media(height<28rem)]:top-11"
      >
        {isOpen && (
          <>
            <div className="flex items-center gap-3 border-b border-hairline ps-4 pe-2">
              <h2 className="min-w-0 flex-1 truncate py-2.5 text-base">{model.displayName}</h2>
              <OnAir model={model} />
              <IconButton size="small" label={t('kit.close')} icon={<CloseIcon />} onClick={() => setOpen(false)} />
            </div>
            <RoomBeside modelId={model.modelId} />
          </>
        )}
      </aside>
    </>
  )
}
