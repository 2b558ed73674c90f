export const lotteryRefusals = {
  /** No such lottery, or it is closed. */
  'lottery.game.closed': { status: 409 },
  /** The draw is not sold any more, or not yet planned. */
  'lottery.draw.closed': { status: 409 },
  'lottery.draw.not.found': { status: 404 },
  /** The client counted other units than the house; `value.units`. */
  'lottery.units.mismatch': { status: 409 },
  /** More than the lottery takes; `value.what` says of which limit, `value.most` how much it is. */
  'lottery.limit': { status: 409 },
  /** So much on one number is not taken any more; `value.number`, and `value.left` how many times still. */
  'lottery.number.full': { status: 409 },
  /** A bet pays another part of its printed odds by now than was shown; `value.line`. */
  'lottery.odds.changed': { status: 409 },
  /** This account may not bet: it is frozen, or its stakes are limited. */
  'lottery.not.allowed': { status: 403 },
  'lottery.order.not.found': { status: 404 },
  /** The order is settled or taken back, or its draw is closed. */
  'lottery.order.fixed': { status: 409 },
  /** Not what this lottery can draw. */
  'lottery.result.impossible': { status: 409 },
  /** The draw has a result, or has none yet. */
  'lottery.draw.state': { status: 409 },
} as const
