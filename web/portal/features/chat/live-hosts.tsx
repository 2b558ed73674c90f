import { countChatUnread } from '@croupier/api/chat/count-chat-unread.ts'
import { listModels } from '@croupier/api/chat/list-models.ts'
import type { OutputOf } from '@croupier/api/operation.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { classNames } from '@croupier/kit/class-names.ts'
import { Badge, Status } from '@croupier/kit/components/badge.tsx'
import { buttonClasses } from '@croupier/kit/components/button.tsx'
import { isLanguage, languageFacts } from '@croupier/words/languages.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useMember } from '../../session/member.ts'
import { HostPortrait } from './host-portrait.tsx'

type Model = OutputOf<typeof listModels>['models'][number]

/** Hosts go on air and off: asked for again this often while somebody looks. */
const EVERY_MILLISECONDS = 20_000

export function useModels() {
  const { language } = useWords('chat')
  return useOperation(listModels, { language }, { everyMilliseconds: EVERY_MILLISECONDS })
}

/** Messages not seen in rooms one came into, by host; a trial is not asked for. */
function useUnread(): ReadonlyMap<number, number> {
  const { info, isTrial } = useMember()
  const isAsked = info !== undefined && !isTrial
  const { data } = useOperation(countChatUnread, {}, { enabled: isAsked, everyMilliseconds: EVERY_MILLISECONDS })
  return new Map(data?.models.map(({ modelId, unreadCount }) => [modelId, unreadCount]))
}

/** Languages by their own names. */
export function spokenLanguages(languages: readonly string[]): string {
  return languages.map((code) => (isLanguage(code) ? languageFacts(code).ownName : code)).join(' · ')
}

export function OnAir({ model }: { model: Model }): ReactNode {
  const { t } = useWords('chat')
  return (
    <Status tone={model.isOnAir ? 'jade' : 'plain'} live={model.isOnAir} className="text-sm">
      {t(model.isOnAir ? 'chat.onAir' : 'chat.offAir')}
    </Status>
  )
}

/** One card a host: portrait, languages, whether on air, what is new in the room. */
export function HostCards({ models, isStrip = false }: { models: readonly Model[]; isStrip?: boolean }): ReactNode {
  const { t } = useWords('chat')
  const unread = useUnread()
  // Below the page’s own heading, or that of the strip.
  const Name = isStrip ? 'h3' : 'h2'
  return (
    <ul
      className={classNames(
        'grid grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))] gap-4',
        // Above games they take one row of a phone, which is pushed aside.
        isStrip && 'max-sm:auto-cols-[85%] max-sm:grid-flow-col max-sm:grid-cols-none max-sm:overflow-x-auto',
      )}
    >
      {models.map((model) => {
        const count = unread.get(model.modelId) ?? 0
        return (
          <li
            key={model.modelId}
            className="flex min-w-0 gap-4 rounded-lg border border-hairline bg-surface p-4 shadow-lift"
          >
            <HostPortrait look={model.look} className="size-20 shrink-0 rounded-md" />
            <div className="flex min-w-0 flex-1 flex-col gap-1.5">
              <div className="flex flex-wrap items-center justify-between gap-x-3">
                <Name className="truncate font-display text-lg font-semibold">{model.displayName}</Name>
                <OnAir model={model} />
              </div>
              <p className="text-xs text-ink-faint">{spokenLanguages(model.languages)}</p>
              <p className="flex-1 text-sm text-ink-soft">{model.about}</p>
              <div className="mt-1 flex flex-wrap items-center gap-3">
                <Link
                  to={`/chat?host=${model.modelId}`}
                  aria-label={t('chat.enter.of', { host: model.displayName })}
                  className={buttonClasses(model.isOnAir ? 'action' : 'quiet', 'small')}
                >
                  {t('chat.enter')}
                </Link>
                {count > 0 && <Badge tone="vermilion">{t('chat.unread', { count })}</Badge>}
              </div>
            </div>
          </li>
        )
      })}
    </ul>
  )
}

/** The hosts above the live games; nothing where there are none. */
export default function LiveHosts(): ReactNode {
  const { t } = useWords('chat')
  const { data } = useModels()
  if (!data || data.models.length === 0) return null
  return (
    <section aria-labelledby="hosts-title" className="flex flex-col gap-4">
      <h2 id="hosts-title" className="font-display text-xl font-semibold">
        {t('chat.title')}
      </h2>
      <HostCards models={data.models} isStrip />
    </section>
  )
}
