export const pokerRefusals = {
  /** Poker is not offered now. */
  'poker.closed': { status: 409 },
  'poker.table.not.found': { status: 404 },
  /** The table closes or is closed. */
  'poker.table.closed': { status: 409 },
  /** Somebody else sits there, or there is no such seat. */
  'poker.seat.taken': { status: 409 },
  /** One member has one seat at a table. */
  'poker.seat.own': { status: 409 },
  'poker.not.seated': { status: 409 },
  /** What lies before a player is between the least and the most of the table; `value.least`, `value.most`. */
  'poker.buy.in': { status: 409 },
  /** Chips are added between two hands. */
  'poker.hand.running': { status: 409 },
  /** It is another's turn, or the move is none that can be made now. */
  'poker.move.not.allowed': { status: 409 },
  /** This account may not play: it is frozen. */
  'poker.not.allowed': { status: 403 },
  'poker.hand.not.found': { status: 404 },
  /** A table for play money, where only practice accounts sit. */
  'poker.practice.only': { status: 403 },
  /** Blinds, buy-ins and rake of a table do not fit each other. */
  'poker.terms.invalid': { status: 400 },
} as const
