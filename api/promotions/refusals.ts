export const promotionsRefusals = {
  'promotion.not.found': { status: 404 },
  /** It has not begun, or is over. */
  'promotion.closed': { status: 409 },
  /** All that was set aside for it is given. */
  'promotion.budget.spent': { status: 409 },
  /** Not for this member: another currency, or somebody who came too long ago. */
  'promotion.not.for.member': { status: 403 },
  /** What was asked for is not how this promotion is taken part in. */
  'promotion.taking': { status: 409 },
  'promotion.applied.already': { status: 409 },
  'promotion.signed.already': { status: 409 },
  /** No such code, or used up, or used by this member: it is not said which. */
  'promotion.code.unknown': { status: 409 },
  /** Every piece of it is taken. */
  'promotion.envelope.empty': { status: 409 },
  'promotion.opened.already': { status: 409 },
  'promotion.nothing.due': { status: 409 },
  /** Only a draft can be published, only what is published can be ended. */
  'promotion.state': { status: 409 },
  /** Its end had passed before it was published. */
  'promotion.over': { status: 409 },
  /** Written anew since it was asked to be published: whoever agreed would agree to something else. */
  'promotion.changed': { status: 409 },
  /** Another published promotion of the currency has the code. */
  'promotion.code.taken': { status: 409 },
  'promotion.ladder.taken': { status: 409 },
  'application.not.found': { status: 404 },
  'application.decided': { status: 409 },
  'application.member.barred': { status: 409 },
} as const
