export const tablesRefusals = {
  /** The table is not offered now. */
  'tables.game.closed': { status: 409 },
  'tables.round.not.found': { status: 404 },
  /** Bets are not taken on the round any more, or not now. */
  'tables.round.closed': { status: 409 },
  /** The table has no such spot; `value.spot`. */
  'tables.spot.not.found': { status: 404 },
  /** More or less than the table takes; `value.what` says of which limit (`least`, `spot`, `round`, `table`), `value.most` how much it is, `value.spot` where. */
  'tables.limit': { status: 409 },
  /** This account may not bet: it is frozen, or its stakes are limited. */
  'tables.not.allowed': { status: 403 },
  /** The round was dealt, settled or called off before, or its table is not paused. */
  'tables.round.state': { status: 409 },
} as const
