import { session } from '@croupier/client/session.ts'
import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import { openDialog } from '../dialogs/open-dialog.ts'
import type { ListedGame } from './listed-game.ts'
import { vendorPagePath } from '@croupier/api/games/start-path.ts'
import { startRule } from './start-rule.ts'

/** What of a game says how it starts. */
export type StartedGame = Pick<ListedGame, 'nodeId' | 'gameId' | 'vassalage' | 'gameType' | 'isGame' | 'displayName'>

/**
 * Where a game's link leads, and what its click does: a guest logs in first and then lands in the game, an entry that
 * stands for a vendor shows that vendor's games, to guests too.
 */
export function useStart(game: StartedGame): { to: string; onClick: (event: MouseEvent) => void } {
  const navigate = useNavigate()
  const start = startRule(game)
  const to = start.kind === 'list' ? vendorPagePath(start.vassalage) : start.path
  return {
    to,
    onClick(event) {
      // A new tab or window is the browser's matter.
      if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      if (start.kind === 'list') {
        openDialog({ kind: 'vendorGames', vassalage: start.vassalage, title: game.displayName })
      } else if (session.token() !== undefined || start.kind === 'vendor') {
        void navigate(to, { state: { from: `${location.pathname}${location.search}` } })
      } else {
        openDialog({ kind: 'login', then: to })
      }
    },
  }
}
