export const safeguardsRefusals = {
  'verification.not.found': { status: 404 },
  /** Another operator has approved or refused it. */
  'verification.decided': { status: 409 },
  /** A document is being looked at. */
  'verification.submitted': { status: 409 },
  /** There is nothing to send. */
  'verification.verified': { status: 409 },
  /** So often that staff have to ask first. */
  'verification.refused.often': { status: 409 },
} as const
