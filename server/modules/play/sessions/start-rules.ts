import { traitsOf } from '@croupier/api/games/vendor-protocols.ts'
import type { Game, Vendor } from '../../catalogue/index.ts'

export interface Start {
  vendor: Vendor | undefined
  game: Game | undefined
  /** The game or its vendor is closed in the member's currency, or at the address of the call. */
  isClosedHere: boolean
  /** It is closed because of the member's currency. */
  isCurrencyClosed: boolean
  isTrial: boolean
  /** The member asked for play money. */
  wantsDemo: boolean
  /** The merchant offers play for play money. */
  isDemoOffered: boolean
}

export type StartVerdict =
  | {
      may: true
      /** For play money of the game’s own; a trial’s own play money is not that. */
      isDemo: boolean
    }
  | {
      may: false
      reason:
        | 'game.not.found'
        | 'game.not.offered'
        | 'game.currency.closed'
        | 'game.maintenance'
        | 'game.demo.unavailable'
        | 'in_need_true_account'
    }

/**
 * Whether a game may be started, and for which money. A trial has play money alone, and asks for it by name: games of the
 * house take the trial’s own; another vendor is asked for theirs instead, for their play for money is paid for.
 */
export function judgeStart({
  vendor,
  game,
  isClosedHere,
  isCurrencyClosed,
  isTrial,
  wantsDemo,
  isDemoOffered,
}: Start): StartVerdict {
  if (!vendor || !game || vendor.status === 'closed' || game.status === 'closed') {
    return { may: false, reason: 'game.not.found' }
  }
  if (isCurrencyClosed) return { may: false, reason: 'game.currency.closed' }
  if (isClosedHere) return { may: false, reason: 'game.not.offered' }
  if (vendor.status === 'maintenance' || game.status === 'maintenance')
    return { may: false, reason: 'game.maintenance' }
  if (!wantsDemo) return isTrial ? { may: false, reason: 'in_need_true_account' } : { may: true, isDemo: false }
  if (!game.isDemoCapable || !isDemoOffered) {
    return { may: false, reason: isTrial ? 'in_need_true_account' : 'game.demo.unavailable' }
  }
  return { may: true, isDemo: !isTrial || traitsOf(vendor.protocol).rounds !== 'house' }
}
