import { useWords } from '@croupier/client/words/use-words.ts'
import { Button, buttonClasses } from '@croupier/kit/components/button.tsx'
import { type ReactNode, useId, useState } from 'react'
import { Link } from 'react-router'
import { useMember } from '../../session/member.ts'
import { RoomBeside } from './game-chat.tsx'
import { HostPortrait } from './host-portrait.tsx'
import { OnAir, useModels } from './live-hosts.tsx'

/**
 * Beside a table of the house: the room of the host who is on air, else of the first. It opens in its place; whoever is not
 * logged in is led to the room's own page. Nothing where the house has no hosts.
 */
export default function TableHosts(): ReactNode {
  const { t } = useWords('chat', 'refusals')
  const id = useId()
  const { isLogin } = useMember()
  const [isOpen, setOpen] = useState(false)
  const models = useModels().data?.models ?? []
  const model = models.find(({ isOnAir }) => isOnAir) ?? models[0]
  if (!model) return null
  return (
    <section aria-label={t('chat.beside', { host: model.displayName })} className="tables-host">
      <div className="flex min-w-0 items-center gap-3">
        <HostPortrait look={model.look} className="size-12 shrink-0 rounded-md" />
        <span className="flex min-w-0 flex-1 flex-col">
          <span className="truncate font-medium">{model.displayName}</span>
          <OnAir model={model} />
        </span>
        {isLogin ? (
          <Button size="small" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
            {t(isOpen ? 'kit.close' : 'chat.enter')}
          </Button>
        ) : (
          <Link to={`/chat?host=${model.modelId}`} className={buttonClasses('quiet', 'small')}>
            {t('chat.enter')}
          </Link>
        )}
      </div>
      <div id={id} hidden={!isOpen} className="tables-host-room">
        {isOpen && isLogin && <RoomBeside modelId={model.modelId} />}
      </div>
    </section>
  )
}
