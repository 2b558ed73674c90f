export const jackpotsRefusals = {
  'jackpot.not.found': { status: 404 },
  /** Another pot has this code. */
  'jackpot.code.taken': { status: 409 },
  /** It would cost more of the stakes that fill it than is allowed; `value.cost` and `value.most`, per cent. */
  'jackpot.too.costly': { status: 409 },
} as const
