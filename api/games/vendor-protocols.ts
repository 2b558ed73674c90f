/** What follows for operators and for the house from the protocol that a vendor speaks. */
export interface VendorTraits {
  /** What calls are signed with: one secret that both sides share, a pair of keys on either side, or nothing to keep here. */
  readonly signing: 'secret' | 'keys' | 'none'
  /**
   * Who ends rounds: the house its own; a vendor theirs, so that one may be left open where no word of it comes; of
   * wallets that vendors keep no round is known here.
   */
  readonly rounds: 'house' | 'vendor' | 'unknown'
  /**
   * Where operators may not rule on every round. `closed`: an open one is not theirs to rule on, since others share what lies
   * in it; its match is called off instead. `never`: what one player lost in a round another has won.
   */
  readonly ruledWhen?: 'closed' | 'never'
  /** Whether rounds that cost nothing can be asked for: what promotions give. */
  readonly freeRounds?: true
  /**
   * Its games are pages of the portal: who bets there is known by the session of the portal, and a launch says only where
   * the page is.
   */
  readonly pages?: true
}

/** Every protocol that vendors speak, and its traits. What it does is in its folder under server/adapters/vendors. */
export const vendorProtocols = {
  softswiss: { signing: 'secret', rounds: 'vendor', freeRounds: true },
  hub88: { signing: 'keys', rounds: 'vendor' },
  caleta: { signing: 'keys', rounds: 'vendor' },
  transfer: { signing: 'secret', rounds: 'unknown' },
  rgs: { signing: 'none', rounds: 'house' },
  lottery: { signing: 'none', rounds: 'house', pages: true },
  book: { signing: 'none', rounds: 'house', ruledWhen: 'closed', pages: true },
  tables: { signing: 'none', rounds: 'house', ruledWhen: 'closed', pages: true },
  poker: { signing: 'none', rounds: 'house', ruledWhen: 'never', pages: true },
} as const satisfies Record<string, VendorTraits>

export type VendorProtocolName = keyof typeof vendorProtocols

export const vendorProtocolNames = Object.keys(vendorProtocols) as VendorProtocolName[]

export function traitsOf(protocol: VendorProtocolName): VendorTraits {
  return vendorProtocols[protocol]
}
