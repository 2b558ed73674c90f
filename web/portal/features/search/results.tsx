import { useWords } from '@croupier/client/words/use-words.ts'
import { VendorMark } from '@croupier/kit/components/vendor-mark.tsx'
import { ChevronForwardIcon } from '@croupier/kit/icons/navigation.tsx'
import type { MouseEvent, ReactNode } from 'react'
import { Link } from 'react-router'
import { openDialog } from '../../dialogs/open-dialog.ts'
import { useMember } from '../../session/member.ts'
import { useCategoryName } from '../../catalogue/category-name.ts'
import { GamePicture } from '../../catalogue/game-picture.tsx'
import type { ListedGame } from '../../catalogue/listed-game.ts'
import { vendorPagePath } from '@croupier/api/games/start-path.ts'
import { useStart } from '../../catalogue/use-start.ts'
import { useVendors } from '../../catalogue/use-vendors.ts'
import { vendorPath } from '../../catalogue/vendors.ts'
import type { FoundGame, FoundVendor } from './name-lines.ts'
import type { FoundPage } from './pages-to-find.ts'

const rowClasses =
  'flex min-h-11 items-center gap-3 rounded-md px-2 py-1.5 text-ink no-underline outline-offset-0 transition-colors hover:bg-raised focus-visible:bg-raised'

function Row({
  to,
  title,
  text,
  picture,
  onClick,
}: {
  to: string
  title: string
  text?: string | undefined
  picture?: ReactNode
  onClick: (event: MouseEvent) => void
}): ReactNode {
  return (
    <Link to={to} data-result="" onClick={onClick} className={rowClasses}>
      {picture}
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium">
          <bdi>{title}</bdi>
        </span>
        {text !== undefined && <span className="block truncate text-xs text-ink-faint">{text}</span>}
      </span>
      <ChevronForwardIcon className="shrink-0 text-ink-faint" />
    </Link>
  )
}

/** A game that was found: it can be started at once, and its picture comes a moment later. */
export function GameResult({
  game,
  entry,
  onPick,
}: {
  game: FoundGame
  entry: ListedGame | undefined
  onPick: () => void
}): ReactNode {
  const { t } = useWords()
  const nameOf = useCategoryName()
  const { to, onClick } = useStart(entry ?? { ...game, isGame: 'GAME' })
  const isOff = entry?.isMaintenance === true
  return (
    <Row
      to={to}
      title={game.displayName}
      text={isOff ? t('shell.game.maintenance') : `${game.vendorName} · ${nameOf(game.gameType)}`}
      picture={
        <span
          data-theme="dark"
          className="block h-14 w-10.5 shrink-0 overflow-hidden rounded-sm border border-hairline bg-raised"
        >
          {entry && <GamePicture game={entry} size="line" className="block aspect-3/4 w-full" />}
        </span>
      }
      onClick={(event) => {
        onPick()
        onClick(event)
      }}
    />
  )
}

/** A vendor, as the list of its games where it has any first. */
export function VendorResult({ vendor, onPick }: { vendor: FoundVendor; onPick: () => void }): ReactNode {
  const { t } = useWords('lobby')
  const { vassalage, displayName, gameCount } = vendor
  const known = useVendors().find((each) => each.vassalage === vassalage)
  return (
    <Row
      to={known ? vendorPath(known) : vendorPagePath(vassalage)}
      title={displayName}
      text={`${t('lobby.vendor.label')} · ${t('lobby.count', { count: gameCount })}`}
      picture={<VendorMark code={vassalage} size="medium" className="mx-1 rounded-sm" />}
      onClick={onPick}
    />
  )
}

/** A page of the house; a guest logs in before one of a member's own, and arrives there. */
export function PageResult({ page, onPick }: { page: FoundPage; onPick: () => void }): ReactNode {
  const { isLogin } = useMember()
  return (
    <Row
      to={page.to}
      title={page.title}
      onClick={(event) => {
        onPick()
        if (isLogin || !page.needsSession || event.button !== 0 || event.metaKey || event.ctrlKey) return
        event.preventDefault()
        openDialog({ kind: 'login', then: page.to })
      }}
    />
  )
}
