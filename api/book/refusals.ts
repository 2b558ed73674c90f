export const bookRefusals = {
  /** The league is not offered now. */
  'book.game.closed': { status: 409 },
  'book.fixture.not.found': { status: 404 },
  /** A match is not sold any more, or not now; `value.leg` counts from 1. */
  'book.fixture.closed': { status: 409 },
  /** A selection is not sold as its match stands; `value.leg`. */
  'book.selection.closed': { status: 409 },
  /** A price is another one by now; `value.leg`, and `value.price`. */
  'book.price.changed': { status: 409 },
  /** Two legs of one slip are on the same match, or a pool is combined with something. */
  'book.legs.related': { status: 409 },
  /** More than the house takes; `value.what` says of which limit, `value.most` how much it is. */
  'book.limit': { status: 409 },
  /** This account may not bet: it is frozen, or its stakes are limited. */
  'book.not.allowed': { status: 403 },
  'book.slip.not.found': { status: 404 },
  /** The slip is settled, or a match on it is about to end. */
  'book.slip.fixed': { status: 409 },
  /** A slip is worth another amount by now; `value.amount`. */
  'book.worth.changed': { status: 409 },
  /** The match was settled or called off before. */
  'book.fixture.state': { status: 409 },
} as const
