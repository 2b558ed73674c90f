/**
 * One wallet under two names: the same rules, statuses and way to sign; header, routes and a few fields differ.
 */
export interface Dialect {
  readonly protocol: 'hub88' | 'caleta'
  /** Where the signature stands, in either direction. */
  readonly header: string
  /** Below the vendor's launch address. */
  readonly launchRoute: string
  /** The currency that means play money of the vendor's. */
  readonly demoCurrency: string
  /** Whether a bet that is refused for want of money is told how much there is. */
  readonly isToldWhatIsThere: boolean
}

export const hub88Dialect: Dialect = {
  protocol: 'hub88',
  header: 'x-hub88-signature',
  launchRoute: 'operator/generic/v2/game/url',
  demoCurrency: 'XXX',
  isToldWhatIsThere: true,
}

export const caletaDialect: Dialect = {
  protocol: 'caleta',
  header: 'x-auth-signature',
  launchRoute: 'api/game/url',
  demoCurrency: 'FUN',
  isToldWhatIsThere: false,
}
