export const pointsRefusals = {
  'points.good.not.found': { status: 404 },
  /** It has not begun, is over, or was taken out of the mall. */
  'points.good.closed': { status: 409 },
  /** Nothing of it is left, or not as many as were asked for. */
  'points.good.sold.out': { status: 409 },
  /** A member has had as many of it as one may. */
  'points.good.limit': { status: 409 },
  /** It costs something else than the member was shown. */
  'points.good.price': { status: 409 },
  /** For members of another currency. */
  'points.good.not.for.member': { status: 403 },
  'points.insufficient': { status: 409 },
  /** Points are not turned into money in this currency. */
  'points.convert.closed': { status: 409 },
  /** More than a member may turn into money in a day. */
  'points.convert.daily': { status: 409 },
  'points.order.not.found': { status: 404 },
  /** Somebody has decided it, or it is on its way already. */
  'points.order.state': { status: 409 },
  /** Only a draft is published, only what is published is ended; what is over is not changed. */
  'points.good.over': { status: 409 },
  'points.good.state': { status: 409 },
  'points.good.changed': { status: 409 },
} as const
