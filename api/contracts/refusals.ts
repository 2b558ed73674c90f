export const contractsRefusals = {
  'contract.not.found': { status: 404 },
  /** Decided, ended or not one's own to do this with. */
  'contract.state': { status: 409 },
  /** An open proposal of this kind is to be answered first. */
  'contract.proposed.already': { status: 409 },
  /** Somewhere it would pay the downline more than the upline is paid. */
  'contract.above.upline': { status: 409 },
  /** Somewhere further down the company pays more than these terms, or by periods of another length. */
  'contract.below.more': { status: 409 },
  /** The upline has no contract of this kind of their own. */
  'contract.upline.none': { status: 409 },
  /** A contract binds an upline and a direct downline who is an agent. */
  'contract.not.direct': { status: 409 },
  /** Another length of period than the upline's. */
  'contract.period': { status: 409 },
  /** One's upline is the house, whose staff sign; a wish of this kind is open, or was refused or taken back today. */
  'contract.ask.house': { status: 409 },
  'contract.asked.already': { status: 409 },
  'contract.ask.soon': { status: 409 },
  /** Not open any more, or not of one's own. */
  'contract.ask.not.found': { status: 404 },
  'settlement.period.open': { status: 409 },
  'settlement.behind': { status: 409 },
  /** What goes on into the period, as a carried loss, is of one that is not settled yet. */
  'settlement.before.open': { status: 409 },
  'settlement.not.found': { status: 404 },
  'salary.nothing': { status: 409 },
} as const
