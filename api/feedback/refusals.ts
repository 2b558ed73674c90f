export const feedbackRefusals = {
  /** Fewer or more words than the operator takes. */
  'case.words': { status: 400 },
  'case.not.found': { status: 404 },
  /** It is over; a new one can be opened. */
  'case.closed': { status: 409 },
  /** So many of one member's are open at once. */
  'case.too.many': { status: 409 },
  /** Another operator works on it. */
  'case.taken': { status: 409 },
  /** A visitor's, who can be told nothing. */
  'case.nobody': { status: 409 },
  'canned.answer.not.found': { status: 404 },
} as const
