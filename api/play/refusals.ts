export const playRefusals = {
  /** The game or its vendor is in maintenance: shown, and not to be started just now; `value.until` where it was planned. */
  'game.maintenance': { status: 503 },
  /** The game or its vendor is closed in the member's country. */
  'game.not.offered': { status: 403 },
  /** The game or its vendor takes no money of the member's currency. */
  'game.currency.closed': { status: 403 },
  /** The vendor opened no game: it refused, or did not answer. */
  'game.launch.failed': { status: 503 },
  /** The table has no seat left, or is not there any more. */
  'game.room.closed': { status: 409 },
  /** This game has no play for play money, or the merchant offers none. */
  'game.demo.unavailable': { status: 403 },
  /** The stake is above what is left of a limit the member set; `value` says which (kind, period) and what is left of it. */
  'play.own.limit': { status: 409 },
  /** All of the round was taken back already. */
  'round.void': { status: 409 },
  /** The round is settled to this payout already. */
  'round.unchanged': { status: 409 },
  /** Nothing was staked in it, or it is from so long ago that its vendor's ids are forgotten. */
  'round.fixed': { status: 409 },
  /** What was lost in it others have won: an operator's ruling would be paid by the house. */
  'round.between.members': { status: 409 },
} as const
