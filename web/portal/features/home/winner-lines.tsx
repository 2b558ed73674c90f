import type { OutputOf } from '@croupier/api/operation.ts'
import type { showWinnerBoard } from '@croupier/api/figures/winners/show-winner-board.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { classNames } from '@croupier/kit/class-names.ts'
import { Amount } from '@croupier/kit/components/amount.tsx'
import type { MouseEvent, ReactNode } from 'react'
import { Link } from 'react-router'
import { openDialog } from '../../dialogs/open-dialog.ts'
import { useMember } from '../../session/member.ts'
import { GamePicture } from '../../catalogue/game-picture.tsx'
import { gamePagePath } from '@croupier/api/games/start-path.ts'

type Winner = OutputOf<typeof showWinnerBoard>['list'][number]['vo']

/** A player's name, as far as they let others see it. */
export function PlayerName({ customerName, isHidden }: { customerName: string; isHidden: boolean }): ReactNode {
  const { t } = useWords('home')
  return isHidden ? <span className="italic">{t('home.winners.hidden')}</span> : <bdi dir="ltr">{customerName}</bdi>
}

/** The way to a game; a guest logs in first. */
export function GameLink({
  nodeId,
  className,
  children,
}: {
  nodeId: number
  className: string
  children: ReactNode
}): ReactNode {
  const { isLogin } = useMember()
  const to = gamePagePath({ nodeId })
  const onClick = (event: MouseEvent): void => {
    if (isLogin) return
    event.preventDefault()
    openDialog({ kind: 'login', then: to })
  }
  return (
    <Link to={to} onClick={onClick} className={className}>
      {children}
    </Link>
  )
}

/** One win: where, whose, how much. The first places are told apart. */
export function WinnerLine({ winner, place }: { winner: Winner; place: number }): ReactNode {
  return (
    <li className="relative flex min-w-0 items-center gap-3 rounded-md border border-hairline bg-surface p-2.5 shadow-lift">
      <span
        className={classNames(
          'figures w-6 shrink-0 text-center font-display text-lg font-semibold',
          place <= 3 ? 'text-brass' : 'text-ink-faint',
        )}
      >
        {place}
      </span>
      <span data-theme="dark" className="block w-11 shrink-0 overflow-hidden rounded-sm border border-hairline">
        <GamePicture
          game={{ ...winner, gameName: winner.nodeName, vassalage: winner.vendor, showIcon: winner.iconUrl }}
          size="line"
          className="block aspect-3/4 w-full"
        />
      </span>
      <span className="min-w-0 flex-1">
        <GameLink
          nodeId={winner.nodeId}
          className="block truncate text-sm font-medium text-ink no-underline after:absolute after:inset-0 hover:underline"
        >
          {winner.gameName}
        </GameLink>
        <span className="block truncate text-xs text-ink-faint">
          <PlayerName {...winner} />
        </span>
        <Amount
          value={winner.winAmount}
          currency={winner.currency}
          tone="in"
          className="font-display text-base font-semibold"
        />
      </span>
    </li>
  )
}
