/** Categories of games, as menus and lists name them; the order is the menus'. */
export const gameTypes = [
  'LIVE',
  'RNG',
  'FISH',
  'PVP',
  'SPORTS',
  'ESPORTS',
  'COCKFIGHT',
  'LOTT',
  'ELOTT',
  'SEA',
  'VN',
  'BINGO',
] as const
export type GameType = (typeof gameTypes)[number]

/** Of a vendor or a game. In maintenance it is shown and cannot be started; closed, it is not shown. */
export const gameStatuses = ['open', 'maintenance', 'closed'] as const
export type GameStatus = (typeof gameStatuses)[number]

/** The wires that vendors speak: `transfer` keeps wallets of his own, `rgs` are games of the house. */
export const vendorProtocols = ['softswiss', 'hub88', 'caleta', 'transfer', 'rgs'] as const
export type VendorProtocolName = (typeof vendorProtocols)[number]

/** Whether both sides of a protocol sign with keys of their own, instead of with a secret they share. */
export function signsWithKeys(protocol: VendorProtocolName): boolean {
  return protocol === 'hub88' || protocol === 'caleta'
}

/**
 * Whether rounds of a protocol's vendors are left open where no word of theirs comes. Games of the house end their own, and
 * of wallets elsewhere no round is known here.
 */
export function closesRounds(protocol: VendorProtocolName): boolean {
  return protocol !== 'rgs' && protocol !== 'transfer'
}

export const volatilities = ['low', 'medium', 'high', 'very-high'] as const
export type Volatility = (typeof volatilities)[number]
