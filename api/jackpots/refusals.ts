export const jackpotsRefusals = {
  'jackpot.not.found': { status: 404 },
  /** Another pot has this code. */
  'jackpot.code.taken': { status: 409 },
} as const
