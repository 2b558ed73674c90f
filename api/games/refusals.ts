export const gamesRefusals = {
  'vendor.not.found': { status: 404 },
  'vendor.protocol.fixed': { status: 409 },
  /** The vendor's protocol signs with a shared secret. */
  'vendor.keys.unused': { status: 409 },
  /** Its rounds are not left open, or not known here: games of the house, wallets of the vendor's own. */
  'vendor.closes.itself': { status: 409 },
  'vendor.plan.changed': { status: 409 },
  'game.not.found': { status: 404 },
  /** No round of one’s own has this id. */
  'round.not.found': { status: 404 },
  /** It waits to be shown to its end: seeds are revealed when all their rounds are over. */
  'round.still.open': { status: 409 },
  /** The vendor has a game of this code already. */
  'game.exists': { status: 409 },
  /** No import has this id, or nobody applied it within a day. */
  'import.not.found': { status: 404 },
  'import.applied': { status: 409 },
  /** The catalogue is another than the one the import was compared with. */
  'import.stale': { status: 409 },
  /** The list of favourites is as long as it may be. */
  'favourites.full': { status: 409 },
} as const
