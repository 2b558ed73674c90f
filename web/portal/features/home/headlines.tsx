import { listGames } from '@croupier/api/games/list-games.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { IconButton } from '@croupier/kit/components/icon-button.tsx'
import { PauseIcon, PlayIcon } from '@croupier/kit/icons/actions.tsx'
import { BellIcon } from '@croupier/kit/icons/navigation.tsx'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import type { ListedGame } from '../../catalogue/listed-game.ts'
import { useStart } from '../../catalogue/use-start.ts'
import { openDialog } from '../../dialogs/open-dialog.ts'
import { useAnnouncements } from '../../parts/announcements.ts'

function NewGame({ game }: { game: ListedGame }): ReactNode {
  const { t } = useWords('home')
  const start = useStart(game)
  return (
    <Link
      {...start}
      className="inline-block py-0.5 whitespace-nowrap text-ink-soft no-underline hover:text-brass hover:underline"
    >
      {t('home.headlines.new', { game: game.displayName, vendor: game.vendorName })}
    </Link>
  )
}

const showNotices = (): void => openDialog({ kind: 'announcements', shows: 'notices' })

/**
 * A line of news that scrolls: the operator's headlines, then new games. With reduced motion, readers scroll it
 * themselves.
 */
export function Headlines(): ReactNode {
  const { t, language } = useWords('home')
  const [isRunning, setRunning] = useState(true)
  const { data } = useOperation(listGames, { gameClassify: 'NEW', language, pageSize: 8 })
  const headlines = useAnnouncements()?.headlines ?? []
  const games = data?.games ?? []
  if (headlines.length + games.length === 0) return null
  const line = (isCopy: boolean): ReactNode => (
    <ul
      aria-hidden={isCopy || undefined}
      inert={isCopy}
      className="flex min-w-full shrink-0 items-center justify-around gap-12 px-6 motion-reduce:last:hidden"
    >
      {headlines.map(({ id, title }) => (
        <li key={id} className="whitespace-nowrap text-ink">
          <button type="button" className="py-0.5 hover:text-brass hover:underline" onClick={showNotices}>
            <bdi>{title}</bdi>
          </button>
        </li>
      ))}
      {games.map((game) => (
        <li key={game.nodeId}>
          <NewGame game={game} />
        </li>
      ))}
    </ul>
  )
  return (
    <section
      aria-label={t('home.headlines')}
      className="flex h-9 items-center rounded-md border border-hairline bg-surface text-sm"
    >
      <BellIcon className="ms-3 shrink-0 text-lg text-brass" />
      <div
        data-paused={isRunning ? undefined : ''}
        className="kit-marquee mx-2 flex min-w-0 flex-1 overflow-hidden motion-reduce:overflow-x-auto"
      >
        {line(false)}
        {line(true)}
      </div>
      <IconButton
        size="small"
        className="me-0.5 motion-reduce:hidden"
        label={isRunning ? t('home.headlines.pause') : t('home.headlines.play')}
        icon={isRunning ? <PauseIcon /> : <PlayIcon />}
        onClick={() => setRunning(!isRunning)}
      />
    </section>
  )
}
