export const agentsRefusals = {
  /** Nobody of that name stands below the caller. */
  'agent.not.downline': { status: 404 },
  'agent.already': { status: 409 },
  'agent.downline.frozen': { status: 409 },
  /** The operator's policy does not let agents do it. */
  'agent.policy.closed': { status: 403 },
  'agent.code.taken': { status: 409 },
  'agent.code.most': { status: 409 },
  'agent.code.unknown': { status: 404 },
  'agent.cashier.unknown': { status: 404 },
  'agent.cashiers.most': { status: 409 },
  /** A cashier moves money for an agent and does nothing else. */
  'cashier.not.allowed': { status: 403 },
  'send.closed': { status: 403 },
  /** It must be given up first, or wagered. */
  'send.bonus.open': { status: 409 },
  /** The house stands above: nothing is sent to it. */
  'send.no.upline': { status: 409 },
  'send.too.small': { status: 409 },
  'send.too.large': { status: 409 },
  'send.daily': { status: 409 },
  /** A downline never gets more back than the upline. */
  'rebate.above.own': { status: 409 },
  /** The house gives no rebate in this category. */
  'rebate.not.given': { status: 409 },
  /** A branch cannot stand below itself, nor under who is no agent or has another currency. */
  'team.move.impossible': { status: 409 },
} as const
